import type { AstroIntegration } from 'astro';

/** Shows every primitive of src/ui in all its states at `/gallery`, in the development server alone: a built site has no such page. */
export function galleryInDevelopment(): AstroIntegration {
  return {
    name: 'gallery-in-development',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
      },
    },
  };
}
