/** What the process that makes pages says to the desk. */
export type Said =
  | { readonly says: 'ready'; readonly port: number; readonly secret: string }
  | { readonly says: 'done' }
  | { readonly says: 'failed'; readonly why: string };

/** The header in which the desk says that it is the desk: nobody else gets an answer of that process. */
export const secretHeader = 'x-desk-preview';
