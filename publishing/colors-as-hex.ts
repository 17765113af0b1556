import { formatHex, formatHex8, parse } from 'culori';
import type { Plugin } from 'postcss';

/**
 * Writes colors that the styles give as `oklch()` the way every browser reads them, `#2f6b66`: Chrome knows the other way since 111
 * and Firefox since 113, and a custom property with a value that its reader does not know leaves the page without that color. All
 * of them can be shown by any screen, and are shorter so.
 */
export function colorsAsHex(): Plugin {
  return {
    postcssPlugin: 'colors-as-hex',
    Declaration(declaration) {
      if (!declaration.value.includes('oklch(')) return;
      declaration.value = declaration.value.replace(/oklch\([^()]*\)/g, (written) => {
        const color = parse(written);
        if (!color) throw declaration.error(`${written} is no color.`);
        return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
      });
    },
  };
}
