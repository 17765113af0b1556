import { existsSync, readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FiguresFileError } from '../mortgage/figures/renewals.ts';
import { businessName } from '../owner/owner-words.ts';
import { OwnerFileError } from '../owner/read-owner.ts';
import { contentTypeOf } from '../publishing/file-headers.ts';
import { CallError } from '../server/leads/leads-commands.ts';
import type { MessageBook } from '../server/leads/message-book.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { addressOf, type DeskAddress } from './guard.ts';
import type { ServedPreview } from './preview/shown-pages.ts';
import type { FrameProps, PlaceGroup } from './views/Frame.tsx';
import type { Views } from './views/views.tsx';
import { currentOwner, DeskError, type Workplace } from './workplace.ts';

/** A desk that is open: where it works, how it is reached, and what its pages are made with. */
export interface Desk extends Workplace, DeskAddress {
  readonly views: Views;
  /** Folder of the styles and scripts of the desk. */
  readonly assets: string;
  /** The owner's messages, wherever the settings of this moment say they are. */
  readonly messages: () => MessageBook;
  readonly places: readonly PlaceGroup[];
  /** Closes this desk and opens it again, as the version that is in its folder by then. */
  readonly openAgain: () => void;
  readonly preview: ServedPreview;
}

/** An error whose sentence is for the owner. */
export const isTold = (error: unknown): error is Error =>
  [OwnerFileError, FiguresFileError, DeskError, CallError, SettingsError].some((kind) => error instanceof kind);

/** What a form holds, files and all. */
export async function formOf(request: FastifyRequest): Promise<FormData> {
  const type = request.headers['content-type'] ?? '';
  return new Response(request.body as Buffer<ArrayBuffer>, { headers: { 'content-type': type } }).formData();
}

/** Sends a page. */
export const html = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text);

/** Sends a file as it is. */
export function sendFile(reply: FastifyReply, path: string): FastifyReply {
  if (!existsSync(path)) return reply.code(404).type('text/plain').send('There is no such file.');
  return reply.type(contentTypeOf(path)).send(readFileSync(path));
}

/** Goes on to a page of the desk, such as after a save: loading it anew sends nothing again. */
export const goTo = (reply: FastifyReply, desk: Desk, path: string) => reply.redirect(`${addressOf(desk)}${path}`, 303);

/**
 * Around every page: the menu, with the owner's name as far as their file can be read.
 *
 * @param here path of the place of the menu that the page belongs to
 * @param page path of the page, where that is another one
 */
export function frame(desk: Desk, title: string, here: string, page = here): Omit<FrameProps, 'children'> {
  let business = 'Your desk';
  try {
    business = businessName(currentOwner(desk).company);
  } catch (error) {
    if (!(error instanceof OwnerFileError)) throw error;
  }
  return { title, business, places: desk.places, here, page, base: addressOf(desk) };
}
