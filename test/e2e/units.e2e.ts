import { type Browser, expect, type Page, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { photo } from './support/photo';
import { logIn } from './support/session';

async function openProperty(page: Page, title: string): Promise<void> {
  await page.goto('/propertiesList');
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function fillUnit(page: Page, number: string): Promise<void> {
  await page.getByLabel('Unit number').fill(number);
  await page.getByLabel(/^Size/).fill('820');
  await page.getByLabel('Beds').fill('2');
  await page.getByRole('textbox', { name: 'Baths', exact: true }).fill('1');
  await page.getByLabel('Available from').fill('2040-01-05');
  await page.getByLabel('Monthly rent').fill('1450');
}

async function addPhoto(page: Page, name: string, nth: number): Promise<void> {
  await page.locator('#images').setInputFiles({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: photo({ width: 64 + nth, height: 48 }),
  });
  await page.getByLabel(`What photo ${nth} shows`).fill(name);
}

/** The button in this unit's row, on whichever page of five it is. */
const inRow = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: new RegExp(`^${number}`) }) });

test('a unit is added with photos, changed, its photos put in order, and deleted [PRP-16][PRP-25][PRP-26][PRP-29][API-20]', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await openProperty(page, 'Dover Row');

  await test.step('added', async () => {
    await page.getByRole('button', { name: 'Add Unit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Add unit' })).toBeFocused();
    await fillUnit(page, '9');
    await addPhoto(page, 'Kitchen', 1);
    await addPhoto(page, 'Garden', 2);
    await page.getByRole('button', { name: 'Save unit' }).click();
    await expect(page).toHaveURL(/getproperty-data/);
    await expect(inRow(page, '9').getByText('$1,450.00')).toBeVisible();
    await expect(inRow(page, '9').getByText(messages.leaseNone)).toBeVisible();
  });

  await test.step('changed: the second photo first, by its button', async () => {
    await inRow(page, '9').getByRole('link', { name: /^9/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unit 9' })).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await page.getByLabel('Monthly rent').fill('1500');
    await page.getByRole('button', { name: 'Save unit' }).click();
    await expect(page).toHaveURL(/getunit-data/);
    await expect(page.getByText('$1,500.00').first()).toBeVisible();
    await page.reload();
    await page
      .getByRole('button', { name: /^Show large/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Garden' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('changed again: by dragging', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit unit 9' })).toBeVisible();
    const grip = page.getByTitle('Drag photo 2');
    await grip.dragTo(page.getByRole('listitem', { name: 'Photo 1 of 2' }));
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('Kitchen');
    await page.getByRole('button', { name: 'Save unit' }).click();
    await expect(page.getByRole('button', { name: /^Show large/ }).first()).toHaveAccessibleName(
      'Show large: Kitchen',
    );
  });

  await test.step('noted: a note is added, changed and deleted', async () => {
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByLabel('New note').fill('The boiler leaks.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByRole('button', { name: 'Edit the note: The boiler leaks.' }).click();
    await notes.getByLabel('Change the note').fill('The boiler is new.');
    await notes.getByRole('button', { name: 'Save' }).click();
    await page.reload();
    await notes.getByRole('button', { name: 'Delete the note: The boiler is new.' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notes.getByText('No notes yet')).toBeVisible();
  });

  await test.step('deleted, with the focus on No first', async () => {
    await page.getByRole('link', { name: 'Dover Row', exact: true }).first().click();
    await inRow(page, '9').getByRole('button', { name: 'Delete unit 9' }).click();
    const question = page.getByRole('alertdialog', { name: messages.deleteUnitQuestion });
    await expect(question.getByRole('button', { name: messages.no })).toBeFocused();
    await question.getByRole('button', { name: messages.yes }).click();
    const said = page.getByRole('alertdialog', { name: messages.unitDeleted });
    await said.getByRole('button', { name: messages.ok }).click();
    await expect(inRow(page, '9')).toHaveCount(0);
  });
});

test('a unit with a lease cannot be deleted [PRP-28][PRP-29]', async ({ page }) => {
  await logIn(page, 'orgadmin@demo.test');
  await openProperty(page, 'Alder Court');
  const leased = page.getByRole('row').filter({ hasText: messages.leaseAdded }).first();
  const button = leased.getByRole('button', { name: /^Delete unit/ });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleName(/A unit with a lease cannot be deleted\.$/);
  await expect(
    leased.getByText(new RegExp(`${messages.leaseSigned}|${messages.leaseInProgress}`)),
  ).toBeVisible();
});

async function editorOf(browser: Browser, { email, url }: { email: string; url: string }): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, email);
  await page.goto(url);
  await expect(page.getByLabel('Unit number')).toBeVisible();
  return page;
}

test('the second of two editors is told what changed and loses nothing typed [PRP-25]', async ({
  page,
  browser,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await openProperty(page, 'Ivy Terrace');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Unit / })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByLabel('Unit number')).toBeVisible();
  const url = page.url();
  const other = await editorOf(browser, { email: 'rentalmanager@demo.test', url });

  await page.getByLabel('Monthly rent').fill('1611');
  await page.getByRole('button', { name: 'Save unit' }).click();
  await expect(page).toHaveURL(/getunit-data/);

  await other.getByLabel('Monthly rent').fill('1622');
  await other.getByLabel(/^Size/).fill('777');
  await other.getByRole('button', { name: 'Save unit' }).click();
  const dialog = other.getByRole('dialog', { name: 'Someone else changed this unit in the meantime' });
  await expect(dialog.getByRole('radio', { name: /^\$1,611.*Theirs$/ })).not.toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^\$1,622.*Yours$/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^\$1,611.*Theirs$/ }).check();
  await dialog.getByRole('button', { name: 'Save with these' }).click();
  await expect(other).toHaveURL(/getunit-data/);
  await expect(other.getByText('$1,611.00').first()).toBeVisible();
  await expect(other.getByText('777')).toBeVisible();
});
