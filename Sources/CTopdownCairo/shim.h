#if !__has_include(<pango/pangocairo.h>)
#error "Pango's headers are missing, and drawing needs them: run Scripts/bootstrap"
#endif

#include <cairo.h>
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
