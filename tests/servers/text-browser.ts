/** The text browser that the trials read pages with. */
export const w3m = '/usr/bin/w3m';
