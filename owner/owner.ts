import { readOwner } from './read-owner.ts';

/** The owner, read once: for pages and texts, which are made anew when the file changes. A program calls `readOwner`. */
export const owner = readOwner();
