<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Licences</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>About Trickwise</source>
        <translation>关于 Trickwise</translation>
    </message>
    <message>
        <source>Version {}</source>
        <translation>版本 {}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由软件，采用 MIT 许可。</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>There is no display here to open a window on. `trickwise --help` tells what works without one.</source>
        <translation>这里没有可以打开窗口的屏幕。不用屏幕也能做的事，请看 `trickwise --help`。</translation>
    </message>
</context>
<context>
    <name>ArticleSheets</name>
    <message>
        <source>Your hand</source>
        <translation>你这一局</translation>
    </message>
    <message>
        <source>The article’s hand</source>
        <translation>文章的牌例</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>这一局</translation>
    </message>
    <message>
        <source>%1 of %2 tricks</source>
        <translation>墩数 %1/%2</translation>
    </message>
    <message>
        <source>Trick %1: %2.</source>
        <translation>第 %1 墩：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation>%1赢墩。</translation>
    </message>
</context>
<context>
    <name>ArticleTable</name>
    <message>
        <source>Trick</source>
        <translation>墩</translation>
    </message>
    <message>
        <source>In order played</source>
        <translation>依次出牌</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>牌点</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>赢墩</translation>
    </message>
    <message>
        <source>Trick {}, still to come</source>
        <translation>第 {} 墩，还没打到</translation>
    </message>
    <message>
        <source>Trick {0}: {1}</source>
        <translation>第 {0} 墩：{1}</translation>
    </message>
</context>
<context>
    <name>AskingSheet</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>{0}, line {1}, column {2}</source>
        <translation>{0}，第 {1} 行，第 {2} 列</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Calls</source>
        <translation>叫牌</translation>
    </message>
</context>
<context>
    <name>AuctionSheets</name>
    <message>
        <source>The calls</source>
        <translation>各家叫牌</translation>
    </message>
    <message>
        <source>The ladder of calls</source>
        <translation>叫牌的阶梯</translation>
    </message>
    <message>
        <source>Higher above, with what they are worth</source>
        <translation>越高越大，格里是分值</translation>
    </message>
</context>
<context>
    <name>BeforePanel</name>
    <message>
        <source>Before this hand</source>
        <translation>这一局之前</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>沙袋</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>marked</source>
        <translation>有记号</translation>
    </message>
</context>
<context>
    <name>BookRoom</name>
    <message>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Fewer</source>
        <translation>只看几课</translation>
    </message>
    <message numerus="yes">
        <source>All %n lessons</source>
        <translation>
            <numerusform>全部 %n 课</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Remove the pack {}</source>
        <translation>移除课程包{}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>还没开始</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>{0} of {1} lessons</source>
        <translation>{1} 课里学完 {0} 课</translation>
    </message>
</context>
<context>
    <name>DialArea</name>
    <message>
        <source>Turn back</source>
        <translation>转回一格</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>转下一格</translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message>
        <source>What differs</source>
        <translation>哪里不同</translation>
    </message>
    <message numerus="yes">
        <source>%n of {} options</source>
        <translation>
            <numerusform>{} 项约定里有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: these two tables play alike.</source>
        <translation>没有不同：两桌打法一样。</translation>
    </message>
    <message>
        <source>Rule set at the left</source>
        <translation>左边的规则版本</translation>
    </message>
    <message>
        <source>Rule set at the right</source>
        <translation>右边的规则版本</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Worked examples</source>
        <translation>文章的例子</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeltScenes</name>
    <message>
        <source>led</source>
        <translation>领出</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>目前最大</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>Drop it here</source>
        <translation>放在这里</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>赢墩</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) away</source>
        <translation>
            <numerusform>弃 %n 张，确认后扣起来</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>left bower</source>
        <translation>左弓</translation>
    </message>
    <message>
        <source>right bower</source>
        <translation>右弓</translation>
    </message>
    <message>
        <source>(you)</source>
        <translation>（你）</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>本局退出</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>拿 %1</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>叫 %1</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>第 %1 墩：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>拿到 %n 墩</numerusform>
        </translation>
    </message>
    <message>
        <source>contract</source>
        <translation>合约</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢墩</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>沙袋</translation>
    </message>
