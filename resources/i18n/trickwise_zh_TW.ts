<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Licences</source>
        <translation>授權</translation>
    </message>
    <message>
        <source>About Trickwise</source>
        <translation>關於Trickwise</translation>
    </message>
    <message>
        <source>Version {}</source>
        <translation>版本{}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>自由軟體，採MIT授權。</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>There is no display here to open a window on. `trickwise --help` tells what works without one.</source>
        <translation>這裡沒有可以開視窗的畫面。不用畫面也能做的事，請看`trickwise --help`。</translation>
    </message>
</context>
<context>
    <name>ArticleSheets</name>
    <message>
        <source>Your hand</source>
        <translation>你這副</translation>
    </message>
    <message>
        <source>The article’s hand</source>
        <translation>文章的牌例</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>這一副</translation>
    </message>
    <message>
        <source>%1 of %2 tricks</source>
        <translation>墩數%1/%2</translation>
    </message>
    <message>
        <source>Trick %1: %2.</source>
        <translation>第%1墩：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Won by %1.</source>
        <translation>由%1收走。</translation>
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
        <translation>依序出牌</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>牌點</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>得墩</translation>
    </message>
    <message>
        <source>Trick {}, still to come</source>
        <translation>第{}墩，還沒打到</translation>
    </message>
    <message>
        <source>Trick {0}: {1}</source>
        <translation>第{0}墩：{1}</translation>
    </message>
</context>
<context>
    <name>AskingSheet</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>{0}, line {1}, column {2}</source>
        <translation>{0}，第{1}行，第{2}欄</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有%n項</numerusform>
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
        <translation>叫牌的階梯</translation>
    </message>
    <message>
        <source>Higher above, with what they are worth</source>
        <translation>越高越大，格裡是分值</translation>
    </message>
</context>
<context>
    <name>BeforePanel</name>
    <message>
        <source>Before this hand</source>
        <translation>這副之前</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>袋</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>marked</source>
        <translation>有記號</translation>
    </message>
</context>
<context>
    <name>BookRoom</name>
    <message>
        <source>Rule book</source>
        <translation>規則書</translation>
    </message>
</context>
<context>
    <name>CoachBox</name>
    <message>
        <source>Coach</source>
        <translation>教練</translation>
    </message>
</context>
<context>
    <name>CoachBubble</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>教練</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Fewer</source>
        <translation>只看幾課</translation>
    </message>
    <message numerus="yes">
        <source>All %n lessons</source>
        <translation>
            <numerusform>全部%n課</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Remove the pack {}</source>
        <translation>移除課程包{}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>還沒開始</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>{0} of {1} lessons</source>
        <translation>{1}課裡學完{0}課</translation>
    </message>
</context>
<context>
    <name>DialArea</name>
    <message>
        <source>Turn back</source>
        <translation>轉回一格</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>轉下一格</translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message>
        <source>What differs</source>
        <translation>哪裡不同</translation>
    </message>
    <message numerus="yes">
        <source>%n of {} options</source>
        <translation>
            <numerusform>{}項約定裡有%n項</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing: these two tables play alike.</source>
        <translation>沒有不同：兩桌打法一樣。</translation>
    </message>
    <message>
        <source>Rule set at the left</source>
        <translation>左邊的規則版本</translation>
    </message>
    <message>
        <source>Rule set at the right</source>
        <translation>右邊的規則版本</translation>
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
        <translation>新增</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>下一副</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeltScenes</name>
    <message>
        <source>led</source>
        <translation>首引</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>目前最大</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>輪到你</translation>
    </message>
    <message>
        <source>Drop it here</source>
        <translation>放在這裡</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>收走</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n card(s) away</source>
        <translation>
            <numerusform>棄%n張，確認後蓋起來</numerusform>
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
        <translation>整副退出</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>拿%1</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>叫%1</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>第%1墩：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>拿到%n墩</numerusform>
        </translation>
    </message>
    <message>
        <source>contract</source>
        <translation>合約</translation>
    </message>
    <message>
        <source>won</source>
        <translation>得墩</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>袋</translation>
    </message>
