import { PDF } from '@libpdf/core';
import { afterAll, expect, it } from 'vitest';
import type { PrintPaper } from '../../shared/contract/prints';
import { openLeases } from '../../test/support/stand/leases';
import { testPrinter } from '../../test/support/test-seal';
import { printTables } from './print-tables';

const printer = testPrinter();
afterAll(() => printer.close());

const columns = ['Entry', 'Amount'].map((header, at) => ({ header, is_amount: at === 1 }));
const paper = (title: string, over: Partial<PrintPaper['tables'][number]> = {}): PrintPaper => ({
  ...{ title, about: ['As of May 31, 2026'], closing: 'Cash basis' },
  tables: [{ title: '', sums: [], columns, rows: [['Rent', '$5.00']], totals: [], ...over }],
});

async function pagesOf(body: PrintPaper): Promise<string[]> {
  const stand = await openLeases();
  const { data } = await printTables({ ...stand.call(), body }, { ...stand.deps, printer });
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
  const stand = await openLeases();
  const printed: unknown[] = [];
  const watched = {
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
  await printTables({ ...stand.call(), body }, { ...stand.deps, printer: watched });
  expect(printed).toMatchObject([
    { tables: [{ weights: [25, 6] }, { weights: [25, 6] }, { weights: [6, 6] }] },
  ]);
});
