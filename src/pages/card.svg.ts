import type { APIRoute } from 'astro';
import { cardCode } from '../card/card-code.ts';

/** The code of the card. Without a public address of the site there is none to lead to, and no page shows it. */
export const GET: APIRoute = ({ site }) =>
  new Response(cardCode(site ?? new URL('http://localhost')), { headers: { 'Content-Type': 'image/svg+xml' } });
