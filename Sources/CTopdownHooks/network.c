#define _GNU_SOURCE
#include "outside.h"
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/un.h>

// The functions of the C library through which a program reaches others: names that are looked up, and connections.

enum { longest_address = sizeof(struct sockaddr_un) + 16 };

static void spell(const struct sockaddr *address, char *text) {
  char host[INET6_ADDRSTRLEN] = "?";
  switch (address->sa_family) {
  case AF_INET: {
    const struct sockaddr_in *internet = (const struct sockaddr_in *)address;
    inet_ntop(AF_INET, &internet->sin_addr, host, sizeof host);
    snprintf(text, longest_address, "%s:%u", host, ntohs(internet->sin_port));
    return;
  }
  case AF_INET6: {
    const struct sockaddr_in6 *internet = (const struct sockaddr_in6 *)address;
    inet_ntop(AF_INET6, &internet->sin6_addr, host, sizeof host);
    snprintf(text, longest_address, "[%s]:%u", host, ntohs(internet->sin6_port));
    return;
  }
  case AF_UNIX:
    snprintf(text, longest_address, "%s", ((const struct sockaddr_un *)address)->sun_path);
    return;
  default: snprintf(text, longest_address, "a socket of family %u", address->sa_family);
  }
}

INTERPOSED int connect(int socket, const struct sockaddr *address, socklen_t length) {
  char text[longest_address];
  if (address) {
    spell(address, text);
    hooks_report_outside(hooks_network_is_used, "connect", text);
  }
  return NEXT(connect)(socket, address, length);
}

INTERPOSED int getaddrinfo(
    const char *restrict host, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict found) {
  hooks_report_outside(hooks_network_is_used, "getaddrinfo", host);
  return NEXT(getaddrinfo)(host, service, hints, found);
}