</context>
<context>
    <name>HelpLadder</name>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>可出</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>{}, once more</source>
        <translation>再看一次“{}”</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>{}, seen</source>
        <translation>{}，看过了</translation>
    </message>
    <message>
        <source>{}, comes later</source>
        <translation>{}，还没轮到</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>、</translation>
    </message>
    <message>
        <source>First {first}, then {rung}.</source>
        <translation>先看{first}，再看{rung}。</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s) still to win</source>
        <translation>
            <numerusform>还有 %n 颗星</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>One hand under every rule set</source>
        <translation>同一局，看各种规则怎么算</translation>
    </message>
    <message>
        <source>Score lab</source>
        <translation>计分实验室</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Every rule with its source</source>
        <translation>每条规则都有出处</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Every term in three languages</source>
        <translation>每个术语，三种语言对照</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Everything without a mouse · F1</source>
        <translation>不用鼠标也都能做 · F1</translation>
    </message>
</context>
<context>
    <name>HomePresenter</name>
    <message>
        <source>{0} · Lesson {1}</source>
        <translation>{0} · 第 {1} 课</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>What you know already</source>
        <translation>课前小测</translation>
    </message>
    <message>
        <source>What you know now</source>
        <translation>课后小测</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>黑桃 Spades</translation>
    </message>
    <message>
        <source>Five Hundred</source>
        <translation>500</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>This pack is damaged. Add it again, or remove it.</source>
        <translation>这个课程包损坏了。请重新添加，或把它移除。</translation>
    </message>
    <message>
        <source>There is no {0} in this pack: it is shown in {1}.</source>
        <translation>这个课程包没有{0}，用{1}显示。</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>答出 {0} 题，共 {1} 题</translation>
    </message>
    <message>
        <source>The first trick to the last bag</source>
        <translation>从第一墩到最后一个沙袋</translation>
    </message>
    <message>
        <source>Bid, then name the trumps</source>
        <translation>先叫牌，再定王牌</translation>
    </message>
    <message>
        <source>Six cards, four points</source>
        <translation>六张牌，四分</translation>
    </message>
    <message>
        <source>You will {}.</source>
        <translation>这一课学会：{}。</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>From one part to the next, and back</source>
        <translation>到下一处，或退回上一处</translation>
    </message>
    <message>
        <source>Choose a card, or go through the ruler</source>
        <translation>选牌，或在刻度尺上前后走</translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation>打出选好的牌；往下走</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>按下选到的按钮</translation>
    </message>
    <message>
        <source>Let go of a card; close what lies on top</source>
        <translation>放下拿起的牌；关掉最上面的</translation>
    </message>
    <message>
        <source>Sorting: into the place with this number; 0 takes it back</source>
        <translation>分类：放到这个号码的位置，0 拿回来</translation>
    </message>
    <message>
        <source>Ordering: move what has the focus along the row</source>
        <translation>排顺序：把选中的沿着这一行移动</translation>
    </message>
    <message>
        <source>Why? – for the chosen card</source>
        <translation>选好的牌，为什么能出或不能出？</translation>
    </message>
    <message>
        <source>Help: the next rung</source>
        <translation>提示，下一级</translation>
    </message>
    <message>
        <source>The rule that was named last</source>
        <translation>刚才提到的规则</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>念出牌桌上的情形</translation>
    </message>
    <message>
        <source>The table of tricks takes the page, and gives it back</source>
        <translation>让墩数表占满整页，再按一次就还原</translation>
    </message>
    <message>
        <source>All hands lie open, and are closed again: for teachers</source>
        <translation>摊开各家的牌，再按一次扣回去：给老师用</translation>
    </message>
    <message>
        <source>The hand that is over, in the score lab</source>
        <translation>把打完的这一局放进计分实验室</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo, in the score lab</source>
        <translation>重做（计分实验室）</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>在规则书里找</translation>
    </message>
    <message>
        <source>Larger text, smaller text</source>
        <translation>放大文字、缩小文字</translation>
    </message>
    <message>
        <source>The whole screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>这张表</translation>
    </message>
</context>
<context>
    <name>LabRoom</name>
    <message>
        <source>Score lab</source>
        <translation>计分实验室</translation>
    </message>
</context>
<context>
    <name>LabSheets</name>
    <message>
        <source>Hand {} of the match</source>
        <translation>整场第 {} 局</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>叫</translation>
    </message>
    <message>
        <source>took</source>
        <translation>拿</translation>
    </message>
