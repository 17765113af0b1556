import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import owner from './owner.config.ts';
import { markdownWithFacts } from './src/facts/markdown-with-facts.ts';
import { galleryInDevelopment } from './src/gallery/gallery-in-development.ts';
import { readSiteUrl } from './src/site-url.ts';

const siteUrl = readSiteUrl();

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { port: 4321 },
  integrations: [react(), galleryInDevelopment()],
  markdown: { processor: markdownWithFacts(owner), syntaxHighlight: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Brygada 1918',
      cssVariable: '--font-brygada',
      // The first is in src/styles/site.css: Astro's own is drawn up for the regular weight and for Windows and macOS only.
      fallbacks: ['Brygada Fallback', 'Georgia', 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            src: ['@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'],
            weight: '400 700',
            style: 'normal',
            // Whatever the fallback's metrics, a headline may break elsewhere in another face: a font that comes late waits
            // for the next page, so that no page moves under its reader.
            display: 'optional',
          },
        ],
      },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    // In development the form service runs beside Astro (scripts/dev.mjs).
    server: { proxy: { '/f/': 'http://127.0.0.1:4322' } },
    build: {
      // Drawings stay files of their own: a page's first kilobytes are for its words.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    },
  },
});
