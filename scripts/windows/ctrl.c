/*
 * ctrl.exe PID c|b: sends Ctrl+C or Ctrl+Break to a process that has a console of its own, as the runner does to cancel a step.
 * Ends with 0 if the event was sent.
 */
#define _WIN32_WINNT 0x0601
#include <windows.h>
#include <stdio.h>
#include <wchar.h>

/* This program shares the console for a moment, and must outlive the event. */
static BOOL WINAPI ignore(DWORD event) {
  (void)event;
  return TRUE;
}

int wmain(int argc, wchar_t **argv) {
  if (argc != 3) return 2;
  FreeConsole();
  if (!AttachConsole(_wtoi(argv[1]))) {
    fprintf(stderr, "ctrl: process %ls has no console (error %lu)\n", argv[1], GetLastError());
    return 1;
  }
  SetConsoleCtrlHandler(ignore, TRUE);
  BOOL sent = GenerateConsoleCtrlEvent(*argv[2] == L'b' ? CTRL_BREAK_EVENT : CTRL_C_EVENT, 0);
  if (!sent) fprintf(stderr, "ctrl: the event was not sent (error %lu)\n", GetLastError());
  /* The event arrives in a thread of its own. */
  Sleep(100);
  FreeConsole();
  return sent ? 0 : 1;
}
