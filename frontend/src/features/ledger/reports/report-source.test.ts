import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { api } from '../../../api/client';
import { figureAsked } from './report-columns';
import { reportPaper } from './report-paper';
import { journalSource, reportSource } from './report-source';

afterEach(() => vi.restoreAllMocks());

const rows: ReportRow[] = [
  {
    key: '1',
    at: { account: '1100' },
    texts: ['Rent receivable', '1100'],
    cents: { before: 0, debits: 145_000, credits: -100_000, after: 45_000 },
  },
  { key: '2', at: { account: '4000' }, texts: ['Income', '4000'], cents: { after: -45_000 } },
];
const time = { from: '2026-11-01', to: '2026-11-20' };
const asked = { report: 'trial-balance', ...time, property_id: 'prp_9' } as const;

describe('a report as a file [RTE-02]', () => {
  it('has codes, and 0.00 for what is nothing', async () => {
    const { what, header, page } = reportSource('trial-balance', rows);
    const names = ['Account', 'Code', 'Beginning', 'Debits', 'Credits', 'Ending'];
    expect([what, header]).toEqual(['trial-balance', names]);
    expect(await page('', new AbortController().signal)).toEqual({
      lines: [
        ['Rent receivable', '1100', '0.00', '1450.00', '(1000.00)', '450.00'],
        ['Income', '4000', '0.00', '0.00', '0.00', '(450.00)'],
      ],
    });
    expect(reportSource('rent-roll', []).header.slice(0, 6)).toEqual([
      'Property',
      'Unit',
      'Tenants',
      'From',
      'To',
      'Rent',
    ]);
  });

  it('is printed with totals, without codes, and a dash for what is nothing', () => {
    const { title, about, tables, closing } = reportPaper('trial-balance', rows, { time, property: 'Elm' });
    expect([title, about]).toEqual(['Trial balance', ['From Nov 01, 2026 to Nov 20, 2026', 'Elm']]);
    expect(closing).toMatch(/^Every account/);
    expect(tables).toEqual([
      {
        title: '',
        sums: [],
        columns: [
          { header: 'Account', is_amount: false },
          ...['Beginning', 'Debits', 'Credits', 'Ending'].map((header) => ({ header, is_amount: true })),
        ],
        rows: [
          ['Rent receivable', '–', '$1,450.00', '($1,000.00)', '$450.00'],
          ['Income', '–', '–', '–', '($450.00)'],
        ],
        totals: ['Total', '$0.00', '$1,450.00', '($1,000.00)', '$0.00'],
      },
    ]);
    const texts = ['Elm House', '101', 'Theo', '2026-01-01', ''];
    const [roll] = reportPaper('rent-roll', [{ key: '1', at: {}, texts, cents: {} }], {
      time,
      property: 'Elm',
    }).tables;
    expect(roll?.rows[0]?.slice(0, 5)).toEqual(['Elm House', '101', 'Theo', 'Jan 01, 2026', '']);
    expect(roll?.totals.slice(0, 5)).toEqual(['Total', '', '', '', '']);
  });

  it('reads the journal page by page, the first without a cursor', async () => {
    const read = vi
      .spyOn(api.ledger, 'exportJournal')
      .mockResolvedValue({ success: 1, data: { rows: [['a']], next: 'c2' } } as never);
    const { what, format, page } = journalSource(time, 'jsonl');
    expect([what, format]).toEqual(['journal', 'jsonl']);
    const { signal } = new AbortController();
    expect(await page('', signal)).toEqual({ lines: [['a']], next: 'c2' });
    await page('c2', signal);
    expect(read.mock.calls).toEqual([
      [{ query: time }, { signal }],
      [{ query: { ...time, after: 'c2' } }, { signal }],
    ]);
  });
});

describe('what a figure opens', () => {
  it('is the entries of its row, of the property that was asked for where the row has none', () => {
    const at = { property: 'prp_1', lease: 'lse_1', account: '1100', entry: 'rent:1' };
    expect(figureAsked(asked, 'after', at)).toEqual({
      ...asked,
      column: 'after',
      property_id: 'prp_1',
      lease_id: 'lse_1',
      account: '1100',
      entry_id: 'rent:1',
    });
    expect(figureAsked(asked, 'after')).toMatchObject({ property_id: 'prp_9' });
  });

  it('is nothing for the rent that a lease says, nor for a total of a rent roll', () => {
    const roll = { ...asked, report: 'rent-roll' } as const;
    expect(figureAsked(roll, 'rent', { lease: 'lse_1' })).toBeUndefined();
    expect(figureAsked(roll, 'balance')).toBeUndefined();
    expect(figureAsked(roll, 'balance', { lease: 'lse_1' })).toMatchObject({ lease_id: 'lse_1' });
  });
});
