/** Milliseconds without another color after which it is measured. */
const pause = 150;

/** Says beside each color that is being chosen whether letters on it can be read. */
export function followColors(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-contrast]')) {
    const input = document.getElementById(place.dataset.contrast ?? '') as HTMLInputElement;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const measure = async () => {
      const color = input.value.slice(1);
      const query = new URLSearchParams({ name: input.name.split('.').at(-1) ?? '', color });
      const answer = await fetch(new URL(`business/contrast?${query}`, document.baseURI));
      // Another one may have been chosen meanwhile.
      if (answer.ok && input.value === `#${color}`) place.innerHTML = await answer.text();
    };
    input.addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(measure, pause);
    });
    // The color that is proposed is taken here, without a round trip.
    place.addEventListener('click', (event) => {
      const [, , color] = (event.target instanceof HTMLButtonElement && event.target.value.split(' ')) || [];
      if (!color) return;
      event.preventDefault();
      input.value = `#${color}`;
      input.focus();
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
