import { expect, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { linkMailedTo } from './support/outbox';
import { photo } from './support/photo';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const email = 'lena.brandt@example.test';
const password = 'a quiet street in may';

test('a landlord signs up, adds a property with a photo, two units and two owners 60/40, finds it, logs out [ACC-02][PRP-01][PRP-05][PRP-06][PRP-07][PRP-12][PRP-21][PRP-24][ROL-04][GEN-08][API-14]', async ({
  page,
  request,
}) => {
  await test.step('signs up on a paid plan, as adding other owners needs one', async () => {
    await page.goto('/auth/registerformik?planid=2');
    await page.getByLabel('First name').fill('Lena');
    await page.getByLabel('Last name').fill('Brandt');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/activationMsg/);
  });

  await test.step('opens the mail’s link', async () => {
    await page.goto(await linkMailedTo(request, email));
    await expect(page.getByRole('heading', { name: messages.accountActivatedTitle })).toBeVisible();
    await expect(page.getByText(messages.accountActivatedText)).toBeVisible();
    await expect(page.getByText(messages.accountActivatedThanks)).toBeVisible();
    await page.getByRole('link', { name: messages.goToLogin }).click();
    await expect(page).toHaveURL(/welcome/);
  });

  await test.step('answers one of three questions', async () => {
    await page.getByRole('radio', { name: '1–4' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/propertyDashboard/);
    await expect(page.getByText('Get to your first online rent payment')).toBeVisible();
  });

  await test.step('adds a property', async () => {
    await page.getByRole('link', { name: 'Add property' }).first().click();
    await page.getByRole('radio', { name: 'Multi Family' }).check();
    await page.getByLabel('Name of the property').fill('Linden House');
    await page.getByLabel('Description').fill('Brick, two floors, a garden behind.');
    await page.getByLabel('Street').fill('12 Linden Street');
    await page.getByLabel('State').selectOption({ label: 'Iowa' });
    await page.getByLabel('City').selectOption({ index: 1 });
    await expect(page.getByLabel('Zipcode')).toHaveValue(/^\d{5}$/);

    const first = page.locator('#unit-0-fields');
    await first.getByLabel('Unit number').fill('1A');
    await first.getByLabel(/^Size/).fill('820');
    await first.getByLabel('Beds').fill('2');
    await first.getByRole('textbox', { name: 'Baths', exact: true }).fill('1');
    await first.getByLabel('Available from').fill('2040-01-05');
    await first.getByLabel('Monthly rent').fill('1450');
    await first.getByLabel('Refrigerator').check();
    await first.locator('input[type=file]').setInputFiles({
      name: '../front.png',
      mimeType: 'image/png',
      buffer: photo({ width: 64, height: 48 }),
    });
    await expect(first.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();

    await page.getByRole('button', { name: 'Add unit' }).click();
    const second = page.locator('#unit-1-fields');
    await second.getByLabel('Unit number').fill('1B');
    await second.getByLabel(/^Size/).fill('640');
    await second.getByLabel('Beds').fill('1');
    await second.getByRole('textbox', { name: 'Baths', exact: true }).fill('1');
    await second.getByLabel('Available from').fill('2040-02-01');
  });

  await test.step('with a second owner, 60 and 40', async () => {
    const own = page.getByLabel('Share of Lena Brandt in percent');
    await expect(own).toHaveValue('100');
    await own.fill('60');
    await page.getByRole('button', { name: 'Add Rental Owner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Rental Owner' });
    await dialog.getByRole('radio', { name: /^New owner/ }).check();
    await dialog.getByLabel('First name').fill('Jonas');
    await dialog.getByLabel('Last name').fill('Brandt');
    await dialog.getByLabel('Email').fill('jonas.brandt@example.test');
    await dialog.getByLabel('Mobile').fill('5155550134');
    await expect(dialog.getByLabel('Mobile')).toHaveValue('+1 (515) 555-0134');
    await dialog.getByRole('button', { name: 'Add owner' }).click();
    await expect(page.getByLabel('Share of Jonas Brandt in percent')).toHaveValue('40');

    await own.fill('70');
    const alert = page.getByRole('alertdialog', { name: messages.percentageExceeded });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: messages.ok }).click();
    await expect(own).toHaveValue('60');
  });

  await test.step('saves it once, and is told so in the spec’s words', async () => {
    await page.getByRole('button', { name: 'Save property' }).dblclick();
    const said = page.getByRole('alertdialog').filter({ hasText: messages.propertyRegistered.trim() });
    await expect(said).toBeVisible();
    await said.getByRole('button', { name: messages.ok }).click();
    await expect(page).toHaveURL(/propertiesList/);
  });

  await test.step('finds it in the list and opens its details', async () => {
    await page.getByRole('searchbox').or(page.getByLabel('Search name or address')).first().fill('linden');
    await expect(page).toHaveURL(/q=linden/);
    await expect(page.getByRole('link', { name: /Linden House/ })).toHaveCount(1);
    await page.getByRole('link', { name: /Linden House/ }).click();
    await expect(page).toHaveURL(/getproperty-data\?id=prp_/);
    await expect(page.getByRole('heading', { level: 1, name: 'Linden House' })).toBeVisible();
    await expect(page.getByText('1A', { exact: true })).toBeVisible();
    await expect(page.getByText('60%').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Jonas Brandt')).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBeGreaterThan(0);
  });

  await test.step('logs out', async () => {
    await page.getByRole('button', { name: /Account of Lena/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(
      await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('userData')]),
    ).toEqual([null, null]);
    await page.goto('/propertiesList');
    await expect(page).toHaveURL(/\/login/);
  });
});
