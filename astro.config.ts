import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { readOwner } from './owner/read-owner.ts';
import { colorsAsHex } from './publishing/colors-as-hex.ts';
import { figuresAsData } from './publishing/figures-as-data.ts';
import { withoutXfa } from './publishing/pdf-worker.ts';
import { readablePictures } from './publishing/readable-pictures.ts';
import { buildTargets } from './publishing/supported-browsers.ts';
import { readBuildSettings, readServerSettings } from './settings/read-settings.ts';
import { galleryInDevelopment } from './src/gallery/gallery-in-development.ts';
import { markdownWithPlaceholders } from './texts/markdown.ts';

const { siteUrl } = readBuildSettings();
const owner = readOwner();

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
  markdown: { processor: markdownWithPlaceholders(owner), syntaxHighlight: false },
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
    resolve: { alias: { '@astrojs/react/client.js': fileURLToPath(new URL('src/islands/start/hydrate.ts', import.meta.url)) } },
    plugins: [tailwindcss(), figuresAsData(), readablePictures(owner)],
    css: { postcss: { plugins: [colorsAsHex()] } },
    // A thread loads no further files unless it is a module.
    worker: { format: 'es', plugins: () => [withoutXfa()] },
    build: {
      // Without it styles that are written apart for older engines are put together again: `text-decoration: underline 1px` is one
      // declaration, and none at all in Safari before 26.2.
      cssTarget: buildTargets,
      target: buildTargets,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Few files: what is compressed together comes out smaller than the same in pieces, and is asked for once.
            groups: [
              {
                name: 'react',
                test: /[\\/](node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/](islands[\\/]start[\\/]hydrate|ui[\\/](Field|Icon|icons|today|use-hydrated))\.tsx?$)/,
              },
              // What forms and calculators share; what every calculator is made of; what those need that know the loan programs; the
              // first part of the whole calculator, which the home page has; what two pages know of a closing. Each brings along
              // what it imports and no earlier one has.
              {
                name: 'calculator',
                test: /[\\/](payment-fields|estimate|fragment|dollars|calendar|copy-text|use-status|AnswerInSight|Fold|RateAndTermFields|ShareBar|save-file|use-values|use-spoken-status)\.tsx?$/,
              },
              {
                name: 'programs',
                test: /[\\/](CountyField|home-cost-fields|program-fields|programs|VaUseField|UpfrontFeeField|compared-fields|offered-program|program-names|look-ups)\.tsx?$/,
              },
              { name: 'estimates', test: /[\\/](loan-fields|loan-results|HomeCostFields)\.tsx?$/ },
              { name: 'places', test: /[\\/](cheapest|PlaceFields|CountyLimits)\.tsx?$/ },
              { name: 'payment', test: /[\\/]PaymentCard\.tsx$/ },
              // Reading, checking and explaining a Loan Estimate, fetched once there is one.
              { name: 'loan-estimate', test: /[\\/]mortgage[\\/]loan-estimate[\\/]/ },
            ],
          },
        },
      },
      // Drawings, the script of the header and what is for paper are files of their own: a page's first kilobytes are for its words.
      // But for the script in a vendor's frame, which has no origin from which it could ask for a file of ours.
      assetsInlineLimit: (file) => /_frame_\.astro/.test(file),
    },
  },
});
