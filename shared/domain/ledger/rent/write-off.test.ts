import { describe, expect, it } from 'vitest';
import { accrualDay } from '../accrual-day';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { headAsOf } from '../head-as-of';
import { isRefused } from '../refusals';
import { cellOf } from '../reports/cells';
import type { ReportedLedger } from '../reports/report-row';
import { rowsOf } from '../reports/rows';
import { type Answer, charge, editCharge, reverseCharge } from './charges';
import { receive } from './payments';
import { recover, writeOff } from './write-off';

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const reason = 'Moved away';

function posted(book: Book, answer: Answer): Book {
  const next = post(book, answer);
  if (isRefused(next)) throw new Error(next.refused);
  return next.book;
}
const claim = (book: Book, kind: 'rent' | 'late', cents: number, due: string) =>
  posted(
    book,
    charge(
      { source: `charge:${kind}`, on: '2026-05-01' },
      { kind, label: '', due, to: kind === 'late' ? 'manager' : 'owner', cents },
    ),
  );
/** Rent of 1,450.00 and a fee of 50.00. */
const owed = claim(claim(newBook, 'rent', 145_000, '2026-05-01'), 'late', 5_000, '2026-05-07');
const by = { source: 'writeoff:1', on: '2026-08-10', why: reason };
const both = [
  { of: 'charge:rent', cents: 145_000 },
  { of: 'charge:late', cents: 2_000 },
];
const off = posted(owed, writeOff(owed, by, both));

describe('a write-off [D67]', () => {
  it('names what is open of each charge as bad debt, in an entry of its own', () => {
    expect(Object.values(off.entries).slice(2)).toMatchObject([
      {
        source: 'writeoff:1',
        type: 'write-off',
        of: 'charge:rent',
        why: reason,
        lines: { 'uncollected/rent': 145_000, 'receivable/rent': -145_000 },
      },
      { source: 'writeoff:1:2', of: 'charge:late', covers: [{ charge: 2, cents: 2_000 }] },
    ]);
    expect(off.head).toMatchObject({ writtenOff: 147_000, open: [{ charge: 2, cents: 3_000 }] });
  });

  it.each([
    [[{ of: 'charge:rent', cents: 145_001 }], { refused: 'more-than-open', limit: 145_000 }],
    [[{ of: 'charge:rent', cents: 0 }], { refused: 'bad-amount' }],
    [[{ of: 'payment:1', cents: 1 }], { refused: 'not-reversible' }],
  ])('refuses %o', (charges, refused) => {
    expect(writeOff(owed, by, charges)).toEqual(refused);
  });

  it('is recovered once: the charge is open again at its old due day, and takes money as before [D25]', () => {
    const back = posted(off, recover(off, { on: '2026-09-01' }, { of: 'writeoff:1' }));
    expect(back.head).toMatchObject({
      writtenOff: 2_000,
      open: [{ charge: 1, due: '2026-05-01', cents: 145_000 }, {}],
    });
    expect(back.entries['writeoff:1:reversal']).toMatchObject({ type: 'recovery', reverses: 'writeoff:1' });
    expect(recover(back, { on: '2026-09-02' }, { of: 'writeoff:1' })).toEqual({
      refused: 'already-reversed',
    });
    const all = posted(back, recover(back, { on: '2026-09-02' }, { of: 'writeoff:1:2' }));
    expect(all.head).not.toHaveProperty('writtenOff');
    const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
    const paid = receive(
      all,
      { source: 'payment:p', on: '2026-09-03' },
      { payment: 'p', cents: 150_000, ...facts, shares },
    );
    expect(posted(all, paid).head.open).toEqual([]);
  });

  it('keeps its charge: an edit or reversal waits until it is recovered', () => {
    const to = { kind: 'rent', label: '', due: '2026-05-01', to: 'owner', cents: 145_000 } as const;
    const refused = { refused: 'written-off' };
    expect(reverseCharge(off, { on: '2026-09-01' }, { of: 'charge:rent' })).toEqual(refused);
    expect(editCharge(off, { on: '2026-09-01' }, { of: 'charge:rent', to, shares })).toEqual(refused);
    const back = posted(off, recover(off, { on: '2026-09-01' }, { of: 'writeoff:1' }));
    expect(reverseCharge(back, { on: '2026-09-01' }, { of: 'charge:rent' })).not.toEqual(refused);
  });

  it('of a charge that the job took back is not recovered: nothing is owed', () => {
    const { 'writeoff:1': _, 'writeoff:1:2': __, ...seen } = off.entries;
    const job = reverseCharge(
      { ...off, entries: seen },
      { on: '2026-09-01', process: 'rent' },
      { of: 'charge:rent' },
    );
    const gone = posted(off, job);
    expect(recover(gone, { on: '2026-09-02' }, { of: 'writeoff:1' })).toEqual({ refused: 'not-reversible' });
    expect(gone.head.balances).toMatchObject({ receivable: 3_000 });
  });

  it('lowers accrual income in a line of its own, in its month, never that of its charge [D59]', () => {
    const entries = Object.values(off.entries);
    expect(entries.map(accrualDay)).toEqual(['2026-05-01', '2026-05-07', '2026-08-10', '2026-08-10']);
    const ledger: ReportedLedger = {
      leaseId: 'lse_1',
      propertyId: 'prp_1',
      shown: { unitNumber: '1', propertyTitle: 'Elm', tenants: ['Ada'] },
      head: off.head,
      entries,
    };
    const income = (from: string, to: string) =>
      rowsOf('income', ledger, { from, to }).map(({ texts, cents }) => [
        ...texts,
        cents.charged,
        cents.collected,
      ]);
    expect(income('2026-05-01', '2026-05-31')).toEqual([
      ['Elm', 'Owners', 'Rent', 145_000, 0],
      ['Elm', 'Manager', 'Late fee', 5_000, 0],
    ]);
    expect(income('2026-08-01', '2026-08-31')).toEqual([
      ['Elm', 'Owners', 'Bad debt written off', -145_000, 0],
      ['Elm', 'Manager', 'Bad debt written off', -2_000, 0],
    ]);
    expect(income('2026-05-01', '2026-08-31').filter(([, , , charged]) => charged !== 0)).toEqual([
      ['Elm', 'Owners', 'Rent', 145_000, 0],
      ['Elm', 'Manager', 'Late fee', 5_000, 0],
      ['Elm', 'Owners', 'Bad debt written off', -145_000, 0],
      ['Elm', 'Manager', 'Bad debt written off', -2_000, 0],
    ]);
    const early = writeOff(owed, { ...by, on: '2026-04-20' }, both);
    expect(isRefused(early) ? [] : early.map((draft) => accrualDay({ ...draft, seq: 9 }))).toEqual([
      '2026-05-01',
      '2026-05-07',
    ]);
    expect(rowsOf('aging', ledger, { from: '2026-08-31', to: '2026-08-31' })[0]?.cents).toMatchObject({
      owed: 3_000,
      writtenOff: 147_000,
    });
    expect(headAsOf(ledger, '2026-08-09')).not.toHaveProperty('writtenOff');
    expect(
      cellOf({ report: 'aging', column: 'writtenOff', at: {} }, { from: '', to: '2026-08-31' }),
    ).toBeDefined();
  });
});
