import { today } from '../../ui/today.ts';

/** A page that was published while a figure held says once it has ended that it has. */
const day = today();
for (const note of document.querySelectorAll<HTMLElement>('[data-ends]')) {
  if ((note.dataset.ends ?? day) < day) note.hidden = false;
}
