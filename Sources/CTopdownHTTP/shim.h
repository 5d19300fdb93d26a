#pragma once

#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd's header is missing, and the gallery needs it: run Scripts/bootstrap"
#endif

#include <microhttpd.h>

/// Decodes `%41` and the like in place, and keeps a `%00` from being the end of what is written.
static inline size_t topdown_http_unescape(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = MHD_http_unescape(text);
  for (size_t i = 0; i < length; i++) {
    if (text[i] == 0) text[i] = 1;
  }
  return length;
}

/// Starts a daemon on a socket that already listens; nil when it cannot run.
///
/// `MHD_start_daemon` takes variable arguments, which Swift cannot call.
static inline struct MHD_Daemon *topdown_http_start(
    int socket, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback complete, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
      MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_UNESCAPE_CALLBACK, topdown_http_unescape, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, complete, context,
      MHD_OPTION_CONNECTION_LIMIT, 900u,
      MHD_OPTION_CONNECTION_TIMEOUT, 60u,
      MHD_OPTION_END);
}