</context>
<context>
    <name>LearnersPanel</name>
    <message>
        <source>Learner</source>
        <translation>学习者</translation>
    </message>
    <message>
        <source>New learner</source>
        <translation>新增学习者</translation>
    </message>
    <message>
        <source>Each has a place of their own in every lesson.</source>
        <translation>每个人在每一课都有自己的进度。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名字</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>All that this learner has done, in one file for another computer.</source>
        <translation>这位学习者做过的一切，一个文件带到另一台电脑。</translation>
    </message>
    <message>
        <source>Learner&apos;s file</source>
        <translation>学习者的文件</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Save as table (CSV)…</source>
        <translation>另存为表格（CSV）…</translation>
    </message>
    <message>
        <source>Lessons done and hard rules, for everyone here.</source>
        <translation>这里每个人学完的课和难的规则。</translation>
    </message>
    <message>
        <source>Class report</source>
        <translation>班级报告</translation>
    </message>
    <message>
        <source>Export the learner</source>
        <translation>导出学习者</translation>
    </message>
    <message>
        <source>Import a learner</source>
        <translation>导入学习者</translation>
    </message>
    <message>
        <source>Save the class report</source>
        <translation>保存班级报告</translation>
    </message>
    <message>
        <source>Learners (*{})</source>
        <translation>学习者 (*{})</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>New learner</source>
        <translation>新学习者</translation>
    </message>
    <message>
        <source>{} was removed.</source>
        <translation>已移除{}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>{} is here now.</source>
        <translation>{}已经在这里了。</translation>
    </message>
</context>
<context>
    <name>Ledgers</name>
    <message>
        <source>Bags</source>
        <translation>沙袋</translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>Another rule set</source>
        <translation>另一个规则版本</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>这一局</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>原来</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>No score here</source>
        <translation>这里算不出分</translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>next · {}</source>
        <translation>下一课 · {}</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>得 %n 颗星，满分 3 颗</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>跟着做</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>自己打</translation>
    </message>
    <message>
        <source>How much you do</source>
        <translation>自己做多少</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>回到课里</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里打下去</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>摊开各家</translation>
    </message>
    <message>
        <source>Close hands</source>
        <translation>扣回去</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>墩数表</translation>
    </message>
    <message>
        <source>The table of tricks has the page</source>
        <translation>墩数表占满整页</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>步骤 {0}/{1}</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>题外</translation>
    </message>
    <message>
        <source>Aside, after step {0} of {1}</source>
        <translation>题外，在步骤 {0}/{1} 之后</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>Play it out</source>
        <translation>就这样打下去</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>This lesson can&apos;t be opened: it is gone, or was changed. If it came in a pack, add that again.</source>
        <translation>这一课打不开：它不在了，或被改动过。如果来自课程包，请重新添加那个课程包。</translation>
    </message>
    <message>
        <source>The score lab takes a hand once its score is shown.</source>
        <translation>一局牌要先显示得分，才能放进计分实验室。</translation>
    </message>
</context>
<context>
    <name>LessonSheets</name>
    <message>
        <source>Try it</source>
        <translation>试试看</translation>
    </message>
    <message>
        <source>article, §%1</source>
        <translation>文章第 %1 节</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to lay away</source>
        <translation>
            <numerusform>还差 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to lay away</source>
        <translation>可以扣起来了</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>确认弃牌</translation>
    </message>
    <message>
        <source>Click a name on the table, or go to it with the arrow keys and press Enter.</source>
        <translation>点一下桌上的名字，或用方向键移过去，再按 Enter。</translation>
    </message>
    <message>
        <source>Go there with ← and →, on the ruler, or by a click on a row of the table; then answer.</source>
        <translation>用 ← 和 →、刻度尺，或点一下表里的一行移过去，再作答。</translation>
    </message>
    <message>
        <source>Three stars: no step took help or a second try. Two: a few did.</source>
        <translation>三颗星：每一步都没看提示，一次就答对。两颗星：只有少数几步例外。</translation>
    </message>
    <message>
        <source>You play on: not part of the lesson</source>
        <translation>你自己打下去：不算在课里</translation>
    </message>
    <message>
        <source>The article’s cards</source>
        <translation>文章里的牌</translation>
    </message>
    <message>
        <source>The article’s cards, the rest ours</source>
        <translation>文章里的牌，其余是我们补的</translation>
    </message>
    <message>
        <source>Our deal</source>
        <translation>我们发的牌</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你这一局</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>计分</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message>
        <source>All hands lie open.</source>
        <translation>各家的牌都摊开了。</translation>
    </message>
    <message>
        <source>The hands are closed again.</source>
        <translation>牌又扣起来了。</translation>
    </message>
