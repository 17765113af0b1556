import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { readOwner } from './owner/read-owner.ts';
import { figuresAsData } from './publishing/figures-as-data.ts';
import { withoutXfa } from './publishing/pdf-worker.ts';
import { readBuildSettings, readServerSettings } from './settings/read-settings.ts';
import { galleryInDevelopment } from './src/gallery/gallery-in-development.ts';
import { markdownWithPlaceholders } from './texts/markdown.ts';

const { siteUrl } = readBuildSettings();

/**
 * In development the form service runs beside Astro, on the port after its own (scripts/dev.mjs), and a change of the owner's
 * file starts both the pages and what reads their texts anew.
 */
const development: AstroIntegration = {
  name: 'development',
  hooks: {
    'astro:config:setup': ({ command, config, addWatchFile, updateConfig }) => {
      if (command !== 'dev') return;
      const { port } = readServerSettings();
      const proxy = { '/f/': `http://127.0.0.1:${port + 1}` };
      updateConfig({ server: { port }, vite: { server: { proxy, strictPort: true } } });
      addWatchFile(new URL('owner.yaml', config.root));
    },
  },
};

export default defineConfig({
  ...(siteUrl && { site: siteUrl }),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [react(), galleryInDevelopment(), development],
  markdown: { processor: markdownWithPlaceholders(readOwner()), syntaxHighlight: false },
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
    plugins: [tailwindcss(), figuresAsData()],
    // A thread loads no further files unless it is a module.
    worker: { format: 'es', plugins: () => [withoutXfa()] },
    build: {
      // The oldest engines that the styles are written for. Without it what is written apart for them is put together again:
      // `text-decoration: underline 1px` is one declaration, and none at all in Safari before 26.2.
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Few files: what is compressed together comes out smaller than the same in pieces, and is asked for once.
            groups: [
              { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
              // What forms and calculators share; the home page's figures; the fields of every calculator; what programs are
              // worked out with; what a question about an estimate needs besides; the first part of the whole calculator, which
              // the home page has; and what some of the others share. Each brings along what it imports and no earlier one has.
              { name: 'fields', test: /[\\/]src[\\/]ui[\\/](Field|Icon|icons|use-hydrated)\.tsx?$/ },
              { name: 'amounts', test: /[\\/](payment-fields|estimate|fragment|dollars|calendar|copy-text|use-status)\.ts$/ },
              {
                name: 'inputs',
                test: /[\\/](AnswerInSight|Fold|RateAndTermFields|ShareBar|save-file|use-values|use-spoken-status)\.tsx?$/,
              },
              // Small things, which would bring along whatever else is shared.
              { name: 'look-ups', test: /[\\/](look-ups|offered-program)\.ts$/ },
              { name: 'programs', test: /[\\/](CountyField|home-cost-fields|program-fields|programs)\.tsx?$/ },
              { name: 'estimates', test: /[\\/]loan-(fields|results)\.ts$/ },
              { name: 'payment', test: /[\\/]PaymentCard\.tsx$/ },
              { name: 'home-costs', test: /[\\/]HomeCostFields\.tsx$/ },
              { name: 'cheapest', test: /[\\/]cheapest\.ts$/ },
              // Reading, checking and explaining a Loan Estimate, fetched once there is one.
              { name: 'loan-estimate', test: /[\\/]mortgage[\\/]loan-estimate[\\/]/ },
            ],
          },
        },
      },
      // Drawings stay files of their own: a page's first kilobytes are for its words.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    },
  },
});
