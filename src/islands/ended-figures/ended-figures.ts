// The day that a clock on the wall shows. Not by src/ui/today.ts, which comes with React: pages without an island do not fetch that.
const now = new Date();
const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A page that was published while a figure held says once it has ended that it has. */
for (const note of document.querySelectorAll<HTMLElement>('[data-ends]')) {
  if ((note.dataset.ends ?? day) < day) note.hidden = false;
}

export {};
