import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '../../shared/domain/messages';
import { called, desks, partOf } from './support/looks';
import { withLook } from './support/session';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectWell(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`)).toEqual(
    [],
  );
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
}

test('a visitor lands, chooses Landlord by the year, and the sign-up still knows it after a reload [LND-09][ACC-01][RTE-01]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Keystead' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await page.getByText('Annually', { exact: true }).click();
  const landlord = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Landlord' }) });
  await expect(landlord).toContainText('$190.00 a year');
  await expect(landlord.locator('s')).toHaveText('was $228.00');

  // The app takes over the page without loading another document.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await landlord.getByRole('link', { name: /^Signup/ }).click();
  await expect(page).toHaveURL(/registerformik\?planid=2&annual=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  const chosen = page.getByLabel('Plan', { exact: true }).locator('option:checked');
  await expect(chosen).toHaveText('Landlord · $190 a year');
  await page.reload();
  await expect(chosen).toHaveText('Landlord · $190 a year');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Keystead' })).toBeVisible();
});

test('a message reaches the company, and a failure says so [LND-10][API-24]', async ({ page, request }) => {
  const subject = `A house by the river ${Date.now()}`;
  await page.goto('/auth/home#contact');
  await page.getByLabel('Name').fill('Jane Doe');
  await page.getByLabel('Email').fill('jane.doe@example.test');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill('Does it take goats?');
  await page.route('**/api/users/contact', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  const alert = page.getByRole('alertdialog', { name: messages.submissionFailed });
  await expect(alert).toBeVisible();
  await expectWell(page);
  await alert.getByRole('button', { name: messages.ok }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. Your message is on its way to us.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/home$/);
  const outbox = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
  expect(await outbox.text()).toContain(subject);
});

test('the mobile menu opens, leads on, and is gone on a wide window [LND-02]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/auth/home');
  const links = page.getByRole('banner').getByRole('link', { name: 'Features' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await expect(links).toBeHidden();
  await toggle.click();
  await expect(links).toBeVisible();
  await expectWell(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  // A window gets its width only once it is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(links).toBeHidden();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads whole, and its links lead on [LND-01][LND-05][LND-11]', async ({ page }) => {
    for (const path of ['/', '/auth/home']) {
      await page.goto(path);
      await expect(page).toHaveTitle(/Keystead/);
      for (const name of ['Welcome to Keystead', 'Online rent payments', 'Landlord', messages.aboutUs])
        await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.locator('address')).toBeVisible();
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/auth\/home$/);
    for (const name of ['description', 'twitter:card'])
      await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    await page.getByRole('link', { name: /^Signup: Landlord/ }).click();
    await expect(page).toHaveURL(/registerformik\?planid=2$/);
    await page.goto('/auth/pricing');
    await expect(page.getByText('Property: 10 Units: 50')).toBeVisible();
  });

  test('search engines find the pages', async ({ request }) => {
    const map = /^Sitemap: (\S+)$/m.exec(await (await request.get('/robots.txt')).text())?.[1] ?? '';
    expect(await (await request.get(new URL(map).pathname)).text()).toContain('/auth/home</loc>');
  });
});

const places = ['/auth/home', '/auth/pricing'].flatMap((path) =>
  [320, 360, 768, 769, 1440].map((width) => ({ path, width })),
);
for (const look of desks)
  test(`the public pages are without a violation, ${called(look)} [GEN-03]`, async ({ page }) => {
    await withLook(page, look);
    for (const { path, width } of partOf(places, desks, look)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectWell(page);
    }
  });
