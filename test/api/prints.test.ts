import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '../../frontend/src/api/all-pages';
import { statementPaper } from '../../frontend/src/features/ledger/owners/statement-paper';
import { reportPaper } from '../../frontend/src/features/ledger/reports/report-paper';
import { statementPaper as statementPrint } from '../../frontend/src/features/ledger/reports/statement-paper';
import { ledgerPaper } from '../../frontend/src/features/ledger/show/ledger-paper';
import type { PrintPaper } from '../../shared/contract/prints';
import { addDays, displayDate } from '../../shared/domain/dates';
import {
  type ReportName,
  reports,
  StatementName,
  TableName,
} from '../../shared/domain/ledger/reports/catalogue';
import { mergedRows, totalsOf } from '../../shared/domain/ledger/reports/merge-rows';
import { Basis, usualChoices } from '../../shared/domain/ledger/reports/report-choices';
import type { ReportRow } from '../../shared/domain/ledger/reports/report-row';
import { statementColumns } from '../../shared/domain/ledger/reports/statement-columns';
import { statementLines } from '../../shared/domain/ledger/reports/statement-layout';
import { displayDollars, signedDollars } from '../../shared/domain/money';
import { type Client, signedIn } from '../support/client';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
let head: Client;
beforeAll(async () => {
  product = await startProduct({ demoData: true });
  head = await signedIn(product.url, 'orgadmin@demo.test', 'Rent-2026!');
});
afterAll(() => product.stop());

/** The PDF's text without spaces, which a line break may swallow. */
async function printed(paper: PrintPaper, client = head): Promise<string> {
  return textOf((await client.call('prints', 'printTables', { body: paper })).body.data.pdf);
}
async function textOf(pdf: string): Promise<string> {
  const read = await PDF.load(new Uint8Array(Buffer.from(pdf, 'base64')));
  return plain(
    read
      .extractText()
      .map(({ text }) => text)
      .join(''),
  );
}
/** Which of these it lacks. */
const lacking = (text: string, parts: readonly string[]): string[] =>
  parts.filter((part) => !text.includes(plain(part)));
const aTable = { title: '', sums: [], columns: [{ header: 'A', is_amount: false }], rows: [], totals: [] };
const plain = (text: string): string => text.replace(/\s/g, '');
const count = (text: string, part: string): number => text.split(plain(part)).length - 1;

const ledgers = async () => (await head.call('ledger', 'listBalances', { query: {} })).body.data.leases;
const ledgerOf = async (leaseId: string, query: { as_of?: string; show?: 'payments' } = {}) => {
  const read = async (after?: string) =>
    (await head.call('ledger', 'getLedger', { params: { leaseId }, query: { ...query, after } })).body.data;
  const ledger = await read();
  const lines = await allPages(async (after) => {
    const { lines: rows, next } = await read(after);
    return { rows, next };
  });
  return { ledger, lines };
};
const longLedger = async () => {
  for (const { lease_id } of await ledgers()) {
    const found = await ledgerOf(lease_id);
    if (found.lines.length > 20) return found;
  }
  throw new Error('no ledger of the demo has many entries');
};
const reportOf = async (report: ReportName, time: { from: string; to: string }) =>
  mergedRows(
    report,
    await allPages<ReportRow>(
      async (after) =>
        (await head.call('ledger', 'getReport', { query: { report, ...time, after } })).body.data,
    ),
  );