</context>
<context>
    <name>HelpLadder</name>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>線索</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
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
        <translation>再看一次「{}」</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>{}, seen</source>
        <translation>{}，看過了</translation>
    </message>
    <message>
        <source>{}, comes later</source>
        <translation>{}，還沒輪到</translation>
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
            <numerusform>還有%n顆星</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>One hand under every rule set</source>
        <translation>同一副，看各種規則怎麼算</translation>
    </message>
    <message>
        <source>Score lab</source>
        <translation>計分實驗室</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Every rule with its source</source>
        <translation>每條規則都有出處</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語</translation>
    </message>
    <message>
        <source>Every term in three languages</source>
        <translation>每個術語，三種語言對照</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Everything without a mouse · F1</source>
        <translation>不用滑鼠也都能做 · F1</translation>
    </message>
</context>
<context>
    <name>HomePresenter</name>
    <message>
        <source>{0} · Lesson {1}</source>
        <translation>{0} · 第{1}課</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>複習</translation>
    </message>
    <message>
        <source>What you know already</source>
        <translation>課前小測驗</translation>
    </message>
    <message>
        <source>What you know now</source>
        <translation>課後小測驗</translation>
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
            <numerusform>%n分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>This pack is damaged. Add it again, or remove it.</source>
        <translation>這個課程包損壞了。請重新加入，或把它移除。</translation>
    </message>
    <message>
        <source>There is no {0} in this pack: it is shown in {1}.</source>
        <translation>這個課程包沒有{0}，以{1}顯示。</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>答出{0}題，共{1}題</translation>
    </message>
    <message>
        <source>The first trick to the last bag</source>
        <translation>從第一墩到最後一袋</translation>
    </message>
    <message>
        <source>Bid, then name the trumps</source>
        <translation>先競標，再定王牌</translation>
    </message>
    <message>
        <source>Six cards, four points</source>
        <translation>六張牌，四分</translation>
    </message>
    <message>
        <source>You will {}.</source>
        <translation>這一課學會：{}。</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>From one part to the next, and back</source>
        <translation>到下一處，或退回上一處</translation>
    </message>
    <message>
        <source>Choose a card, or go through the ruler</source>
        <translation>選牌，或在刻度尺上前後走</translation>
    </message>
    <message>
        <source>Play the chosen card; go on</source>
        <translation>打出選好的牌；往下走</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>按下選到的按鈕</translation>
    </message>
    <message>
        <source>Let go of a card; close what lies on top</source>
        <translation>放下拿起的牌；關掉最上面的</translation>
    </message>
    <message>
        <source>Sorting: into the place with this number; 0 takes it back</source>
        <translation>分類：放到這個號碼的位置，0拿回來</translation>
    </message>
    <message>
        <source>Ordering: move what has the focus along the row</source>
        <translation>排順序：把選到的沿著這一列移動</translation>
    </message>
    <message>
        <source>Why? – for the chosen card</source>
        <translation>選好的牌，為什麼能出或不能出？</translation>
    </message>
    <message>
        <source>Help: the next rung</source>
        <translation>提示，下一級</translation>
    </message>
    <message>
        <source>The rule that was named last</source>
        <translation>剛才提到的規則</translation>
    </message>
    <message>
        <source>Read the table aloud</source>
        <translation>唸出牌桌上的情形</translation>
    </message>
    <message>
        <source>The table of tricks takes the page, and gives it back</source>
        <translation>讓墩數表占滿整頁，再按一次就還原</translation>
    </message>
    <message>
        <source>All hands lie open, and are closed again: for teachers</source>
        <translation>攤開各家的牌，再按一次蓋回去：給老師用</translation>
    </message>
    <message>
        <source>The hand that is over, in the score lab</source>
        <translation>把打完的這一副放進計分實驗室</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo, in the score lab</source>
        <translation>重做（計分實驗室）</translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation>在規則書裡找</translation>
    </message>
    <message>
        <source>Larger text, smaller text</source>
        <translation>放大文字、縮小文字</translation>
    </message>
    <message>
        <source>The whole screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>這張表</translation>
    </message>
</context>
<context>
    <name>LabRoom</name>
    <message>
        <source>Score lab</source>
        <translation>計分實驗室</translation>
    </message>