</context>
<context>
    <name>MasteryPresenter</name>
    <message numerus="yes">
        <source>%n rule(s) today</source>
        <translation>
            <numerusform>今天 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing today</source>
        <translation>今天没有</translation>
    </message>
    <message>
        <source>Rules that you meet in a lesson come back here, on fresh deals.</source>
        <translation>课里学过的规则，会在这里用新发的牌再问一次。</translation>
    </message>
    <message>
        <source>Firm: known so well that it rests for a week or more.</source>
        <translation>记得够牢、一周以上才会再出现的，算记牢。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) soon</source>
        <translation>
            <numerusform>最近要复习的 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) firm</source>
        <translation>
            <numerusform>记牢的 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not met yet</source>
        <translation>
            <numerusform>还没学的 %n 条</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>今天 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} firm</source>
        <translation>共 {1} 条，记牢 {0} 条</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>共 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>comes back today</source>
        <translation>今天复习</translation>
    </message>
    <message>
        <source>comes back soon</source>
        <translation>过几天复习</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>记牢了</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>还没学</translation>
    </message>
    <message>
        <source>Each rule comes back on fresh deals: soon after a miss, later and later while it is known.</source>
        <translation>每条规则都用新发的牌来复习：没答出来的很快再来，答得出的隔得越来越久。</translation>
    </message>
    <message>
        <source>firm: rests for a week or more</source>
        <translation>记牢了：一周以上才再出现</translation>
    </message>
    <message numerus="yes">
        <source>Review %n rule(s)</source>
        <translation>
            <numerusform>复习 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Entry check</source>
        <translation>课前小测</translation>
    </message>
    <message>
        <source>Exit check</source>
        <translation>课后小测</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>答出 {0} 题，共 {1} 题</translation>
    </message>
</context>
<context>
    <name>MomentArea</name>
    <message>
        <source>This trick: {}</source>
        <translation>就是这墩：第 {} 墩</translation>
    </message>
</context>
<context>
    <name>NoStart</name>
    <message>
        <source>Trickwise could not start</source>
        <translation>Trickwise 没能启动</translation>
    </message>
    <message>
        <source>If it stays like this, move the settings away and start again: {}</source>
        <translation>如果一直这样，把设置文件移开再启动一次：{}</translation>
    </message>
    <message>
        <source>Nothing that you did is lost. A report of what happened can be copied and sent on.</source>
        <translation>先前的进度都还在。可以复制一份报告，发给别人看。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Here cards are only pointed at: click each one, then press Done.</source>
        <translation>这一步只要点牌，不用拖：一张一张点好，再按“好了”。</translation>
    </message>
    <message>
        <source>Drop the card in the middle of the table, or double-click it.</source>
        <translation>把牌拖到桌子中间再松开，或者双击这张牌。</translation>
    </message>
    <message>
        <source>Choose a card first: click it, or go to it with the arrow keys.</source>
        <translation>先选一张牌：点击，或用方向键走过去。</translation>
    </message>
    <message>
        <source>That is just what this step asks. Try a set of cards and press Done, or ask for help.</source>
        <translation>这一步问的正是这个。先点出你觉得可以的牌，按“好了”试试，或者看看提示。</translation>
    </message>
    <message>
        <source>This is a check: answer first, then ask why.</source>
        <translation>这是小测：先作答，再问为什么。</translation>
    </message>
    <message>
        <source>No card lies face up here.</source>
        <translation>这里没有亮出来的牌。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Saved as {}</source>
        <translation>已存为：{}</translation>
    </message>
    <message>
        <source>It could not be saved there: {}</source>
        <translation>存不到那里：{}</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>NumberArea</name>
    <message>
        <source>One less</source>
        <translation>少一</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>多一</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>A number from %1 to %2, please.</source>
        <translation>请填 %1 到 %2 之间的数。</translation>
    </message>
