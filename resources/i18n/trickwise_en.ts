<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AskingSheet</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message numerus="yes">
        <source>All %n lessons</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>All %n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message numerus="yes">
        <source>%n of {} options</source>
        <translation>
            <numerusform>%n of {} options</numerusform>
            <numerusform>%n of {} options</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeltScenes</name>
    <message numerus="yes">
        <source>Lay %n card(s) away</source>
        <translation>
            <numerusform>Lay %n card away</numerusform>
            <numerusform>Lay %n cards away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%n trick taken</numerusform>
            <numerusform>%n tricks taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpLadder</name>
    <message numerus="yes">
        <source>%n star(s) still to win</source>
        <translation>
            <numerusform>%n star still to win</numerusform>
            <numerusform>%n stars still to win</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePresenter</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonButton</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>%n of 3 stars</numerusform>
            <numerusform>%n of 3 stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonSheets</name>
    <message numerus="yes">
        <source>%n card(s) still to lay away</source>
        <translation>
            <numerusform>%n card still to lay away</numerusform>
            <numerusform>%n cards still to lay away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MasteryPresenter</name>
    <message numerus="yes">
        <source>%n rule(s) today</source>
        <translation>
            <numerusform>%n rule today</numerusform>
            <numerusform>%n rules today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) soon</source>
        <translation>
            <numerusform>%n rule soon</numerusform>
            <numerusform>%n rules soon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) firm</source>
        <translation>
            <numerusform>%n rule firm</numerusform>
            <numerusform>%n rules firm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not met yet</source>
        <translation>
            <numerusform>%n rule not met yet</numerusform>
            <numerusform>%n rules not met yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n today</source>
        <translation>
            <numerusform>%n today</numerusform>
            <numerusform>%n today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n rule(s)</source>
        <translation>
            <numerusform>Review %n rule</numerusform>
            <numerusform>Review %n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackDesk</name>
    <message numerus="yes">
        <source>%n lesson(s) are played through before they are added. That takes some seconds for each.</source>
        <translation>
            <numerusform>%n lesson is played through before it is added. That takes some seconds.</numerusform>
            <numerusform>%n lessons are played through before they are added. That takes some seconds for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{} of %n lesson(s)</source>
        <translation>
            <numerusform>{} of %n lesson</numerusform>
            <numerusform>{} of %n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend first. Nothing was changed here. Copy this for whoever made the pack.</source>
        <translation>
            <numerusform>%n thing to mend first. Nothing was changed here. Copy this for whoever made the pack.</numerusform>
            <numerusform>%n things to mend first. Nothing was changed here. Copy this for whoever made the pack.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointingArea</name>
    <message numerus="yes">
        <source>%n chosen · Done</source>
        <translation>
            <numerusform>%n chosen · Done</numerusform>
            <numerusform>%n chosen · Done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SortArea</name>
    <message numerus="yes">
        <source>%n left · Done</source>
        <translation>
            <numerusform>%n left · Done</numerusform>
            <numerusform>%n left · Done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stars</name>
    <message numerus="yes">
        <source>%n of 3 star(s)</source>
        <translation>
            <numerusform>%n of 3 stars</numerusform>
            <numerusform>%n of 3 stars</numerusform>
        </translation>
    </message>
</context>
</TS>