</context>
<context>
    <name>LabSheets</name>
    <message>
        <source>Hand {} of the match</source>
        <translation>整場第{}副</translation>
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
        <translation>學習者</translation>
    </message>
    <message>
        <source>New learner</source>
        <translation>新增學習者</translation>
    </message>
    <message>
        <source>Each has a place of their own in every lesson.</source>
        <translation>每個人在每一課都有自己的進度。</translation>
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
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>All that this learner has done, in one file for another computer.</source>
        <translation>這位學習者做過的一切，一個檔案帶到另一台電腦。</translation>
    </message>
    <message>
        <source>Learner&apos;s file</source>
        <translation>學習者的檔案</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存為PDF…</translation>
    </message>
    <message>
        <source>Save as table (CSV)…</source>
        <translation>另存為表格（CSV）…</translation>
    </message>
    <message>
        <source>Lessons done and hard rules, for everyone here.</source>
        <translation>這裡每個人學完的課和難的規則。</translation>
    </message>
    <message>
        <source>Class report</source>
        <translation>班級報告</translation>
    </message>
    <message>
        <source>Export the learner</source>
        <translation>匯出學習者</translation>
    </message>
    <message>
        <source>Import a learner</source>
        <translation>匯入學習者</translation>
    </message>
    <message>
        <source>Save the class report</source>
        <translation>儲存班級報告</translation>
    </message>
    <message>
        <source>Learners (*{})</source>
        <translation>學習者 (*{})</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>New learner</source>
        <translation>新學習者</translation>
    </message>
    <message>
        <source>{} was removed.</source>
        <translation>已移除{}。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>{} is here now.</source>
        <translation>{}已經在這裡了。</translation>
    </message>
</context>
<context>
    <name>Ledgers</name>
    <message>
        <source>Bags</source>
        <translation>袋</translation>
    </message>
    <message>
        <source>Ledgers</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>Another rule set</source>
        <translation>另一個規則版本</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>這一副</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>原先</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>No score here</source>
        <translation>這裡算不出分</translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>next · {}</source>
        <translation>下一課 · {}</translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>得%n顆星，滿分3顆</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Watch</source>
        <translation>觀看</translation>
    </message>
    <message>
        <source>Guided</source>
        <translation>跟著做</translation>
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
        <translation>回到課裡</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡打下去</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>攤開各家</translation>
    </message>
    <message>
        <source>Close hands</source>
        <translation>蓋回去</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>墩數表</translation>
    </message>
    <message>
        <source>The table of tricks has the page</source>
        <translation>墩數表占滿整頁</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>步驟{0}/{1}</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>題外</translation>
    </message>
    <message>
        <source>Aside, after step {0} of {1}</source>
        <translation>題外，在步驟{0}/{1}之後</translation>
    </message>
</context>
<context>
    <name>LessonPresenter</name>
    <message>
        <source>Play it out</source>
        <translation>照這樣打下去</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>This lesson can&apos;t be opened: it is gone, or was changed. If it came in a pack, add that again.</source>
        <translation>這一課打不開：它不在了，或被改動過。如果來自課程包，請重新加入那個課程包。</translation>
    </message>
    <message>
        <source>The score lab takes a hand once its score is shown.</source>
        <translation>一副牌要先顯示得分，才能放進計分實驗室。</translation>
    </message>
</context>
<context>
    <name>LessonSheets</name>
    <message>
        <source>Try it</source>
        <translation>試試看</translation>
    </message>
    <message>
        <source>article, §%1</source>
        <translation>文章第%1節</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to lay away</source>
        <translation>
            <numerusform>還差%n張</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to lay away</source>
        <translation>可以蓋起來了</translation>
    </message>
    <message>
        <source>Lay away</source>
        <translation>確認棄牌</translation>
    </message>
    <message>
        <source>Click a name on the table, or go to it with the arrow keys and press Enter.</source>
        <translation>點一下桌上的名字，或用方向鍵移過去，再按Enter。</translation>
    </message>
    <message>
        <source>Go there with ← and →, on the ruler, or by a click on a row of the table; then answer.</source>
        <translation>用←和→、刻度尺，或點一下表裡的一列移過去，再作答。</translation>
    </message>
    <message>
        <source>Three stars: no step took help or a second try. Two: a few did.</source>
        <translation>三顆星：每一步都沒看提示，一次就答對。兩顆星：只有少數幾步例外。</translation>
    </message>
    <message>
        <source>You play on: not part of the lesson</source>
        <translation>你自己打下去：不算在課裡</translation>
    </message>
    <message>
        <source>The article’s cards</source>
        <translation>文章裡的牌</translation>
    </message>
    <message>
        <source>The article’s cards, the rest ours</source>
        <translation>文章裡的牌，其餘是我們補的</translation>
    </message>
    <message>
        <source>Our deal</source>
        <translation>我們發的牌</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你這副</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>計分</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message>
        <source>All hands lie open.</source>
        <translation>各家的牌都攤開了。</translation>
    </message>
    <message>
        <source>The hands are closed again.</source>
        <translation>牌又蓋起來了。</translation>
    </message>
