#include <cairo.h>
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