</context>
<context>
    <name>OptionsArea</name>
    <message>
        <source>Done</source>
        <translation>好了</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Back to {}</source>
        <translation>回到 {}</translation>
    </message>
    <message>
        <source>This table&apos;s options</source>
        <translation>这一桌的约定</translation>
    </message>
</context>
<context>
    <name>OrderArea</name>
    <message>
        <source>Done</source>
        <translation>好了</translation>
    </message>
</context>
<context>
    <name>OrderBoard</name>
    <message>
        <source>{0}, place {1} of {2}</source>
        <translation>{0}，第 {1} 个，共 {2} 个</translation>
    </message>
</context>
<context>
    <name>PackDesk</name>
    <message>
        <source>Remove {}?</source>
        <translation>要移除{}吗？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>{} is damaged. Add the pack again, or remove it.</source>
        <translation>{}损坏了。请重新添加课程包，或把它移除。</translation>
    </message>
    <message>
        <source>Looking at {}…</source>
        <translation>正在查看{}…</translation>
    </message>
    <message>
        <source>Its lessons leave this page. What was learned in them is kept, in case the pack comes back.</source>
        <translation>课程会从这一页拿掉。学过的进度都留着，课程包回来时还在。</translation>
    </message>
    <message>
        <source>{} is here already.</source>
        <translation>{}已经在这里了。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are played through before they are added. That takes some seconds for each.</source>
        <translation>
            <numerusform>添加之前，先把 %n 课从头到尾打一遍，每课要几秒钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>{} of %n lesson(s)</source>
        <translation>
            <numerusform>打完 {} 课，共 %n 课</numerusform>
        </translation>
    </message>
    <message>
        <source>{} can&apos;t be opened</source>
        <translation>{}打不开</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend first. Nothing was changed here. Copy this for whoever made the pack.</source>
        <translation>
            <numerusform>有 %n 处要先改好。这里什么都没有变动。可以复制下来，交给制作课程包的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>It could not be looked at to the end, so it was not added. Nothing was changed here.</source>
        <translation>没能看到最后，所以没有添加。这里什么都没有变动。</translation>
    </message>
    <message>
        <source>{} can&apos;t be added yet</source>
        <translation>{}还不能添加</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Replace {}?</source>
        <translation>要替换{}吗？</translation>
    </message>
    <message>
        <source>A pack of this name is here already, and the new one differs. What was learned in it stays.</source>
        <translation>这里已经有同名的课程包，新的和它不一样。学过的进度会留着。</translation>
    </message>
    <message>
        <source>{} was added.</source>
        <translation>已添加{}。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>{} was removed.</source>
        <translation>已移除{}。</translation>
    </message>
    <message>
        <source>The folder {0} can&apos;t be written ({1}). Make room, or make it yours to write in.</source>
        <translation>文件夹{0}无法写入（{1}）。请腾出空间，或改成你可以写入。</translation>
    </message>
</context>
<context>
    <name>PacksHead</name>
    <message>
        <source>Lesson packs</source>
        <translation>课程包</translation>
    </message>
    <message>
        <source>Lessons that somebody has made for you, in one file ({}). Drop it on this page, or choose it.</source>
        <translation>别人为你做的课程，装在一个文件里（{}）。拖到这一页放下，或选取文件。</translation>
    </message>
    <message>
        <source>Add a lesson pack…</source>
        <translation>添加课程包…</translation>
    </message>
    <message>
        <source>Lesson packs (*{})</source>
        <translation>课程包 (*{})</translation>
    </message>
    <message>
        <source>Add a lesson pack</source>
        <translation>添加课程包</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>Hand record (*.yaml)</source>
        <translation>牌局记录 (*.yaml)</translation>
    </message>
