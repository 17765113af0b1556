import type { APIRoute } from 'astro';
import { owner } from '../../owner/owner.ts';
import { contactFile } from '../card/contact-file.ts';

/** The owner as a contact that phones save. */
export const GET: APIRoute = async ({ site }) =>
  new Response(await contactFile(owner, site), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
