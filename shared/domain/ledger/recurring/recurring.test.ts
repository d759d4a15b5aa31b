import { describe, expect, it } from 'vitest';
import { does, type LeaseStory, signedLease } from '../../../../test/support/leases/lease-story';
import { endLease, reopen } from '../../leases/moves/end-lease';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { type Answer, reverseCharge } from '../rent/charges';
import { nextRecurringDay, postedThrough, postRecurring, type RecurringCharge } from './post-recurring';
import { billedThrough, nextBillDay, postBills, type RecurringBill } from './recurring-bills';
import { changedSchedule, firstMonth, nextMonth, noEnd, type Schedule } from './schedule';

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const asked = ({ lease }: LeaseStory, today: string) => ({ lease, today, since: '', shares });

/** From February, on the 5th of every month, 60.00. */
const monthly: Schedule = {
  every: 1,
  day: 5,
  from: '2026-02',
  amounts: [{ from: '2026-02', cents: 6_000, known: '2026-01-10' }],
};
const parking = (schedule = monthly): RecurringCharge => ({
  id: 'rec_1',
  kind: 'parking',
  label: '',
  schedule,
});

function posted(book: Book, answer: Answer): Book {
  const next = post(book, answer);
  if (isRefused(next)) throw new Error(next.refused);
  return next.book;
}
const run = (book: Book, story: LeaseStory, today: string, charge = parking()): Book =>
  posted(book, postRecurring(book, asked(story, today), [charge]));

/** What stands, with its days and cents. */
const standing = ({ entries }: Book) =>
  Object.values(entries)
    .filter(({ charge, source }) => charge && !entries[`${source}:reversal`])
    .map(({ source, on, charge }) => [source, on, charge?.due, charge?.cents]);

const story = signedLease('2026-01-10');

describe('a recurring charge', () => {
  it('is posted once a month, a week before its day [D3] [D5]', () => {
    expect(standing(run(newBook, story, '2026-01-28'))).toEqual([]);
    const book = run(newBook, story, '2026-01-29');
    expect(standing(book)).toEqual([['recurring:rec_1:2026-02', '2026-01-29', '2026-02-05', 6_000]]);
    expect(postRecurring(book, asked(story, '2026-02-20'), [parking()])).toEqual([]);
    expect(Object.values(book.entries)[0]).toMatchObject({
      charge: { kind: 'parking', period: '2026-02', to: 'owner' },
      process: 'rent',
    });
    expect(postedThrough(Object.values(book.entries), { id: 'rec_1', before: '' })).toBe('2026-02');
    expect(postedThrough([], { id: 'rec_1', before: '2026-01' })).toBe('2026-01');
  });

  it('is dated no earlier than it was decided [D65]', () => {
    const late = { ...monthly, amounts: [{ from: '2026-02', cents: 6_000, known: '2026-02-03' }] };
    expect(standing(run(newBook, story, '2026-02-04', parking(late)))).toEqual([
      ['recurring:rec_1:2026-02', '2026-02-03', '2026-02-05', 6_000],
    ]);
  });

  it('goes with the lease: what it no longer has is reversed, paid or not, and charged again once reopened [D39]', () => {
    const book = run(newBook, story, '2026-01-30');
    const over = does(story, '2026-02-02', endLease, { day: '2026-02-02', why: 'agreement', note: '' });
    const gone = run(book, over, '2026-02-02');
    expect(standing(gone)).toEqual([]);
    const again = run(gone, does(over, '2026-02-03', reopen, undefined), '2026-02-03');
    expect(standing(again)).toEqual([['recurring:rec_1:2026-02:2', '2026-01-29', '2026-02-05', 6_000]]);
    expect(standing(run(newBook, story, '2026-06-20', parking({ ...monthly, every: 3 })))).toHaveLength(2);
  });

  it('is not charged where the lease has no rent: before it, after it, in an opening balance', () => {
    const early = { ...monthly, from: '2026-01', day: 10 };
    expect(standing(run(newBook, story, '2026-01-31', parking(early)))).toEqual([]);
    const opened = { ...asked(story, '2026-04-01'), since: '2026-04-01' };
    expect(standing(posted(newBook, postRecurring(newBook, opened, [parking()])))).toEqual([
      ['recurring:rec_1:2026-04', '2026-03-29', '2026-04-05', 6_000],
    ]);
  });

  it('stays as a person left it', () => {
    const book = run(newBook, story, '2026-01-30');
    const by = { on: '2026-01-30', why: 'Not used' };
    const reversed = posted(book, reverseCharge(book, by, { of: 'recurring:rec_1:2026-02' }));
    expect(standing(run(reversed, story, '2026-01-31'))).toEqual([]);
  });

  it('says on which day there is more to do', () => {
    expect(nextRecurringDay(asked(story, '2026-01-10'), parking())).toBe('2026-01-29');
    expect(nextRecurringDay(asked(story, '2026-01-29'), parking())).toBe('2026-02-26');
    const yearly = parking({ ...monthly, every: 12 });
    expect(nextRecurringDay(asked(story, '2026-02-10'), yearly)).toBe('2027-01-29');
    const ended = parking({ ...monthly, to: '2026-02' });
    expect(nextRecurringDay(asked(story, '2026-01-29'), ended)).toBeUndefined();
    const far = parking({
      ...monthly,
      from: '2028-02',
      amounts: [{ from: '2028-02', cents: 1, known: '2026-01-10' }],
    });
    expect(nextRecurringDay(asked(story, '2026-01-10'), far)).toBe('2028-01-29');
  });
});

