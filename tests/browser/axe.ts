import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 to AAA, and what axe calls best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with a page as it stands: each rule with the markup that breaks it. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // Without it axe opens a second page for each look, for frames of other origins, which no page of this site has.
    .setLegacyMode()
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