</context>
<context>
    <name>PointingArea</name>
    <message numerus="yes">
        <source>%n chosen · Done</source>
        <translation>
            <numerusform>选了 %n 张 · 好了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>You stopped here</source>
        <translation>上次停在这里</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Due for review</source>
        <translation>该复习的</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>Dealing… Stop</source>
        <translation>发牌中… 停止</translation>
    </message>
    <message>
        <source>Review now</source>
        <translation>开始复习</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>ReviewRoom</name>
    <message>
        <source>The cards are being dealt…</source>
        <translation>正在发牌…</translation>
    </message>
    <message>
        <source>Rules that come back</source>
        <translation>规则复习</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Nothing here has all of these words.</source>
        <translation>这里没有哪一条同时有这些词。</translation>
    </message>
    <message>
        <source>Table agreement</source>
        <translation>约定书</translation>
    </message>
    <message>
        <source>This table&apos;s options</source>
        <translation>这一桌的约定</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>哪里不同</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Save in all three languages…</source>
        <translation>三种语言都存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save the table agreement</source>
        <translation>保存约定书</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>规则版本</translation>
    </message>
</context>
<context>
    <name>RuleBookPresenter</name>
    <message>
        <source>Glossary</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>article, section {}</source>
        <translation>文章，{}</translation>
    </message>
    <message>
        <source>compared on {}</source>
        <translation>{} 比对过</translation>
    </message>
</context>
<context>
    <name>RuleCard</name>
    <message>
        <source>Tables differ</source>
        <translation>各桌不同</translation>
    </message>
    <message>
        <source>At this table: {}</source>
        <translation>这一桌：{}</translation>
    </message>
</context>
<context>
    <name>ScoreLabPage</name>
    <message>
        <source>Open a hand record</source>
        <translation>打开牌局记录</translation>
    </message>
    <message>
        <source>Save as a hand record</source>
        <translation>另存为牌局记录</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>牌局记录</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Compare in the score lab</source>
        <translation>在计分实验室比较</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>这一局</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>原来</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>随系统</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Black on white, strong edges, no shadows.</source>
        <translation>黑白分明，边线清楚，没有阴影。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>牌的大小</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>梅花绿色，方块蓝色。</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大角标</translation>
    </message>
    <message>
        <source>Rank and suit large in one corner.</source>
        <translation>数字和花色放大，只印在一角。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>With none, cards are where they go at once.</source>
        <translation>选“不动”，牌一下子就到位。</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>The page at the left, the buttons mirrored.</source>
        <translation>书页在左，按钮左右对调。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不提醒</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Remind me to rest</source>
        <translation>提醒休息</translation>
    </message>
    <message>
        <source>After so long, between two steps of a lesson.</source>
        <translation>学了这么久，就在课的两步之间说一声。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
</context>
<context>
    <name>SettingsRoom</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SortArea</name>
    <message numerus="yes">
        <source>%n left · Done</source>
        <translation>
            <numerusform>还剩 %n 个 · 好了</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>好了</translation>
    </message>
</context>
<context>
    <name>SortBoard</name>
    <message>
        <source>{}, without a place</source>
        <translation>{}，还没放</translation>
    </message>
    <message>
        <source>{0}, in {1}</source>
        <translation>{0}，放在“{1}”</translation>
    </message>
    <message>
        <source>{0}, key {1}, {2} in it</source>
        <translation>{0}，按 {1}，已放 {2} 个</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>得 %n 颗星，满分 3 颗</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation>回到课里</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>规则书</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学习者</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>语言：{}</translation>
    </message>
</context>
<context>
    <name>TranscriptPanel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Compare in the score lab</source>
        <translation>在计分实验室比较</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>TranscriptRoom</name>
    <message>
        <source>Transcript</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>Transcripts</name>
    <message>
        <source>The calls</source>
        <translation>叫牌</translation>
    </message>
    <message>
        <source>Trick %1</source>
        <translation>第 %1 墩</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>教练的话</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>退一张</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>进一张</translation>
    </message>
    <message>
        <source>Trick {0}, {1} cards lie</source>
        <translation>第 {0} 墩，已出 {1} 张</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>This could not be opened ({}). Everything else works on, and nothing that you did is lost.</source>
        <translation>这里没能打开（{}）。其他部分照常，先前的进度也都还在。</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>All rule sets</source>
        <translation>所有规则版本</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>这一局</translation>
    </message>
    <message>
        <source>Bags afterwards</source>
        <translation>之后的沙袋</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>整场</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>所有规则版本</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>看数字</translation>
    </message>
    <message>
        <source>Hide and predict</source>
        <translation>扣起来，先猜</translation>
    </message>
</context>
</TS>
