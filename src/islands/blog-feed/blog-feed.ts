import { clampFrameHeight, type FeedMessage } from './feed-message.ts';

/** How long the widget may take to show something, in milliseconds, before the built-in list stays for good. */
const patienceMs = 8_000;
/** The widget begins to load when the list comes this near to the window. */
const nearness = '400px';

const list = document.querySelector<HTMLElement>('[data-feed-address]');

/**
 * Puts the vendor's feed in the place of the built-in list, once it has rendered. It runs in a frame without any right of
 * this site (`sandbox` without `allow-same-origin`); blocked, failed or empty, it is removed and the list stays.
 */
function loadFeed(builtIn: HTMLElement, address: string) {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = 'Latest articles';
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.className = 'w-full border-0';
  frame.height = '0';
  // Hidden from everyone, but laid out at full width, so that the widget renders as it will be seen.
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;

  const giveUp = setTimeout(() => {
    removeEventListener('message', hear);
    frame.remove();
  }, patienceMs);

  function hear({ source, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    const { feedHeight } = data as Partial<FeedMessage>;
    const height = clampFrameHeight(feedHeight);
    if (height === undefined) return;
    clearTimeout(giveUp);
    frame.height = String(height);
    frame.removeAttribute('aria-hidden');
    frame.removeAttribute('tabindex');
    builtIn.hidden = true;
  }

  addEventListener('message', hear);
  builtIn.before(frame);
}

if (list?.dataset.feedAddress) {
  const address = list.dataset.feedAddress;
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      loadFeed(list, address);
    },
    { rootMargin: nearness },
  );
  watch.observe(list);
}
