/*
 * A Windows program that has the Linux program of its own name run by relay.ts: arguments, environment, input, output and exit code.
 * The file `relay.txt` beside it holds the port on loopback and the token that the relay asks for.
 */
#include <winsock2.h>
#include <windows.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 65536 };
static SOCKET relay;

static void fail(const char *why) {
  fprintf(stderr, "relay: %s\n", why);
  ExitProcess(250);
}

static void send_all(const void *from, int count) {
  for (const char *at = from; count > 0;) {
    int sent = send(relay, at, count, 0);
    if (sent <= 0) fail("the connection ended");
    at += sent;
    count -= sent;
  }
}

static void receive(void *into, int count) {
  for (char *at = into; count > 0;) {
    int got = recv(relay, at, count, 0);
    if (got <= 0) fail("the connection ended");
    at += got;
    count -= got;
  }
}

/* A frame: its length in four bytes, then its bytes. */
static void send_frame(const void *bytes, unsigned count) {
  unsigned char length[4] = {count >> 24, count >> 16, count >> 8, count};
  send_all(length, 4);
  send_all(bytes, count);
}

static void send_text(const wchar_t *text) {
  int count = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
  char *bytes = malloc(count);
  WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, count, NULL, NULL);
  send_frame(bytes, count - 1);
  free(bytes);
}

/* Sends the standard input; an empty frame is its end. */
static DWORD WINAPI send_input(void *unused) {
  (void)unused;
  HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
  char *piece = malloc(PIECE);
  DWORD got;
  while (input && input != INVALID_HANDLE_VALUE && ReadFile(input, piece, PIECE, &got, NULL) && got > 0) send_frame(piece, got);
  send_frame("", 0);
  return 0;
}

static void write_all(HANDLE output, const char *from, DWORD count) {
  for (DWORD written; count > 0; from += written, count -= written) {
    if (!WriteFile(output, from, count, &written, NULL)) return;
  }
}

/* Connects and proves that this program was set up with the relay. */
static void greet(const wchar_t *own_path) {
  wchar_t path[4096];
  wcscpy(path, own_path);
  wcscpy(wcsrchr(path, L'\\') + 1, L"relay.txt");
  FILE *file = _wfopen(path, L"r");
  int port;
  char token[128];
  if (!file || fscanf(file, "%d %127s", &port, token) != 2) fail("relay.txt is missing");
  fclose(file);
  WSADATA data;
  WSAStartup(MAKEWORD(2, 2), &data);
  relay = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {0};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(relay, (void *)&address, sizeof address)) fail("nothing listens");
  send_frame(token, strlen(token));
}

int wmain(int argc, wchar_t **argv) {
  static wchar_t path[4096], folder[32768];
  GetModuleFileNameW(NULL, path, 4096);
  GetCurrentDirectoryW(32768, folder);
  greet(path);
  send_text(path);
  send_text(folder);
  char count[16];
  send_frame(count, sprintf(count, "%d", argc - 1));
  for (int n = 1; n < argc; n += 1) send_text(argv[n]);
  /* Names that begin with "=" hold the current folder of each drive. */
  for (wchar_t *each = GetEnvironmentStringsW(); *each; each += wcslen(each) + 1) {
    if (*each != L'=') send_text(each);
  }
  send_frame("", 0);
  CreateThread(NULL, 0, send_input, NULL, 0, NULL);
  char *piece = malloc(PIECE);
  for (;;) {
    /* What it is, and the length; or the end, and the exit code. */
    unsigned char head[5];
    receive(head, 5);
    unsigned left = (unsigned)head[1] << 24 | head[2] << 16 | head[3] << 8 | head[4];
    if (head[0] == 0) ExitProcess(left);
    HANDLE output = GetStdHandle(head[0] == 1 ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE);
    while (left > 0) {
      int some = left > PIECE ? PIECE : left;
      receive(piece, some);
      write_all(output, piece, some);
      left -= some;
    }
  }
}
