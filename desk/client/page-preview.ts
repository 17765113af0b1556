import type { PageAnswer } from '../preview/answers.ts';

/** Milliseconds without a key after which the page is brought up to date. */
const pause = 700;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) {
  return Object.assign(document.createElement(name), properties);
}

/** Says what is wrong where the page is, above the page of before. */
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

// A field may be called like the property of a form.
const actionOf = (form: HTMLFormElement) => new URL(form.getAttribute('action') ?? '', document.baseURI);

/** Whether the page is shown stands in the address and in that of the form, so that it is after a save. */
function remember(form: HTMLFormElement, isShown: boolean): void {
  const [here, there] = [new URL(location.href), actionOf(form)];
  here.search = isShown ? '?page' : '';
  there.search = here.search;
  history.replaceState(history.state, '', here);
  form.setAttribute('action', there.href);
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
  if (!form || !button || !says || !link) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What is asked for now, and after it for what was typed meanwhile. */
  let asked = Promise.resolve();
  let isNewer = false;

  async function bringUpToDate(): Promise<void> {
    isNewer = false;
    const wrong = await askFor(form as HTMLFormElement).catch(() => undefined);
    if (page.hidden || isNewer) return;
    if (wrong === undefined) tell(says as HTMLElement, 'The page is not brought up to date: the desk does not answer.', []);
    else if (wrong.length > 0) tell(says as HTMLElement, 'The page follows once this is put right:', wrong);
    else {
      tell(says as HTMLElement, '', []);
      page.querySelector('iframe')?.contentWindow?.postMessage('renew', new URL((link as HTMLAnchorElement).href).origin);
    }
  }

  function soon(after: number): void {
    isNewer = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!page.hidden) asked = asked.then(bringUpToDate);
    }, after);
  }

  function show(isShown: boolean): void {
    page.hidden = !isShown;
    button?.setAttribute('aria-expanded', String(isShown));
    if (button) button.textContent = isShown ? 'Hide the page' : 'Show the page';
  }

  button.setAttribute('aria-controls', page.id);
  show(!page.hidden);
  button.addEventListener('click', (event) => {
    event.preventDefault();
    show(page.hidden === true);
    remember(form, !page.hidden);
    page.querySelector('iframe')?.remove();
    if (page.hidden) return;
    soon(0);
    const frame = element('iframe', { title: page.querySelector('h2')?.textContent ?? '', src: link.href });
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    page.append(frame);
    page.scrollIntoView({ block: 'nearest' });
  });
  form.addEventListener('input', () => soon(pause));
}
