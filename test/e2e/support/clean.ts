import AxeBuilder from '@axe-core/playwright';
import { type ConsoleMessage, expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing passes the edge, the tab names the screen, and axe finds no violation. */
export async function expectClean(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // What a fixed bar covers half counts as too small to touch.
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
  const { wide, seen, above } = await page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const top = dialog?.getBoundingClientRect().top ?? 0;
    const above = Math.min(0, top + (dialog?.parentElement?.scrollTop ?? 0));
    return { wide: document.documentElement.scrollWidth, seen: innerWidth, above };
  });
  expect(wide).toBeLessThanOrEqual(seen);
  // A dialog higher than the screen begins where one can scroll to.
  expect(above).toBe(0);
  await expect(page).toHaveTitle(/Keystead/);
}

/** What the page complains of from now on; the list grows. The browser itself logs each refused call. */
export function hearErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said: ConsoleMessage) => {
    if (!['error', 'warning'].includes(said.type())) return;
    if (!said.text().startsWith('Failed to load resource')) errors.push(said.text());
  });
  return errors;
}
