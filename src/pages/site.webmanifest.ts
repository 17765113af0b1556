import type { APIRoute } from 'astro';
import { owner } from '../../owner/owner.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: owner.company.name,
      short_name: owner.company.name.split(' ').slice(0, 2).join(' '),
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
