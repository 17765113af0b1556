/**
 * Lets the gallery show at rest what needs a pointer or the keyboard: the page's styles are repeated with each state written as an
 * attribute, and every `data-show` puts that attribute on the control inside it.
 */
const states = { hover: ':hover', focus: ':focus-visible', active: ':active' } as const;

const written = [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
const repeated = Object.entries(states).reduce(
  // A class such as `hover\:underline` has a backslash before its colon, and is left as it is.
  (css, [name, state]) => css.replaceAll(new RegExp(`(?<!\\\\)${state}\\b`, 'g'), `[data-shown=${name}]`),
  written,
);
// What only a pointer that hovers gets is shown on a touch screen too.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: repeated.replaceAll('(hover: hover)', '(width > 0px)') }),
);

for (const place of document.querySelectorAll<HTMLElement>('[data-show]')) {
  const control = place.querySelector<HTMLElement>('a, button, input, select, textarea, summary, label');
  const { show = '' } = place.dataset;
  if (show === 'open') control?.closest('details')?.setAttribute('open', '');
  else control?.setAttribute('data-shown', show);
}
