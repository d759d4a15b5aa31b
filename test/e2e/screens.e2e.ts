import AxeBuilder from '@axe-core/playwright';
import { type ConsoleMessage, expect, test } from '@playwright/test';
import { called, desks, type Look, partOf } from './support/looks';
import { logIn, withLook } from './support/session';

const open = {
  'RTE-05': '/login',
  'RTE-01': '/auth/home',
  'sign-up': '/auth/registerformik',
  'activation mail': '/auth/activationMsg',
  'dead activation link': '/auth/activationsuccess?token=none',
  forgot: '/auth/forgotPwd',
  recover: '/auth/recoverpwd',
  reset: '/auth/resetPwd?token=none',
  'lock screen': '/auth/lockscreen',
  maintenance: '/auth/maintanance',
  pricing: '/auth/pricing',
  terms: '/auth/terms',
  privacy: '/auth/privacy',
  'dead signing link': '/auth/sign?token=none',
  'dead co-signer link': '/auth/cosigner-sign?LeasId=none',
  'dead link of a unit to let': '/auth/addApplication?unit=none',
  'dead screening link': '/auth/completeScreening?screeningId=none',
  'owner’s bank link': '/auth/ownerBank?token=none',
  'dead bank link of an owner': '/auth/ownerBank',
  'dead link to a copy': '/auth/copy?token=none',
  'check of a sealed lease': '/auth/verify',
  'RTE-04': '/auth/404',
};
const signedIn = {
  home: '/propertyDashboard',
  list: '/propertiesList',
  'no match': '/propertiesList?search=zzzzzz',
  'add property': '/addPropertyUnit',
  import: '/import',
  'details, not there': '/getproperty-data?id=prp_none',
  'unit, not there': '/getunit-data?id=unt_none',
  'a unit of which property': '/addUnit',
  'documents, of no unit': '/view-UploadUnitFile',
  'documents, not there': '/view-UploadUnitFile?id=unt_none',
  'document, not there': '/document-view?id=doc_none',
  leases: '/leasesList',
  'no match among leases': '/leasesList?search=zzzzzz',
  'a lease of which property': '/addLease',
  'lease, not there': '/showLease?id=lse_none',
  'draft, not there': '/updateLease?id=lse_none',
  'lease templates': '/leaseTemplates',
  'a template': '/createLeaseTemplate?from=room',
  tenants: '/tenantsList',
  'who owes what': '/ledges-totalpayment',
  'ledger, not there': '/ledgesData?id=lse_none',
  'payment, not there': '/editPayment-status?id=lse_none&payment=pay_none',
  applicants: '/applicantsList',
  'add an applicant': '/addApplicant',
  'applicant, not there': '/applicant-details?id=apl_none',
  'a move, of no unit': '/moveIn?id=unt_none',
  subscription: '/user-subscription',
  plans: '/subscriptionPay?upgrade=true',
  'no such payment': '/subscriptionPayConfirmation',
  profile: '/user-profile',
  appearance: '/user-settings',
  'what one is told': '/user-settings?tab=notifications',
  devices: '/user-settings?tab=devices',
  'two-step login': '/user-settings?tab=two-step',
  'unknown place': '/nowhere',
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const phones: readonly Look[] = [
  { dark: false, rtl: false },
  { dark: true, rtl: true },
];
const looks = [...desks, ...phones];

// Each walks many screens.
test.slow();

for (const look of desks)
  test.describe(`every screen on a desk, ${called(look)} [GEN-03]`, () => {
    test.use({ colorScheme: look.dark ? 'dark' : 'light' });

    test('is without a violation, without sideways scrolling and without an error, before login', async ({
      page,
    }) => {
      await withLook(page, look);
      for (const [title, path] of partOf(Object.entries(open), desks, look))
        await test.step(title, () => inspect(page, path, look));
    });

    test('is so after login', async ({ page }) => {
      await withLook(page, look);
      await logIn(page, 'orgadmin@demo.test');
      for (const [title, path] of partOf(Object.entries(signedIn), looks, look))
        await test.step(title, () => inspect(page, path, look));
      await page.goto('/propertiesList');
      await page.getByRole('link', { name: /Beacon House/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Beacon House' })).toBeVisible();
      await expectAccessible(page);
      await expectWhole(page);
    });
  });

for (const look of phones)
  test.describe(`every screen on a phone, ${called(look)} [GEN-03]`, () => {
    test.use({ colorScheme: look.dark ? 'dark' : 'light', viewport: { width: 390, height: 844 } });

    test('is so after login, and keeps its width at 320 px', async ({ page }) => {
      await withLook(page, look);
      await logIn(page, 'manager@demo.test');
      for (const [title, path] of partOf(Object.entries(signedIn), looks, look))
        await test.step(title, async () => {
          await inspect(page, path, look);
          await page.setViewportSize({ width: 320, height: 720 });
          await expectWhole(page);
          await page.setViewportSize({ width: 390, height: 844 });
        });
    });
  });

type Page = Parameters<typeof logIn>[0];

async function inspect(page: Page, path: string, look: Look): Promise<void> {
  const errors: string[] = [];
  const collect = (error: Error) => errors.push(error.message);
  // The browser logs every refused call, such as one for a missing record; a signing page and the screening page log it too (COS-05, SCR-09).
  const isExpected = (said: string) =>
    /^(Failed to load resource|The lease could not be loaded|The screening details were not loaded)/.test(
      said,
    );
  const hear = (said: ConsoleMessage) =>
    ['error', 'warning'].includes(said.type()) && !isExpected(said.text()) && errors.push(said.text());
  page.on('pageerror', collect);
  page.on('console', hear);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => [
      document.documentElement.dir,
      document.documentElement.classList.contains('dark'),
    ]),
  ).toEqual([look.rtl ? 'rtl' : 'ltr', look.dark]);
  await expectAccessible(page);
  await expectWhole(page);
  page.off('pageerror', collect);
  page.off('console', hear);
  expect(errors).toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Nothing passes the edge, and the tab names the screen. */
async function expectWhole(page: Page): Promise<void> {
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: innerWidth,
  }));
  expect(wide).toBeLessThanOrEqual(seen);
  await expect(page).toHaveTitle(/Keystead/);
}
