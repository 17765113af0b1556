import type { APIRoute } from 'astro';
import { owner } from '../../owner/owner.ts';
import { businessName } from '../../owner/owner-words.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: businessName(owner.company),
      short_name: businessName(owner.company).split(' ').slice(0, 2).join(' '),
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