</context>
<context>
    <name>MasteryPresenter</name>
    <message numerus="yes">
        <source>%n rule(s) today</source>
        <translation>
            <numerusform>今天%n條</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing today</source>
        <translation>今天沒有</translation>
    </message>
    <message>
        <source>Rules that you meet in a lesson come back here, on fresh deals.</source>
        <translation>課裡學過的規則，會在這裡用新發的牌再問一次。</translation>
    </message>
    <message>
        <source>Firm: known so well that it rests for a week or more.</source>
        <translation>「記牢」：記得夠牢，一週以上才會再出現。</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) soon</source>
        <translation>
            <numerusform>最近要複習的%n條</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) firm</source>
        <translation>
            <numerusform>記牢的%n條</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not met yet</source>
        <translation>
            <numerusform>還沒學的%n條</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>今天%n條</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} firm</source>
        <translation>共{1}條，記牢{0}條</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>共%n條</numerusform>
        </translation>
    </message>
    <message>
        <source>comes back today</source>
        <translation>今天複習</translation>
    </message>
    <message>
        <source>comes back soon</source>
        <translation>過幾天複習</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>記牢了</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>還沒學</translation>
    </message>
    <message>
        <source>Each rule comes back on fresh deals: soon after a miss, later and later while it is known.</source>
        <translation>每條規則都用新發的牌來複習：沒答出來的很快再來，答得出的隔得越來越久。</translation>
    </message>
    <message>
        <source>firm: rests for a week or more</source>
        <translation>記牢了：一週以上才再出現</translation>
    </message>
    <message numerus="yes">
        <source>Review %n rule(s)</source>
        <translation>
            <numerusform>複習%n條</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Entry check</source>
        <translation>課前小測驗</translation>
    </message>
    <message>
        <source>Exit check</source>
        <translation>課後小測驗</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n天後</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>答出{0}題，共{1}題</translation>
    </message>
</context>
<context>
    <name>MomentArea</name>
    <message>
        <source>This trick: {}</source>
        <translation>就是這墩：第{}墩</translation>
    </message>
</context>
<context>
    <name>NoStart</name>
    <message>
        <source>Trickwise could not start</source>
        <translation>Trickwise沒能啟動</translation>
    </message>
    <message>
        <source>If it stays like this, move the settings away and start again: {}</source>
        <translation>如果一直這樣，把設定檔移開再啟動一次：{}</translation>
    </message>
    <message>
        <source>Nothing that you did is lost. A report of what happened can be copied and sent on.</source>
        <translation>先前的進度都還在。可以複製一份報告，轉寄給別人看。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>複製報告</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Here cards are only pointed at: click each one, then press Done.</source>
        <translation>這一步只要點牌，不必拖：一張一張點好，再按「好了」。</translation>
    </message>
    <message>
        <source>Drop the card in the middle of the table, or double-click it.</source>
        <translation>把牌拖到桌子中間再放開，或在牌上連按兩下。</translation>
    </message>
    <message>
        <source>Choose a card first: click it, or go to it with the arrow keys.</source>
        <translation>先選一張牌：點一下，或用方向鍵走過去。</translation>
    </message>
    <message>
        <source>That is just what this step asks. Try a set of cards and press Done, or ask for help.</source>
        <translation>這一步問的正是這個。先點出你覺得可以的牌，按「好了」試試，或者看看提示。</translation>
    </message>
    <message>
        <source>This is a check: answer first, then ask why.</source>
        <translation>這是小測驗：先作答，再問為什麼。</translation>
    </message>
    <message>
        <source>No card lies face up here.</source>
        <translation>這裡沒有翻開的牌。</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Saved as {}</source>
        <translation>已存成：{}</translation>
    </message>
    <message>
        <source>It could not be saved there: {}</source>
        <translation>存不到那裡：{}</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>數字</translation>
    </message>
    <message>
        <source>A number from %1 to %2, please.</source>
        <translation>請填%1到%2之間的數。</translation>
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
        <translation>回到{}</translation>
    </message>
    <message>
        <source>This table&apos;s options</source>
        <translation>這一桌的約定</translation>
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
        <translation>{0}，第{1}個，共{2}個</translation>
    </message>
