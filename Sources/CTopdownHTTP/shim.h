#pragma once

#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd's header is missing, and the gallery needs it: run Scripts/bootstrap"
#endif

#include <microhttpd.h>

/// Starts a daemon on a socket that already listens; nil when it cannot run.
///
/// `MHD_start_daemon` takes variable arguments, which Swift cannot call.
static inline struct MHD_Daemon *topdown_http_start(
    int socket, MHD_AccessHandlerCallback handle, MHD_RequestCompletedCallback complete, void *context) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handle, context,
      MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_NOTIFY_COMPLETED, complete, context,
      MHD_OPTION_CONNECTION_LIMIT, 900u,
      MHD_OPTION_CONNECTION_TIMEOUT, 60u,
      MHD_OPTION_END);
}
