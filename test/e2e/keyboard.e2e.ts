import { expect, type Locator, type Page, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { demoPassword, logIn } from './support/session';

/** Tabs to the wanted element, as a person without a mouse does. Everything on the way must be reachable. */
async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with ${most} tabs: ${wanted}`);
}

async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.type(text);
}

test('the main job by keyboard alone [RTE-05][PRP-08][PRP-11][PRP-21][GEN-11]', async ({ page }) => {
  await page.goto('/login');
  await typeInto(page, page.getByLabel('Email'), 'owner@demo.test');
  await typeInto(page, page.getByLabel(/^Password/), demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/propertyDashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, menu.getByRole('link', { name: 'Properties' }), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Add property' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add property' })).toBeFocused();

  // Saving an empty form lists what is missing and leads there.
  await page.keyboard.press('Control+s');
  await expect(page.getByText(messages.streetRequired).first()).toBeVisible();
  await expect(page.getByText(messages.propertyTypeRequired).first()).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'Single Family' }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Name of the property'), 'Quay Cottage');
  await typeInto(page, page.getByLabel('Street'), '3 Quay Road');
  await typeInto(page, page.getByLabel('State'), 'Ohio');
  await typeInto(page, page.getByLabel('City'), 'Columbus');
  const unit = page.locator('#unit-0-fields');
  await typeInto(page, unit.getByLabel('Unit number'), '1');
  await typeInto(page, unit.getByLabel(/^Size/), '900');
  await typeInto(page, unit.getByLabel('Beds'), '3');
  await typeInto(page, unit.getByRole('textbox', { name: 'Baths', exact: true }), '2');
  await typeInto(page, unit.getByLabel('Available from'), '01052040');
  await page.keyboard.press('Control+s');

  const said = page.getByRole('alertdialog').filter({ hasText: messages.propertyRegistered.trim() });
  await expect(said.getByRole('button', { name: messages.ok })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/propertiesList/);

  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('quay');
  await expect(page).toHaveURL(/q=quay/);
  await tabTo(page, page.getByRole('link', { name: /Quay Cottage/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Quay Cottage' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: /Account of/ }), 120);
  await page.keyboard.press('Enter');
  // The menu loads on demand, and takes the focus.
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

/** The focused element that lies partly under the bar; undefined when all of it is visible. */
const underBar = (page: Page, bar: string): Promise<string | undefined> =>
  page.evaluate((selector) => {
    const [focused, over] = [document.activeElement, document.querySelector(selector)];
    if (!focused || !over || over.contains(focused) || focused === document.body) return undefined;
    const [field, edge] = [focused.getBoundingClientRect(), over.getBoundingClientRect()];
    return field.bottom > edge.top + 1 && field.top < edge.bottom ? focused.outerHTML : undefined;
  }, bar);

test('a focused field is seen whole above a form’s bar, on a phone too (WCAG 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await logIn(page, 'orgadmin@demo.test');
  const walks = [
    ['/addPropertyUnit', 'Street', '[data-save-bar]'],
    ['/organisationsUsers?invite=true', 'Email', '[role=dialog] [data-foot]'],
  ] as const;
  for (const [path, label, bar] of walks) {
    await page.goto(path);
    await page.getByLabel(label).first().waitFor();
    for (let pressed = 0; pressed < 60; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await underBar(page, bar)).toBeUndefined();
    }
  }
});