</context>
<context>
    <name>PackDesk</name>
    <message>
        <source>Remove {}?</source>
        <translation>要移除{}嗎？</translation>
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
        <translation>{}損壞了。請重新加入課程包，或把它移除。</translation>
    </message>
    <message>
        <source>Looking at {}…</source>
        <translation>正在查看{}…</translation>
    </message>
    <message>
        <source>Its lessons leave this page. What was learned in them is kept, in case the pack comes back.</source>
        <translation>課程會從這一頁拿掉。學過的進度都留著，課程包回來時還在。</translation>
    </message>
    <message>
        <source>{} is here already.</source>
        <translation>{}已經在這裡了。</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) are played through before they are added. That takes some seconds for each.</source>
        <translation>
            <numerusform>加入之前，先把%n課從頭到尾打一遍，每課要幾秒鐘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message numerus="yes">
        <source>{} of %n lesson(s)</source>
        <translation>
            <numerusform>打完{}課，共%n課</numerusform>
        </translation>
    </message>
    <message>
        <source>{} can&apos;t be opened</source>
        <translation>{}打不開</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend first. Nothing was changed here. Copy this for whoever made the pack.</source>
        <translation>
            <numerusform>有%n處要先改好。這裡什麼都沒有變動。可以複製下來，交給製作課程包的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>It could not be looked at to the end, so it was not added. Nothing was changed here.</source>
        <translation>沒能看到最後，所以沒有加入。這裡什麼都沒有變動。</translation>
    </message>
    <message>
        <source>{} can&apos;t be added yet</source>
        <translation>{}還不能加入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Replace {}?</source>
        <translation>要取代{}嗎？</translation>
    </message>
    <message>
        <source>A pack of this name is here already, and the new one differs. What was learned in it stays.</source>
        <translation>這裡已經有同名的課程包，新的和它不一樣。學過的進度會留著。</translation>
    </message>
    <message>
        <source>{} was added.</source>
        <translation>已加入{}。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>{} was removed.</source>
        <translation>已移除{}。</translation>
    </message>
    <message>
        <source>The folder {0} can&apos;t be written ({1}). Make room, or make it yours to write in.</source>
        <translation>資料夾{0}無法寫入（{1}）。請騰出空間，或改成你可以寫入。</translation>
    </message>
</context>
<context>
    <name>PacksHead</name>
    <message>
        <source>Lesson packs</source>
        <translation>課程包</translation>
    </message>
    <message>
        <source>Lessons that somebody has made for you, in one file ({}). Drop it on this page, or choose it.</source>
        <translation>別人為你做的課程，裝在一個檔案裡（{}）。拖到這一頁放下，或選取檔案。</translation>
    </message>
    <message>
        <source>Add a lesson pack…</source>
        <translation>加入課程包…</translation>
    </message>
    <message>
        <source>Lesson packs (*{})</source>
        <translation>課程包 (*{})</translation>
    </message>
    <message>
        <source>Add a lesson pack</source>
        <translation>加入課程包</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文字檔 (*.txt)</translation>
    </message>
    <message>
        <source>Hand record (*.yaml)</source>
        <translation>牌局紀錄 (*.yaml)</translation>
    </message>
</context>
<context>
    <name>PointingArea</name>
    <message numerus="yes">
        <source>%n chosen · Done</source>
        <translation>
            <numerusform>選了%n張 · 好了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>You stopped here</source>
        <translation>上次停在這裡</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>從這裡開始</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Due for review</source>
        <translation>該複習的</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>全部規則</translation>
    </message>
    <message>
        <source>Dealing… Stop</source>
        <translation>發牌中… 停止</translation>
    </message>
    <message>
        <source>Review now</source>
        <translation>開始複習</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>ReviewRoom</name>
    <message>
        <source>The cards are being dealt…</source>
        <translation>正在發牌…</translation>
    </message>
    <message>
        <source>Rules that come back</source>
        <translation>規則複習</translation>
    </message>
