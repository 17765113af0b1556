import type { PageAnswer } from '../preview/answers.ts';

/** Milliseconds without a key after which the page is brought up to date. */
const pause = 700;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) {
  return Object.assign(document.createElement(name), properties);
}

// A field may be called like the property of a form.
const actionOf = (form: HTMLFormElement) => new URL(form.getAttribute('action') ?? '', document.baseURI);

/** Says above the page why it stays as it was. */
function tell(place: HTMLElement, title: string, wrong: readonly string[]): void {
  const list = element('ul', {});
  list.append(...wrong.map((textContent) => element('li', { textContent })));
  place.replaceChildren(...(title ? [element('p', { textContent: title, className: 'font-semibold' }), list] : []));
  place.className = title ? 'told told--look' : '';
}

/** Asks for the page with what stands in the form; returns what is wrong in it. */
async function askFor(form: HTMLFormElement): Promise<readonly string[]> {
  const body = new FormData(form);
  body.set('do', 'show');
  const answer = await fetch(actionOf(form), { method: 'POST', body, headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The desk answered ${answer.status}.`);
  return ((await answer.json()) as PageAnswer).wrong;
}

/** Whether the page is shown stands in the address and in that of the form, so that it is after a save. */
function remember(form: HTMLFormElement, isShown: boolean): void {
  const [here, there] = [new URL(location.href), actionOf(form)];
  here.search = isShown ? '?page' : '';
  there.search = here.search;
  history.replaceState(history.state, '', here);
  form.setAttribute('action', there.href);
}

/** A frame with a page, which can be asked to load it anew. While it is on its way to one it hears nothing, and is asked afterwards. */
function renewable(frame: HTMLIFrameElement, isNew: boolean) {
  let isLoading = isNew;
  let isOld = false;
  const renew = () => {
    isOld = isLoading;
    if (isLoading) return;
    isLoading = true;
    frame.contentWindow?.postMessage('renew', new URL(frame.src).origin);
  };
  frame.addEventListener('load', () => {
    isLoading = false;
    if (isOld) renew();
  });
  return { frame, renew };
}

function newFrame(title: string, src: string): HTMLIFrameElement {
  const frame = element('iframe', { title, src });
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  return frame;
}

/**
 * Lets the page of the preview follow what is typed into a form: a moment after the last key, without moving the focus or what is
 * in sight of the page.
 *
 * @param page where it is shown
 */
export function followTyping(page: HTMLElement): void {
  const form = document.querySelector<HTMLFormElement>('.desk-form');
  const button = form?.querySelector<HTMLButtonElement>('[data-show-page]');
  const says = page.querySelector<HTMLElement>('[data-wrong]');
  const link = page.querySelector('a');
  if (!form || !button || !says || !link) throw new Error('The page has no form that a page could follow.');
  const framed = page.querySelector('iframe');
  let shown = framed ? renewable(framed, false) : undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What is asked for now, and after it for what was typed meanwhile. */
  let asked = Promise.resolve();
  let isNewer = false;

  const bringUpToDate = async () => {
    isNewer = false;
    const wrong = await askFor(form).catch(() => undefined);
    if (page.hidden || isNewer) return;
    if (wrong === undefined) tell(says, 'The page stays as it was: the desk does not answer.', []);
    else tell(says, wrong.length > 0 ? 'The page follows once this is put right:' : '', wrong);
    if (wrong?.length === 0) shown?.renew();
  };
  const soon = (after: number) => {
    isNewer = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!page.hidden) asked = asked.then(bringUpToDate);
    }, after);
  };
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    button.setAttribute('aria-expanded', String(isShown));
    button.textContent = isShown ? 'Hide the page' : 'Show the page';
  };

  button.setAttribute('aria-controls', page.id);
  show(!page.hidden);
  button.addEventListener('click', (event) => {
    event.preventDefault();
    show(page.hidden === true);
    remember(form, !page.hidden);
    shown?.frame.remove();
    if (page.hidden) return;
    soon(0);
    shown = renewable(newFrame(page.querySelector('h2')?.textContent ?? '', link.href), true);
    page.append(shown.frame);
    page.scrollIntoView({ block: 'nearest' });
  });
  form.addEventListener('input', () => soon(pause));
}
