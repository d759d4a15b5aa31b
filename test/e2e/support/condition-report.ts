import { expect, type Page } from '@playwright/test';

/** Says of every room that all of it is good. */
export async function allGood(page: Page): Promise<void> {
  const rooms = page.getByRole('button', { name: /^All good: / });
  await expect(rooms.first()).toBeVisible();
  for (let left = await rooms.count(); left > 0; left -= 1) await rooms.first().click();
  await expect(rooms).toHaveCount(0);
}

/** Draws on the signature pad of one side. */
export async function draw(page: Page, side: string): Promise<void> {
  const pad = page.getByRole('region', { name: side }).getByRole('img', { name: 'Signature pad' });
  // Clear of the dialog's own footer, as a person scrolls.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no pad');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 200, box.y + 50, { steps: 5 });
  await page.mouse.up();
}