</context>
<context>
    <name>RuleBookPage</name>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Nothing here has all of these words.</source>
        <translation>這裡沒有哪一條同時有這些字。</translation>
    </message>
    <message>
        <source>Table agreement</source>
        <translation>桌規約定</translation>
    </message>
    <message>
        <source>This table&apos;s options</source>
        <translation>這一桌的約定</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>哪裡不同</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存為PDF…</translation>
    </message>
    <message>
        <source>Save in all three languages…</source>
        <translation>三種語言都存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Save the table agreement</source>
        <translation>儲存桌規約定</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>規則版本</translation>
    </message>
</context>
<context>
    <name>RuleBookPresenter</name>
    <message>
        <source>Glossary</source>
        <translation>術語</translation>
    </message>
    <message>
        <source>article, section {}</source>
        <translation>文章，{}</translation>
    </message>
    <message>
        <source>compared on {}</source>
        <translation>{}比對過</translation>
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
        <translation>這一桌：{}</translation>
    </message>
</context>
<context>
    <name>ScoreLabPage</name>
    <message>
        <source>Open a hand record</source>
        <translation>開啟牌局紀錄</translation>
    </message>
    <message>
        <source>Save as a hand record</source>
        <translation>另存為牌局紀錄</translation>
    </message>
    <message>
        <source>Hand records</source>
        <translation>牌局紀錄</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Compare in the score lab</source>
        <translation>在計分實驗室比較</translation>
    </message>
    <message>
        <source>points</source>
        <translation>分</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>這一副</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>原先</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>隨系統</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Black on white, strong edges, no shadows.</source>
        <translation>黑白分明，邊線清楚，沒有陰影。</translation>
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
        <translation>梅花綠色，方塊藍色。</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大角標</translation>
    </message>
    <message>
        <source>Rank and suit large in one corner.</source>
        <translation>數字和花色放大，只印在一角。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不動</translation>
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
        <translation>動畫</translation>
    </message>
    <message>
        <source>With none, cards are where they go at once.</source>
        <translation>選「不動」，牌一下子就到位。</translation>
    </message>
    <message>
        <source>Left-handed</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>The page at the left, the buttons mirrored.</source>
        <translation>書頁在左，按鈕左右對調。</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>不提醒</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>Remind me to rest</source>
        <translation>提醒休息</translation>
    </message>
    <message>
        <source>After so long, between two steps of a lesson.</source>
        <translation>學了這麼久，就在課的兩步之間說一聲。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>關</translation>
    </message>
    <message>
        <source>On</source>
        <translation>開</translation>
    </message>
</context>
<context>
    <name>SettingsRoom</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SortArea</name>
    <message numerus="yes">
        <source>%n left · Done</source>
        <translation>
            <numerusform>還剩%n個 · 好了</numerusform>
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
        <translation>{}，還沒放</translation>
    </message>
    <message>
        <source>{0}, in {1}</source>
        <translation>{0}，放在「{1}」</translation>
    </message>
    <message>
        <source>{0}, key {1}, {2} in it</source>
        <translation>{0}，按{1}，已放{2}個</translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>得%n顆星，滿分3顆</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back to the lesson</source>
        <translation>回到課裡</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>學習者</translation>
    </message>
    <message>
        <source>Language: {}</source>
        <translation>語言：{}</translation>
    </message>
</context>
<context>
    <name>TranscriptPanel</name>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Compare in the score lab</source>
        <translation>在計分實驗室比較</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>TranscriptRoom</name>
    <message>
        <source>Transcript</source>
        <translation>紀錄</translation>
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
        <translation>第%1墩</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>教練的話</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>退一張</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>進一張</translation>
    </message>
    <message>
        <source>Trick {0}, {1} cards lie</source>
        <translation>第{0}墩，已出{1}張</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>This could not be opened ({}). Everything else works on, and nothing that you did is lost.</source>
        <translation>這裡沒能打開（{}）。其他部分照常，先前的進度也都還在。</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>All rule sets</source>
        <translation>所有規則版本</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>這一副</translation>
    </message>
    <message>
        <source>Bags afterwards</source>
        <translation>之後的袋數</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>整場</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Side by side</source>
        <translation>並排</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>所有規則版本</translation>
    </message>
    <message>
        <source>Show the figures</source>
        <translation>看數字</translation>
    </message>
    <message>
        <source>Hide and predict</source>
        <translation>蓋起來，先猜</translation>
    </message>
</context>
</TS>
