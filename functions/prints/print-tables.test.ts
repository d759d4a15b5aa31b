import { PDF } from '@libpdf/core';
import { afterAll, expect, it } from 'vitest';
import { PrintPaper } from '../../shared/contract/prints';
import { tooLongToPrint } from '../../shared/domain/print-limits';
import { emptyBusiness } from '../../shared/domain/settings/business';
import { wholePng } from '../../test/support/image-bytes';
import { testPrinter } from '../../test/support/test-seal';
import { openLeases } from '../../test/support/test-world/leases';
import { MachineBusy } from '../gateways/print/in-thread';
import { CannotLayOut } from '../gateways/print/lease-printer';
import { put } from '../table/db/writes';
import { OrganizationSettings } from '../table/settings/record';
import { printTables } from './print-tables';

const printer = testPrinter();
afterAll(() => printer.close());

const columns = ['Entry', 'Amount'].map((header, at) => ({ header, is_amount: at === 1 }));
const paper = (title: string, over: Partial<PrintPaper['tables'][number]> = {}): PrintPaper => ({
  title,
  about: ['As of May 31, 2026'],
  closing: 'Cash basis',
  tables: [{ title: '', sums: [], columns, rows: [['Rent', '$5.00']], totals: [], ...over }],
});

async function pagesOf(body: PrintPaper): Promise<string[]> {
  const testWorld = await openLeases();
  const { data } = await printTables({ ...testWorld.call(), body }, { ...testWorld.deps, printer });
  const read = await PDF.load(new Uint8Array(Buffer.from(data.pdf, 'base64')));
  return read.extractText().map(({ text }) => text);
}

it('each caller gets their own document, also at once and while the printer is closed', async () => {
  const titles = ['One', 'Two', 'Three'];
  const [found] = await Promise.all([
    Promise.all(titles.map((title) => pagesOf(paper(title)))),
    printer.close(),
  ]);
  expect(found.map(([text]) => titles.filter((title) => text?.includes(title)))).toEqual([
    ['One'],
    ['Two'],
    ['Three'],
  ]);
});

it('repeats the headings on each page, ends with the totals, and prints what people wrote as it is', async () => {
  const wrote = '#panic("typst") *bold* $x$ [link]';
  const rows = Array.from({ length: 100 }, (_, at) => [`Line ${at}\nNote ${at}`, `$${at}.00`]);
  const pages = await pagesOf(
    paper('Ledger', { rows: [[wrote, '$7.77'], ...rows], totals: ['Total', '$9.99'] }),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toMatch(/Entry\s+Amount/);
  expect(pages[0]).toContain(wrote);
  expect(pages.at(-1)).toMatch(/Line 99 \$99.00\s+Note 99\s+Total\s?\$9.99\s+Cash basis/);
  expect(pages[0]).toContain(`Page 1 of ${pages.length}`);
});

it('tables of the same columns share their widths, so that they stand under one another', async () => {
  const testWorld = await openLeases();
  const printed: unknown[] = [];
  const watched = {
    lacks: async () => undefined,
    close: async () => {},
    print: async (files: Readonly<Record<string, Uint8Array>>) => {
      printed.push(JSON.parse(Buffer.from(files['/paper.json'] ?? []).toString()));
      return new Uint8Array();
    },
  };
  const [short] = paper('').tables;
  const [other] = paper('', { columns: columns.toReversed() }).tables;
  const { tables, ...rest } = paper('Statement', { rows: [['Buckeye Plumbing, Repairs', '$5.00']] });
  const body = { ...rest, tables: [...tables, short, other].flatMap((table) => table ?? []) };
  await printTables({ ...testWorld.call(), body }, { ...testWorld.deps, printer: watched });
  expect(printed).toMatchObject([
    { tables: [{ weights: [25, 6] }, { weights: [25, 6] }, { weights: [6, 6] }] },
  ]);
});

it('refuses more letters than it can lay out in a few seconds, in plain words', async () => {
  const rows = (count: number, cell: string) => Array.from({ length: count }, () => [cell, cell]);
  const problemOf = (body: PrintPaper) => PrintPaper.safeParse(body).error?.issues[0];
  expect(problemOf(paper('Long', { rows: rows(1_000, 'x'.repeat(140)) }))).toBeUndefined();
  expect(problemOf(paper('Long', { rows: rows(1_000, 'x'.repeat(141)) }))).toMatchObject({
    path: ['tables'],
    message: tooLongToPrint,
  });
});

it('says who is at fault where nothing is printed: the document, the machine’s load, or we', async () => {
  const testWorld = await openLeases();
  const asked: unknown[] = [];
  const printing = (problem: Error) => {
    const print = async (_: object, ...rest: unknown[]) => {
      asked.push(...rest);
      throw problem;
    };
    return printTables(
      { ...testWorld.call(), body: paper('One') },
      { ...testWorld.deps, printer: { ...printer, print } },
    );
  };
  await expect(printing(new CannotLayOut('Too slow'))).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { tables: tooLongToPrint } },
  });
  await expect(printing(new Error('No kit'))).rejects.toThrow('No kit');
  await expect(printing(new MachineBusy('No time'))).rejects.toMatchObject({ code: 'busy' });
  expect(asked.slice(0, 2)).toEqual(['tables', { milliseconds: 12_000 }]);
});

/** Pictures in a PDF, by the marks of their objects. */
const picturesIn = (pdf: string): number =>
  [
    ...Buffer.from(pdf, 'base64')
      .toString('latin1')
      .matchAll(/\/Subtype\s*\/Image/g),
  ].length;

it('stands under the organization’s letterhead, and under its name while the logo cannot be printed', async () => {
  const testWorld = await openLeases();
  const { deps } = testWorld;
  const [organizationId, file] = ['org_one', `${'a'.repeat(64)}.png`] as const;
  const logo = { file, width: 240, height: 60 };
  const business = {
    ...emptyBusiness,
    legalName: 'Northgate Homes LLC',
    phone: '5155550142',
    footer: 'Licensed in Iowa',
  };
  const organization = { organizationId, fees: {}, business, logo, version: 1 };
  await testWorld.db.write(put(OrganizationSettings, organization));
  const print = async (bytes: Uint8Array) => {
    await deps.files.put({ key: `images/${organizationId}/logo/${file}`, bytes, contentType: 'image/png' });
    const { data } = await printTables({ ...testWorld.call(), body: paper('Ledger') }, { ...deps, printer });
    const read = await PDF.load(new Uint8Array(Buffer.from(data.pdf, 'base64')));
    return {
      text: read
        .extractText()
        .map(({ text }) => text)
        .join(),
      pictures: picturesIn(data.pdf),
    };
  };
  const whole = await print(wholePng({ width: 240, height: 60 }));
  for (const part of ['Northgate Homes', 'Northgate Homes LLC', '+1 (515) 555-0142', 'Licensed in Iowa'])
    expect(whole.text).toContain(part);
  expect(whole.pictures).toBe(1);
  const damaged = await print(new Uint8Array([1, 2, 3]));
  expect(damaged.text).toContain('Northgate Homes LLC');
  expect(damaged.pictures).toBe(0);
});
