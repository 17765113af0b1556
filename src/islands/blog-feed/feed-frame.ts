import type { FeedMessage } from './feed-message.ts';

// Runs inside the frame: tells the page how high the widget has become, as soon as it shows anything.
const container = document.querySelector<HTMLElement>('[data-feed-container]');

if (container) {
  const report = () => {
    const feedHeight = container.firstChild ? container.scrollHeight : 0;
    // The frame has no origin of its own, so the page cannot be named; the height is no secret.
    if (feedHeight > 0) parent.postMessage({ feedHeight } satisfies FeedMessage, '*');
  };
  new ResizeObserver(report).observe(container);
  new MutationObserver(report).observe(container, { childList: true, subtree: true });
}
