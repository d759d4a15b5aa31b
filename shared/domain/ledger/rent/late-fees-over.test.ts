import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { signedLease } from '../../../../test/support/leases/lease-story';
import { through } from '../../../../test/support/ledger/through';
import { type Book, newBook } from '../entry';
import { charge, editCharge, reverseCharge } from './charges';
import { assessLateFees } from './late-fees';
import { creditOverFees } from './late-fees-over';
import { applyPrepayments, receive } from './payments';
import { postRent } from './post-rent';
import { writeOff } from './write-off';

const shares = () => [{ ownerId: 'x', percentage: 100 }];
const fee = { kind: 'flat', cents: 5_000 } as const;
const late = { fee, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent' as const] };
const fields = termFields({ from: '2026-05-01', to: '2027-04-30', late });
const { lease } = signedLease('2026-04-20', { fields });
const asked = (on: string) => ({ lease, on, cap: undefined, begun: [] });
const rent = 'rent:2026-05:lse_1:rent:2026-05-01';

const paid = (on: string, cents: number, begun?: string) => (book: Book) => {
  const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
  const by = { source: `payment:p${on}`, on };
  return receive(book, by, { payment: `p${on}`, cents, ...facts, ...(begun && { begun }), shares });
};
const offRent = (book: Book) =>
  writeOff(book, { source: 'writeoff:1', on: '2026-05-10', why: 'Moved away' }, [
    { of: rent, cents: 145_000 },
  ]);
const assessed = (book: Book) =>
  assessLateFees(book, asked('2026-05-08'), { sources: [rent], bearer: 'manager' });
const charged = through(
  newBook,
  (book) => postRent(book, { lease, today: '2026-05-01', since: '', shares }),
  assessed,
);
const owed = (book: Book) => book.head.open.map(({ kind, cents }) => [kind, cents]);
const credited = (book: Book) => through(book, (then) => creditOverFees(then, asked('2026-05-12')));

describe('a late fee whose month has no late rent left [D62]', () => {
  it('is credited when the rent was received in time and written down later', () => {
    const book = through(charged, paid('2026-05-06', 145_000));
    expect(owed(book)).toEqual([['late', 5_000]]);
    expect(owed(credited(book))).toEqual([]);
    expect(credited(book).entries['credit:latefee:lse_1:2026-05']).toMatchObject({
      type: 'credit',
      on: '2026-05-12',
      process: 'late-fee',
    });
    expect(creditOverFees(credited(book), asked('2026-05-13'))).toEqual([]);
    const begun = through(charged, paid('2026-05-09', 145_000, '2026-05-06'));
    expect(owed(credited(begun))).toEqual([]);
  });

  it('is credited when the rent was reversed', () => {
    const book = through(charged, (then) => reverseCharge(then, { on: '2026-05-09' }, { of: rent }));
    expect(owed(credited(book))).toEqual([]);
  });

  it.each([
    ['nothing was paid', []],
    ['a cent of it is open', [paid('2026-05-06', 144_999)]],
    ['it was paid a day late', [paid('2026-05-07', 145_000)]],
    ['it was written off', [offRent]],
  ])('stays when %s', (_, steps) => {
    expect(creditOverFees(through(charged, ...steps), asked('2026-05-12'))).toEqual([]);
  });

  it('is left for a person when money lies on it, or a person edited it to be paid', () => {
    const part = through(charged, paid('2026-05-06', 145_001));
    expect(creditOverFees(part, asked('2026-05-12'))).toEqual([]);
    const to = { kind: 'late', label: '', due: '2026-05-08', to: 'manager', cents: 3_000 } as const;
    const edited = through(charged, paid('2026-05-06', 145_000), (book) =>
      editCharge(book, { on: '2026-05-09' }, { of: 'latefee:lse_1:2026-05', to, shares }),
    );
    expect(owed(credited(edited))).toEqual([]);
  });

  it('is of its own month alone, with its repeats', () => {
    const june = (book: Book) => postRent(book, { lease, today: '2026-06-01', since: '', shares });
    const extra = () =>
      charge(
        { source: 'latefee:lse_1:2026-05:2', on: '2026-05-09' },
        { kind: 'late', label: '', due: '2026-05-09', to: 'manager', cents: 700 },
      );
    const book = through(charged, extra, paid('2026-05-06', 145_000), june);
    expect(owed(credited(book))).toEqual([['rent', 145_000]]);
    expect(applyPrepayments(credited(book), { on: '2026-06-01' }, shares)).toEqual([]);
  });
});
