// Starts each island once it is seen: that much of what Astro would write into every page that has one (publishing/own-starter.ts).

/** A value as Astro writes it beside an island: what kind it is, 1 for a list, and the value. */
type Written = readonly [kind: number, value: unknown];

function read([kind, value]: Written): unknown {
  return kind === 1 ? (value as Written[]).map(read) : readAll(value);
}

function readAll(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, written]) => [name, read(written)]));
}

const load = (address: string) => import(/* @vite-ignore */ address);

/** A line that breaks for a moment is not the end of an island: some browsers try the same address only once. */
const arrived = (address: string) =>
  load(address).catch(async () => {
    await new Promise((later) => setTimeout(later, 1000));
    return load(`${address}?again`);
  });

class Island extends HTMLElement {
  connectedCallback() {
    const seen = new IntersectionObserver((parts) => {
      if (!parts.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      this.start().catch((error: unknown) => {
        console.error(error);
        // src/ui/NotStarted.tsx
        this.previousElementSibling?.classList.remove('not-started');
      });
    });
    // The island itself has no box.
    for (const part of this.children) seen.observe(part);
  }

  async start() {
    const said = (name: string) => this.getAttribute(name) ?? '';
    const rendererUrl = said('renderer-url');
    // Asked for at once, and again below, where it counts. By one address alone: the island asks for the same file, and a second
    // copy of React knows nothing of what the first one draws.
    load(rendererUrl).catch(() => undefined);
    const island = await arrived(said('component-url'));
    const renderer = await load(rendererUrl);
    renderer[said('renderer-export')](this)(island[said('component-export')], readAll(JSON.parse(said('props'))));
    this.removeAttribute('ssr');
  }
}

// While developing, Astro's own is there.
if (!customElements.get('astro-island')) customElements.define('astro-island', Island);
