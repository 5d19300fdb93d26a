#if !__has_include(<pango/pangocairo.h>)
#error "Pango's headers are missing, and drawing needs them: run Scripts/bootstrap"
#endif

#include <cairo.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>

// Pango's own cast is a macro, which Swift does not see.
static inline void topdown_font_map_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}
