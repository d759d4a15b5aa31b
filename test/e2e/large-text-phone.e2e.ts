import { expect, type Page, test } from '@playwright/test';
import { addressMailedTo } from './support/outbox';
import { logIn } from './support/session';

test.use({ viewport: { width: 320, height: 720 }, hasTouch: true });
// Each walks many screens.
test.slow();

/** Text of twice its size, as a browser's setting makes it, before the first paint. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
    new MutationObserver(enlarge).observe(document, { childList: true });
    enlarge();
  }),
);

/** What passes the sides of the screen and no ancestor lets one scroll to. */
const pastTheSides = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isKept = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      return false;
    };
    const isPast = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
    };
    const past = [...document.querySelectorAll('body *')].filter((one) => isPast(one) && !isKept(one));
    const lines = past.map((one) => `${one.tagName} “${one.textContent?.trim().slice(0, 50)}”`);
    const dialogs = [...document.querySelectorAll('[role=dialog]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    lines.push(...dialogs.map(({ scrollWidth }) => `A dialog is ${scrollWidth} wide`));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`The page is ${scrollWidth} wide`, ...lines] : lines;
  });

async function expectToFit(page: Page, path: string): Promise<void> {
  await test.step(path.split('=')[0] ?? path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await pastTheSides(page)).toEqual([]);
  });
}

async function expectAllToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await expectToFit(page, path);
}

test('a tenant reads every page with text of twice its size, and nothing passes the sides', async ({
  page,
}) => {
  await logIn(page, 'tenant@demo.test');
  await expectAllToFit(page, [
    '/propertyDashboard',
    '/ledgesData',
    '/payrent',
    '/autopay',
    '/tenants-UnitData',
    '/tenants-PropertyData',
    '/servicerequest',
    '/servicerequest-form',
    '/user-profile',
    '/user-settings?tab=notifications',
    '/user-settings?tab=devices',
    '/notification',
    '/help',
    '/showLease',
  ]);

  await test.step('the dialog to give notice', async () => {
    await page.getByRole('button', { name: 'Give notice' }).click();
    await expect(page.getByRole('dialog', { name: 'Give notice' })).toBeVisible();
    expect(await pastTheSides(page)).toEqual([]);
  });

  await test.step('a request and its messages', async () => {
    await page.goto('/servicerequest-form');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'What is wrong?' }).fill('The kitchen tap drips.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL(/servicerequestDetails-data/, { timeout: 10_000 });
    await expectToFit(page, page.url());
  });
});

test('an applicant and who signs read theirs so too', async ({ page, request }) => {
  const mailed = (to: string, at: string) => addressMailedTo(request, { to, page: at });
  await expectAllToFit(page, [
    '/login',
    '/auth/verify',
    await mailed('noah.reyes@applicants.example.com', '/auth/addApplication'),
    await mailed('omar.haddad@applicants.example.com', '/auth/addApplication'),
    await mailed('priya.raman@applicants.example.com', '/auth/completeScreening'),
    await mailed('marcus.bell@applicants.example.com', '/auth/completeScreening'),
    await mailed('tenant@demo.test', '/auth/sign'),
    await mailed('mina.petrov@tenants.example.com', '/auth/cosigner-sign'),
    await mailed('lena.tanaka@tenants.example.com', '/auth/report'),
    await mailed('ines.marsh@tenants.example.com', '/auth/copy'),
  ]);
  await logIn(page, 'applicant@demo.test');
  await expectAllToFit(page, ['/propertyDashboard', '/applicantScreening']);
});
