import { expect, type Page, test } from '@playwright/test';
import { portfolioColumns } from '../../shared/domain/imports/portfolio-columns';
import { logIn } from './support/session';

type Cells = Readonly<Partial<Record<(typeof portfolioColumns)[number]['key'], string>>>;

const good: Cells = {
  property_title: 'Voyage Court',
  property_type: 'Multi Family',
  street: '5 Voyage Lane',
  city: 'Columbus',
  state: 'Ohio',
  zipcode: '43215',
  country: 'United States',
  bedrooms: '2',
  bathrooms: '1',
  size_sqft: '850',
  available_from: '2040-01-31',
  monthly_rent: '$1,450.00',
  owner1_first_name: 'Jo',
  owner1_last_name: 'Reyes',
  owner1_email: 'jo.reyes@example.test',
  owner1_mobile: '(614) 555-0101',
  owner1_share: '100',
};

/** Each is broken in its own way, with the cell that repairs it. */
const broken: readonly { readonly cells: Cells; readonly column: keyof Cells; readonly repair: string }[] = [
  { cells: { zipcode: '4321' }, column: 'zipcode', repair: '43215' },
  { cells: { property_type: 'Castle' }, column: 'property_type', repair: 'Multi Family' },
  { cells: { street: '' }, column: 'street', repair: '5 Voyage Lane' },
  { cells: { city: '' }, column: 'city', repair: 'Columbus' },
  { cells: { state: '' }, column: 'state', repair: 'Ohio' },
  { cells: { unit_number: '' }, column: 'unit_number', repair: '1' },
  { cells: { bedrooms: 'two' }, column: 'bedrooms', repair: '2' },
  { cells: { size_sqft: 'large' }, column: 'size_sqft', repair: '850' },
  { cells: { available_from: '31/01/2040' }, column: 'available_from', repair: '2040-01-31' },
  { cells: { monthly_rent: 'much' }, column: 'monthly_rent', repair: '1450' },
  { cells: { owner1_email: 'jo at example' }, column: 'owner1_email', repair: 'jo.reyes@example.test' },
  { cells: { owner1_share: '60' }, column: 'owner1_share', repair: '100' },
];

const cell = (text: string): string => (text.includes(',') ? `"${text}"` : text);
const headers = [...portfolioColumns.map(({ header }) => header), 'Color'].join(',');
const lineOf = (cells: Cells): string =>
  [...portfolioColumns.map(({ key }) => cell(cells[key] ?? '')), 'red'].join(',');

/** Twelve broken properties of one unit each, and a good one of two. */
const file = [
  headers,
  ...broken.map(({ cells }, index) =>
    lineOf({ ...good, property_title: `Voyage House ${index + 1}`, unit_number: '1', ...cells }),
  ),
  lineOf({ ...good, unit_number: '1' }),
  lineOf({ ...good, unit_number: '2' }),
].join('\r\n');

const chooseFile = (page: Page) =>
  page
    .getByLabel(/Choose CSV files/)
    .setInputFiles({ name: 'voyage.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

test('a manager imports a file with twelve broken lines, each repaired in place, and takes the import back', async ({
  page,
}) => {
  const list = page.getByRole('table', { name: 'Active properties' });

  await test.step('begins at the property list, and maps the columns', async () => {
    await logIn(page, 'manager@demo.test');
    await page.goto('/propertiesList');
    await page.getByRole('button', { name: 'Import and export' }).click();
    await page.getByRole('menuitem', { name: 'Import from a file' }).click();
    await expect(page).toHaveURL(/\/import$/);
    await chooseFile(page);
    await expect(page).toHaveURL(/step=columns/);
    await expect(page.getByRole('region', { name: 'Skipped' })).toContainText('Color');
    await page.getByRole('button', { name: 'Check the lines' }).click();
  });

  await test.step('repairs each line where it stands', async () => {
    await expect(page.getByText('12 lines cannot be imported as they are')).toBeVisible();
    for (const [index, { column, repair }] of broken.entries()) {
      const field = page.locator(`[id="line-${index + 1}-${column}"]`);
      if (['property_type', 'state'].includes(column)) await field.selectOption(repair);
      else {
        await field.fill(repair);
        await field.press('Enter');
      }
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    await expect(page.getByText('Every line can be read')).toBeVisible();
    await expect(page.getByText('$20,300.00')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Every line can be read')).toBeVisible();
  });

  await test.step('imports it, and sees planned beside made', async () => {
    await page.getByRole('button', { name: 'Check and continue' }).click();
    await page.getByRole('button', { name: 'Import 13 properties' }).click();
    await expect(page.getByText('Everything was imported')).toBeVisible();
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
    await expect(row('Properties')).toHaveText(['13', '13']);
    await expect(row('Units')).toHaveText(['14', '14']);
    await expect(row('Monthly rents')).toHaveText(['$20,300.00', '$20,300.00']);
  });

  await test.step('finds the properties, and exports what is filtered', async () => {
    await page.goto('/propertiesList?search=Voyage');
    await expect(list.getByRole('link', { name: /Voyage/ })).toHaveCount(13);
    await page.getByRole('button', { name: 'Import and export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
    const stream = await download.createReadStream();
    const text = Buffer.concat(await stream.toArray()).toString();
    expect(text.split('\r\n')).toHaveLength(16);
    expect(text).toContain('jo.reyes@example.test');
  });

  await test.step('takes the whole import back', async () => {
    await page.goto('/import');
    await page.getByRole('button', { name: 'Undo: voyage.csv' }).click();
    const question = page.getByRole('alertdialog', { name: 'Undo the import of voyage.csv?' });
    await question.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('The import is undone')).toBeVisible();
    await page.goto('/propertiesList?search=Voyage');
    await expect(page.getByText('No properties match.')).toBeVisible();
  });
});
