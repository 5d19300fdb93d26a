#if !__has_include(<turbojpeg.h>)
#error "libjpeg-turbo's headers are missing, and drawing pictures needs them: run Scripts/bootstrap"
#endif

#include <turbojpeg.h>
