/* Loaded before the system's library: a name below .silent is looked up for 30 seconds, as behind a name server that never answers. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <string.h>
#include <unistd.h>

typedef int lookup(const char *, const char *, const struct addrinfo *, struct addrinfo **);

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found) {
  if (name != NULL && strstr(name, ".silent") != NULL) {
    sleep(30);
    return EAI_AGAIN;
  }
  return ((lookup *)dlsym(RTLD_NEXT, "getaddrinfo"))(name, service, hints, found);
}
