import type { Page } from '@playwright/test';

/** What a page's policy refused, as `directive: address`, in this page and in its frames. */
export async function watchViolations(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => refused.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${location.pathname}: ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

/** Scrolls through the whole page, so that everything that waits for its turn has it. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 20)));
    }
  });
  await page.waitForLoadState('networkidle');
}