describe('a PDF', () => {
  it('of a ledger has its figures, each entry, the day and the filter', async () => {
    const { ledger, lines } = await longLedger();
    const about = { lines, tenants: 'Nora', shown: 'All entries' };
    const text = await printed(ledgerPaper(ledger, about));
    const amounts = lines.flatMap(({ amount, balance }) => [amount, balance].filter((cents) => cents !== 0));
    expect(lacking(text, amounts.map(signedDollars))).toEqual([]);
    expect(lacking(text, [`Past due${displayDollars(ledger.past_due)}`, 'Northgate Homes'])).toEqual([]);
    expect(count(text, 'Payment:')).toBe(lines.filter(({ type }) => type === 'payment').length);
    const day = addDays(ledger.today, -90);
    const then = await ledgerOf(ledger.lease_id, { as_of: day, show: 'payments' });
    expect(then.lines.length).toBeLessThan(lines.length);
    const past = { lines: then.lines, tenants: 'Nora', asOf: day, shown: 'Payments' };
    const before = await printed(ledgerPaper(then.ledger, past));
    expect(lacking(before, [`As of ${displayDate(day)}`, 'Payments'])).toEqual([]);
    expect(count(before, 'Rent due')).toBeLessThan(count(text, 'Rent due'));
  });

  it('of an owner’s issued statement ties out, property by property [D42] [D46]', async () => {
    const { owners } = (await head.call('ledger', 'listMonthStatements', { query: { month: '2026-01' } }))
      .body.data;
    const owner = owners.find(({ last }) => last !== undefined);
    const asked = { params: { ownerId: owner?.owner_id ?? '' }, query: { month: owner?.last ?? '' } };
    const statement = (await head.call('ledger', 'getStatement', asked)).body.data;
    expect(statement.issued_at).toBeDefined();
    const text = await printed(statementPaper(statement));
    const ends = statement.properties.flatMap(({ beginning, ending }) => [
      `Beginning balance${signedDollars(beginning)}`,
      `Ending balance${signedDollars(ending)}`,
    ]);
    const amounts = statement.lines.map(({ cents }) => signedDollars(cents));
    const marked = statementPaper(statement).tables.flatMap(({ sums }) => sums.filter((sum) => sum.is_total));
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.every(({ label }) => label === 'Ending balance')).toBe(true);
    expect(lacking(text, [...ends, ...amounts, 'Issued'])).toEqual([]);
    expect(lacking(text, ['not issued'])).toEqual(['not issued']);
  });

  it.each(TableName.options)('of the report %s has every row and its totals', async (report) => {
    const { today = '' } = (await ledgerOf((await ledgers())[0]?.lease_id ?? '')).ledger;
    const time = { from: reports[report].time === 'day' ? today : addDays(today, -40), to: today };
    const rows = await reportOf(report, time);
    expect(rows.length).toBeGreaterThan(0);
    const text = await printed(reportPaper(report, rows, { time, property: 'All properties' }));
    const amounts = rows.flatMap(({ cents }) => Object.values(cents).filter(Boolean).map(signedDollars));
    const totals = totalsOf(rows);
    const figures = Object.keys(reports[report].figures).map((column) => signedDollars(totals[column] ?? 0));
    expect(lacking(text, [...amounts, `Total${figures.join('')}`])).toEqual([]);
  });

  it.each(StatementName.options)(
    'of the statement %s has every line and sum, on both bases',
    async (report) => {
      const { today: to = '' } = (await ledgerOf((await ledgers())[0]?.lease_id ?? '')).ledger;
      const from = addDays(to, -40);
      for (const basis of Basis.options) {
        const asked = { report, from, to, ...usualChoices, basis };
        const rows = mergedRows(
          report,
          await allPages<ReportRow>(
            async (after) =>
              (await head.call('ledger', 'getReport', { query: { ...asked, after } })).body.data,
          ),
        );
        const lines = statementLines(report, rows, asked.whose);
        expect(lines.length).toBeGreaterThan(3);
        const columns = statementColumns({ by: asked.by, time: asked, titles: {} });
        const text = await printed(statementPrint({ asked, lines, columns, property: 'All properties' }));
        const parts = lines.map((line) =>
          line.kind === 'heading' ? line.name : `${line.name}${signedDollars(line.cents.total ?? 0)}`,
        );
        expect(lacking(text, parts)).toEqual([]);
      }
    },
  );

  it('of a receipt is for the tenant whose lease it is, and a paper of their own is not', async () => {
    const tenant = await signedIn(product.url, 'tenant@demo.test', 'Rent-2026!');
    const { leases } = (await tenant.call('tenants', 'getHome', {})).body.data;
    const [leaseId = ''] = leases.map(({ lease_id }) => lease_id);
    const { lines } = (await tenant.call('ledger', 'getMyLedger', { params: { leaseId }, query: {} })).body
      .data;
    const payment = lines.find(({ payment }) => payment?.state === 'settled')?.payment;
    const params = { leaseId, paymentId: payment?.payment_id ?? '' };
    const { pdf } = (await tenant.call('prints', 'printReceipt', { params })).body.data;
    const text = await textOf(pdf);
    expect(lacking(text, ['Northgate Homes', 'Receipt number', displayDollars(payment?.cents ?? 0)])).toEqual(
      [],
    );
    expect((await head.call('prints', 'printReceipt', { params })).status).toBe(404);
    const body = { title: 'Receipt', about: [], closing: '', tables: [aTable] };
    expect((await tenant.call('prints', 'printTables', { body })).status).toBe(403);
  });

  it('has at most so many rows, in all its tables together', async () => {
    const [lease] = await ledgers();
    const { ledger } = await ledgerOf(lease?.lease_id ?? '');
    const paper = ledgerPaper(ledger, { lines: [], tenants: '', shown: '' });
    const [table] = paper.tables;
    if (!table) throw new Error('no table');
    const rows = Array.from({ length: 2_001 }, () => ['']);
    const tooLong = { ...paper, tables: [{ ...table, rows }] };
    expect((await head.call('prints', 'printTables', { body: tooLong })).status).toBe(422);
    const halves = { ...paper, tables: [0, 1].map(() => ({ ...table, rows: rows.slice(0, 1_001) })) };
    expect((await head.call('prints', 'printTables', { body: halves })).status).toBe(422);
  });
});