describe('a schedule', () => {
  const at = { through: '2026-03', today: '2026-03-20' };
  const change = (amount: { from: string; cents: number }) => changedSchedule(monthly, at, { amount });

  it('begins in a month whose day has not passed, and says what can be changed next', () => {
    expect(firstMonth('2026-03-05', 5)).toBe('2026-03');
    expect(firstMonth('2026-03-06', 5)).toBe('2026-04');
    expect(firstMonth('2026-02-28', 31)).toBe('2026-02');
    expect(nextMonth(monthly, '2026-03', '2026-03-20')).toBe('2026-04');
    expect(nextMonth({ ...monthly, every: 3 }, '2026-02', '2026-03-20')).toBe('2026-05');
    expect(nextMonth({ ...monthly, to: '2026-03' }, '2026-03', '2026-03-20')).toBeUndefined();
  });

  it('takes another amount forward only; what was decided for later months goes [D18]', () => {
    const later = change({ from: '2026-08', cents: 9_000 });
    if ('field' in later) throw new Error(later.message);
    expect(changedSchedule(later, at, { amount: { from: '2026-04', cents: 7_000 } })).toMatchObject({
      amounts: [
        { from: '2026-02', cents: 6_000 },
        { from: '2026-04', cents: 7_000, known: '2026-03-20' },
      ],
    });
    expect(change({ from: '2026-03', cents: 1 })).toMatchObject({ field: 'from_month' });
    const quiet = changedSchedule(
      monthly,
      { through: '', today: '2026-03-06' },
      { amount: { from: '2026-03', cents: 1 } },
    );
    expect(quiet).toMatchObject({ field: 'from_month' });
    const quarterly = changedSchedule({ ...monthly, every: 3 }, at, {
      amount: { from: '2026-06', cents: 1 },
    });
    expect(quarterly).toMatchObject({ field: 'from_month' });
  });

  it('ends after the last month posted; what is over stays over [D18]', () => {
    expect(changedSchedule(monthly, at, { to: '2026-02' })).toMatchObject({ field: 'to_month' });
    const ended = changedSchedule(monthly, at, { to: '2026-03' });
    if ('field' in ended) throw new Error(ended.message);
    expect(ended.to).toBe('2026-03');
    expect(changedSchedule(ended, { ...at, today: '2026-04-05' }, { to: noEnd })).toEqual(monthly);
    expect(changedSchedule(ended, { ...at, today: '2026-04-06' }, { to: noEnd })).toMatchObject({
      field: 'to_month',
    });
    expect(changedSchedule(monthly, { through: '', today: '2026-01-10' }, { to: '2026-01' })).toMatchObject({
      to: '2026-01',
    });
    expect(changedSchedule(ended, at, { amount: { from: '2026-04', cents: 1 } })).toMatchObject({
      field: 'from_month',
    });
  });
});

describe('a recurring bill', () => {
  const bill: RecurringBill = {
    id: 'rec_9',
    schedule: { ...monthly, day: 31 },
    through: '',
    vendor: 'Green Lawns',
    category: 'landscaping',
    reference: '',
    memo: 'By contract',
    dueDays: 14,
  };
  const by = (book: Book, today: string) => posted(book, postBills(book, { today, bills: [bill] }));

  it('is written down on its day, once, open to be paid [D3] [D6]', () => {
    expect(by(newBook, '2026-02-27').head.seq).toBe(0);
    const book = by(newBook, '2026-04-02');
    expect(Object.values(book.entries).map(({ source, on, owners }) => [source, on, owners?.bill])).toEqual([
      ['bill:rec_9:2026-02-28', '2026-02-28', { cents: 6_000, due: '2026-03-14' }],
      ['bill:rec_9:2026-03-31', '2026-03-31', { cents: 6_000, due: '2026-04-14' }],
    ]);
    expect(by(book, '2026-04-02').head.seq).toBe(2);
    expect(billedThrough(bill, '2026-04-02')).toBe('2026-03');
    expect(billedThrough({ ...bill, through: '2026-03' }, '2026-04-02')).toBe('2026-03');
    const after = { today: '2026-04-30', bills: [{ ...bill, through: '2026-03' }] };
    expect(Object.keys(posted(newBook, postBills(newBook, after)).entries)).toEqual([
      'bill:rec_9:2026-04-30',
    ]);
    expect(nextBillDay(bill, '2026-03-31')).toBe('2026-04-30');
    expect(nextBillDay({ schedule: { ...bill.schedule, to: '2026-03' } }, '2026-03-31')).toBeUndefined();
  });

  it('comes on the first open day where its own is closed [D7]', () => {
    const closed = { ...newBook, head: { ...newBook.head, locked: '2026-03-31' } };
    expect(Object.values(by(closed, '2026-04-02').entries)[0]).toMatchObject({ on: '2026-04-01' });
  });
});
