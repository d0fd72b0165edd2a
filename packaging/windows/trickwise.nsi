; The Windows installer: for one user, without an administrator. Built by packaging/build.py:
;   makensis -DVERSION=0.1.0 -DBUNDLE=build\bundle\trickwise -DOUT=dist\trickwise-0.1.0.exe packaging\windows\trickwise.nsi
Unicode true
!include "MUI2.nsh"

Name "Trickwise ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Trickwise"
InstallDirRegKey HKCU "Software\Trickwise" "Place"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define MUI_ICON "${ICON}"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Trickwise"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "SimpChinese"

Section
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Trickwise.lnk" "$INSTDIR\trickwise.exe"
  WriteRegStr HKCU "Software\Trickwise" "Place" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.trickwise" "" "Trickwise.Lessons"
  WriteRegStr HKCU "Software\Classes\Trickwise.Lessons" "" "Trickwise lessons"
  WriteRegStr HKCU "Software\Classes\Trickwise.Lessons\DefaultIcon" "" "$INSTDIR\trickwise.exe,0"
  WriteRegStr HKCU "Software\Classes\Trickwise.Lessons\shell\open\command" "" '"$INSTDIR\trickwise.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Trickwise"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\trickwise.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  ; what learners have done lies elsewhere, and stays
  Delete "$SMPROGRAMS\Trickwise.lnk"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\trickwise.exe"
  Delete "$INSTDIR\trickwise-command.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Trickwise"
  DeleteRegKey HKCU "Software\Classes\.trickwise"
  DeleteRegKey HKCU "Software\Classes\Trickwise.Lessons"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
