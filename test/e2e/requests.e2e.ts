import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import * as z from 'zod';
import { expectClean } from './support/clean';
import { addressMailedTo, subjectsMailedTo } from './support/outbox';
import { logIn } from './support/session';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const words = 'The kitchen tap drips, and the cupboard below is wet';

/** A browser of another person. */
async function personIn(browser: Browser, look: object = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...look });
  return context.newPage();
}

/** A day in a week, as a date field takes it. */
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const Mails = z.array(z.object({ text: z.string() }));

/** The links to answer by, in every mail that names the request. */
async function approvalsOf(request: APIRequestContext, name: string): Promise<string[]> {
  const response = await request.get('/local/outbox', { headers: { accept: 'application/json' } });
  const mails = Mails.parse(await response.json()).filter(({ text }) => text.includes(name));
  return mails
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((address) => new URL(address))
    .filter(({ pathname }) => pathname === '/auth/approve')
    .map(({ pathname, search }) => `${pathname}${search}`);
}

test('a drip goes from a tenant’s phone by a vendor’s link and the owners’ yes to confirmed [RTE-02]', async ({
  browser,
  request,
}) => {
  // Four people, one after the other.
  test.setTimeout(240_000);
  const tenant = await personIn(browser, phone);
  const staff = await personIn(browser);
  const vendor = await personIn(browser, phone);
  const owner = await personIn(browser, phone);
  let path = '';

  await test.step('the tenant sends it from the phone', async () => {
    await logIn(tenant, 'tenant@demo.test');
    await tenant.goto('/servicerequest-form');
    await expect(tenant.getByRole('heading', { name: 'Is it an emergency?' })).toBeVisible();
    await tenant.getByLabel('Category').selectOption('plumbing');
    await tenant.getByRole('textbox', { name: 'What is wrong?' }).fill(words);
    await expectClean(tenant);
    await tenant.getByRole('button', { name: 'Send request' }).click();
    await expect(tenant.getByRole('heading', { level: 1, name: words })).toBeVisible();
    const { pathname, search } = new URL(tenant.url());
    path = `${pathname}${search}`;
  });

  await test.step('staff triage it and give it to a vendor', async () => {
    await logIn(staff, 'orgadmin@demo.test');
    await staff.goto(path);
    await staff.getByRole('button', { name: 'Triage', exact: true }).click();
    await staff.getByRole('radio', { name: /Routine/ }).check({ force: true });
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staff.getByText('Nobody has it', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Assign', exact: true }).first().click();
    const dialog = staff.getByRole('dialog', { name: 'Assign' });
    await expect(dialog.getByRole('option', { name: 'Ace Plumbing' })).toBeAttached();
    await dialog.getByRole('combobox', { name: /^Vendor/ }).selectOption({ label: 'Ace Plumbing' });
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(staff.getByText('Ace Plumbing has not accepted yet')).toBeVisible();
    await expectClean(staff);
  });

  await test.step('the vendor accepts by link, proposes a time and says what it costs', async () => {
    const to = 'alma@vendor.test';
    await vendor.goto(await addressMailedTo(request, { to, page: '/auth/work' }));
    await vendor.getByLabel('Day').fill(inAWeek());
    await vendor.getByRole('button', { name: 'Accept the job' }).click();
    await expect(vendor.getByRole('heading', { name: 'Visits' })).toBeVisible();
    await expectClean(vendor);
  });

  await test.step('the visit suits the tenant', async () => {
    await tenant.goto(path);
    await tenant.getByRole('button', { name: 'It suits me' }).click();
    await expect(tenant.getByText('Scheduled').first()).toBeVisible();
    await expect(async () => {
      const subjects = await subjectsMailedTo(request, 'tenant@demo.test');
      expect(subjects).toContain('Notice of entry: a visit to your home');
    }).toPass();
  });

  await test.step('staff and the vendor print the work order', async () => {
    await staff.goto(path);
    await staff.getByRole('button', { name: 'More for this request' }).click();
    const printing = staff.getByRole('menuitem', { name: 'Print the work order' });
    const [own] = await Promise.all([staff.waitForEvent('download'), printing.click()]);
    await vendor.reload();
    const order = vendor.getByRole('button', { name: 'Print the work order' });
    const [theirs] = await Promise.all([vendor.waitForEvent('download'), order.click()]);
    expect(own.suggestedFilename()).toMatch(/^work-order-R-\w+\.pdf$/);
    expect(theirs.suggestedFilename()).toBe(own.suggestedFilename());
  });

  await test.step('the estimate needs the owners, who say yes', async () => {
    await vendor.reload();
    const estimate = vendor.getByRole('region', { name: 'Send an estimate' });
    await estimate.getByLabel('Amount, USD').fill('420');
    await estimate.getByRole('button', { name: 'Send the estimate' }).click();
    await expect(vendor.getByText(/You sent \$420.00. The owners are asked/)).toBeVisible();
    await staff.goto(path);
    await expect(staff.getByText('Waiting for owner').first()).toBeVisible();
    const name = await staff.getByRole('navigation', { name: 'Breadcrumb' }).getByText(/^R-/).innerText();
    let links: string[] = [];
    await expect(async () => {
      links = await approvalsOf(request, name);
      expect(links.length).toBeGreaterThan(0);
    }).toPass();
    for (const link of links) {
      await owner.goto(link);
      const yes = owner.getByRole('button', { name: 'Yes, go ahead' });
      const isOver = owner.getByRole('heading', { level: 1, name: /said yes/ });
      await expect(yes.or(isOver)).toBeVisible();
      if (await yes.isVisible()) await yes.click();
      await expect(isOver).toBeVisible();
    }
    await expectClean(owner);
  });

  await test.step('the work is done, and a bill is sent', async () => {
    await vendor.reload();
    await vendor.getByRole('button', { name: 'Start work' }).click();
    await vendor.getByRole('textbox', { name: 'What was done (optional)' }).fill('A new cartridge');
    await vendor.getByRole('button', { name: 'The work is done' }).click();
    const bill = vendor.getByRole('region', { name: 'Send your bill' });
    await bill.getByLabel('Amount, USD').fill('412.50');
    await bill.getByRole('button', { name: 'Send the bill' }).click();
    await expect(vendor.getByText(/You sent: \$412.50/)).toBeVisible();
  });

  await test.step('staff write the cost down, and the tenant confirms', async () => {
    await staff.goto(path);
    await staff.getByRole('button', { name: 'Write down the cost' }).first().click();
    const dialog = staff.getByRole('dialog', { name: 'Write down the cost' });
    await expect(dialog.getByLabel('The owners bear')).toHaveValue('412.50');
    await dialog.getByRole('button', { name: 'Write it down' }).click();
    await expect(staff.getByText('Owners $412.50, tenants $0.00')).toBeVisible();
    await tenant.goto(path);
    await tenant.getByRole('button', { name: 'Yes, it works' }).click();
    await tenant.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(tenant.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expectClean(tenant);
  });
});

test('an emergency is reported from a phone without network, and exists once afterwards', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const tenant = await personIn(browser, phone);
  const { length: before } = await test.step('the phone has been here before', async () => {
    await logIn(tenant, 'tenant@demo.test');
    await tenant.goto('/servicerequest');
    await expect(tenant.getByRole('heading', { name: 'My requests' })).toBeVisible();
    await tenant.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // What the phone keeps: the home, and the screen itself.
    await expect
      .poll(() =>
        tenant.evaluate(async () => {
          const names = (await (await caches.open('app')).keys()).map(({ url }) => url);
          const hasHome = Object.keys(localStorage).some((key) => key.startsWith('kept:'));
          return hasHome && names.some((url) => url.includes('request-screens'));
        }),
      )
      .toBe(true);
    return tenant.getByRole('link', { name: /Water running/ }).all();
  });

  await test.step('without network it opens, says what to do, and waits', async () => {
    await tenant.context().setOffline(true);
    await tenant.goto('/servicerequest-form');
    await expect(tenant.getByText('From the memory of this device')).toBeVisible();
    await tenant.getByRole('radio', { name: 'Water running' }).check({ force: true });
    await expect(tenant.getByText('Shut the water off.', { exact: false })).toBeVisible();
    await tenant.getByRole('button', { name: 'Report it now' }).click();
    await expect(tenant.getByText('Nobody knows of it yet.', { exact: false })).toBeVisible();
    await expectClean(tenant);
  });

  await test.step('the tab is closed and opened again', async () => {
    await tenant.goto('about:blank');
    await tenant.goto('/servicerequest');
    await expect(tenant.getByText(/^Waiting for network: Water running/)).toBeVisible();
  });

  await test.step('with network it is sent, once', async () => {
    await tenant.context().setOffline(false);
    await expect(tenant.getByText(/^Your request R-\w+ was sent$/)).toBeVisible({ timeout: 30_000 });
    await expect(tenant.getByText(/^Waiting for network/)).toBeHidden();
    await tenant.reload();
    await expect(tenant.getByRole('link', { name: /Water running/ })).toHaveCount(before + 1);
  });
});
