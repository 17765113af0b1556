/** Scroll distance in pixels up to which the header of the home page is transparent. */
const scrollThreshold = 50;
/** Where the desktop navigation begins: Tailwind's `lg`. */
const desktop = matchMedia('(width >= 64rem)');

function find<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The header has no ${selector}.`);
  return found;
}

const header = find<HTMLElement>('.site-header');
const toggle = find<HTMLButtonElement>('.site-header__toggle');
const menu = find<HTMLElement>('.site-menu');
const dialog = find<HTMLDialogElement>('.site-menu-dialog');

function flagScroll() {
  header.toggleAttribute('data-scrolled', scrollY > scrollThreshold);
}

function flagMenu(open: boolean) {
  header.toggleAttribute('data-menu-open', open);
  toggle.setAttribute('aria-expanded', String(open));
}

addEventListener('scroll', flagScroll, { passive: true });
flagScroll();

toggle.addEventListener('click', () => {
  dialog.append(menu);
  flagMenu(true);
  // Safari does not focus a button that is clicked, and the dialog gives the focus back to what had it.
  toggle.focus();
  dialog.showModal();
});

// The browser itself closes a modal dialog on Escape and gives the focus back to the toggle.
dialog.addEventListener('close', () => {
  flagMenu(false);
  toggle.before(menu);
});
dialog.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a, .site-menu-dialog__close')) dialog.close();
});
desktop.addEventListener('change', () => dialog.close());
