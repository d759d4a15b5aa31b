import { expect, type Page, test } from '@playwright/test';
import { pdf } from '../support/pdf';
import { dealt } from '../support/sampling';
import { clipped } from './support/clipped';
import { logIn } from './support/session';

/** Cards up to 899, tables from 900 on; words beside the sidebar's icons from 1,200 on (desk.md §0). */
const firstTable = 900;
const widths = [320, 768, firstTable, 1024, 1280];

async function openProperty(page: Page): Promise<void> {
  await page.goto('/propertiesList');
  await page.getByRole('link', { name: /Ivy Terrace/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ivy Terrace' })).toBeVisible();
}

async function openDocuments(page: Page): Promise<void> {
  await openProperty(page);
  await page.getByRole('table').getByRole('link').first().click();
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('link', { name: /^(Add documents|All)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
}

async function addDocument(page: Page, name: string): Promise<void> {
  await openDocuments(page);
  await page
    .getByLabel('Add documents')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer: pdf('Report') }]);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
}

const goTo = (path: string) => async (page: Page) => void (await page.goto(path));

/** Every screen with a table or list, in the demo organization; a run looks at some of them by the seed. */
const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  properties: goTo('/propertiesList'),
  'properties, none found': goTo('/propertiesList?search=zzzz'),
  'a property with its units and its activity': openProperty,
  'the documents of a unit': openDocuments,
  'the property of a new unit': goTo('/addUnit'),
  units: goTo('/units'),
  'units, none found': goTo('/units?q=zzzz'),
  owners: goTo('/owners'),
  documents: goTo('/documents'),
  leases: goTo('/leasesList'),
  tenants: goTo('/tenantsList'),
  applicants: goTo('/applicantsList'),
  'who owes what': goTo('/ledges-totalpayment'),
  people: goTo('/organisationsUsers'),
  audit: goTo('/audit'),
  notifications: goTo('/notification'),
  payments: goTo('/user-subscription'),
  'past imports': goTo('/import'),
  'ways to be told': goTo('/user-settings?tab=notifications'),
  devices: goTo('/user-settings?tab=devices'),
};

test('no table is cut at any width: rows are cards below 900 px, and one line a cell above', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await logIn(page, 'orgadmin@demo.test');
  await addDocument(page, 'Inspection report of the whole building, first floor to roof, spring 2026.pdf');
  const count = process.env.LONG ? Object.keys(screens).length : 6;
  for (const [name, open] of dealt(Object.entries(screens), { count, label: 'tables' }))
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page);
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // A table measures itself a frame after its window before it becomes one of cards or of rows.
        await expect.poll(() => clipped(page), `${name} at ${width} px`).toEqual([]);
      }
    });
});

test('what is done with a unit is in reach on a phone, on a tablet and on a desk [PRP-26][PRP-29]', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await openProperty(page);
  const table = page.getByRole('table', { name: /^Units of/ });
  const status = page.getByText('Lease status', { exact: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const action of [
      table.getByText(/^Move-(In|Out)$/),
      table.getByRole('button', { name: /^Delete/ }),
    ]) {
      await action.first().scrollIntoViewIfNeeded();
      await expect(action.first()).toBeInViewport({ ratio: 1 });
    }
    await expect(status).toBeVisible({ visible: width >= firstTable });
  }
});

test('rent is a table from 900 px on, with the columns that fit, and sorts, narrows and selects by keyboard', async ({
  page,
}) => {
  await logIn(page, 'orgadmin@demo.test');
  await page.goto('/ledges-totalpayment?view=all');
  const table = page.getByRole('table', { name: 'All leases' });
  const header = (name: string) => table.getByRole('columnheader', { name, exact: true });
  for (const [width, shown, hidden] of [
    [firstTable - 1, [], ['Tenants', 'Balance', 'Latest', 'Rent']],
    [firstTable, ['Tenants', 'Balance'], ['Latest', 'Rent']],
    [1024, ['Tenants', 'Balance', 'Latest'], ['Rent']],
    [1440, ['Tenants', 'Balance', 'Latest', 'Rent', '31–60'], []],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of shown) await expect(header(name), `${name} at ${width}`).toBeVisible();
    for (const name of hidden) await expect(header(name), `${name} at ${width}`).toBeHidden();
  }
  await header('Balance').getByRole('button').press('Enter');
  await expect(header('Balance')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=balance\.desc/);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected' })).toContainText('1 selected');
  await page.getByRole('button', { name: 'Property', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Beacon House' }).press('Space');
  await expect(page).toHaveURL(/property=prp_/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Property: Beacon House/ })).toBeVisible();
  await expect(table.getByRole('rowheader').last()).toContainText(/leases?$/);
});
