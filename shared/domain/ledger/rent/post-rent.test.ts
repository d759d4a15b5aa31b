import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { addDays } from '../../dates';
import { changeDraft } from '../../leases/draft/write-draft';
import { changeRent } from '../../leases/moves/change-rent';
import { endLease, reopen } from '../../leases/moves/end-lease';
import { giveNotice, takeNoticeBack } from '../../leases/moves/give-notice';
import { chargeHoldoverRent, rollOver } from '../../leases/moves/holdover';
import { renew } from '../../leases/moves/renew';
import type { TermFields } from '../../leases/term';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { charge, editCharge, reverseCharge } from './charges';
import { receive } from './payments';
import { nextRentDay, postRent } from './post-rent';
import { isRent, rentKey } from './rent-sources';

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const asked = ({ lease }: LeaseStory, today: string) => ({ lease, today, since: '', shares });

function posted(book: Book, answer: Parameters<typeof post>[1]): Book {
  const next = post(book, answer);
  if (isRefused(next)) throw new Error(next.refused);
  return next.book;
}
const run = (book: Book, story: LeaseStory, today: string): Book =>
  posted(book, postRent(book, asked(story, today)));
const paid = (book: Book, on: string, cents: number): Book => {
  const payment = `p${on}`;
  const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
  return posted(
    book,
    receive(book, { source: `payment:${payment}`, on }, { payment, cents, ...facts, shares }),
  );
};

/** The charges that stand, each with what is still open of it. */
const standing = ({ entries, head }: Book) =>
  Object.values(entries)
    .filter(({ charge, source }) => charge && !entries[`${source}:reversal`])
    .map(({ source, on, seq, charge }) => [
      source.replace('rent:', '').replace(':lse_1:rent', ''),
      on,
      charge?.cents,
      head.open.find((open) => open.charge === seq)?.cents ?? 0,
    ]);

const story = signedLease('2026-01-10');

describe('rent posts itself', () => {
  it('once a month, seven days before it is due and never before the lease [D5] [D9] [D13]', () => {
    let book = run(newBook, story, '2026-01-15');
    expect(book.head.seq).toBe(0);
    book = run(book, story, '2026-01-16');
    book = run(book, story, '2026-01-24');
    expect(standing(book)).toEqual([['2026-01:2026-01-16', '2026-01-16', 74_839, 74_839]]);
    book = run(book, story, '2026-01-25');
    expect(standing(book).at(-1)).toEqual(['2026-02:2026-02-01', '2026-01-25', 145_000, 145_000]);
    expect(Object.values(book.entries)[1]).toMatchObject({
      charge: { kind: 'rent', due: '2026-02-01', period: '2026-02', to: 'owner' },
      process: 'rent',
    });
  });

  it('the same, run every day, twice a day, or a year late [D3] [D9]', () => {
    let daily = newBook;
    for (let day = '2026-01-10'; day <= '2026-12-31'; day = addDays(day, 1))
      daily = run(run(daily, story, day), story, day);
    const late = run(newBook, story, '2026-12-31');
    expect(standing(late)).toEqual(standing(daily));
    expect(standing(daily)).toHaveLength(13);
    expect(postRent(late, asked(story, '2026-12-31'))).toEqual([]);
  });

  it('decades of it come in batches, so that nobody’s old lease keeps the run from the others [D9]', () => {
    const old = signedLease('2026-01-10', { fields: termFields({ from: '1990-01-01', to: undefined }) });
    const today = '2026-02-01';
    const first = postRent(newBook, asked(old, today), 30);
    const whole = run(newBook, old, today);
    expect(first).toHaveLength(30);
    expect(standing(posted(newBook, first))).toEqual(standing(whole).slice(0, 30));
    expect(standing(whole)).toHaveLength(434);
  });

  it('says on which day there is more to do', () => {
    expect(nextRentDay(asked(story, '2026-01-10'))).toBe('2026-01-16');
    expect(nextRentDay(asked(story, '2026-01-16'))).toBe('2026-01-25');
    const over = does(story, '2026-02-10', endLease, { day: '2026-02-10', why: 'agreement', note: '' });
    expect(nextRentDay(asked(over, '2026-02-10'))).toBeUndefined();
  });

  it.each([
    ['a term', story],
    [
      'a short term that goes on from month to month',
      signedLease('2026-01-10', { fields: termFields({ to: '2026-02-28' }) }),
    ],
    ['rent due on the last day', signedLease('2026-01-10', { fields: termFields({ dueDay: 31 }) })],
  ])('each day of %s names the next one with a posting [D6] [D9]', (_, lease) => {
    let book = newBook;
    const postings: string[] = [];
    const days = Array.from({ length: 150 }, (__, at) => addDays('2026-01-10', at));
    for (const day of days) {
      const { seq } = book.head;
      book = run(book, lease, day);
      if (book.head.seq > seq) postings.push(day);
    }
    expect(postings.length).toBeGreaterThan(4);
    const last = postings.at(-1) ?? '';
    for (const day of days.filter((one) => one < last))
      expect([day, nextRentDay(asked(lease, day))]).toEqual([day, postings.find((one) => one > day)]);
  });

  it('leaves out the days that the opening balance holds', () => {
    const since = { ...asked(story, '2026-04-01'), since: '2026-04-01' };
    expect(standing(posted(newBook, postRent(newBook, since)))).toHaveLength(1);
  });

  it('covers what is due from what was paid before [D13] [D22]', () => {
    let book = paid(newBook, '2026-01-12', 100_000);
    expect(book.head.prepayments).toEqual([{ payment: 'p2026-01-12', cents: 100_000, on: '2026-01-12' }]);
    book = run(book, story, '2026-01-16');
    expect(standing(book)).toEqual([['2026-01:2026-01-16', '2026-01-16', 74_839, 0]]);
    book = run(book, story, '2026-01-31');
    expect(book.head.prepayments).toMatchObject([{ cents: 25_161 }]);
    book = run(book, story, '2026-02-01');
    expect(book.head.prepayments).toEqual([]);
    expect(book.head.open).toMatchObject([{ due: '2026-02-01', cents: 145_000 - 25_161 }]);
  });

  it('an end takes back what comes after it and prorates the last month; reopened, it is charged again [D39]', () => {
    let book = paid(run(newBook, story, '2026-02-25'), '2026-02-25', 74_839 + 145_000 + 50_000);
    const ended = does(story, '2026-02-25', endLease, { day: '2026-02-25', why: 'agreement', note: '' });
    book = run(book, ended, '2026-02-26');
    expect(standing(book)).toEqual([
      ['2026-01:2026-01-16', '2026-01-16', 74_839, 0],
      ['2026-02:2026-02-01:edit:1', '2026-02-26', 129_464, 0],
    ]);
    expect(book.head.prepayments).toMatchObject([{ cents: 50_000 + 145_000 - 129_464 }]);
    book = run(book, does(ended, '2026-02-27', reopen, undefined), '2026-02-27');
    expect(standing(book).map(([source, , cents]) => [source, cents])).toEqual([
      ['2026-01:2026-01-16', 74_839],
      ['2026-02:2026-02-01:edit:1', 129_464],
      ['2026-02:2026-02-01:3', 145_000 - 129_464],
      ['2026-03:2026-03-01:2', 145_000],
    ]);
    expect(book.entries['rent:2026-02:lse_1:rent:2026-02-01:3']).toMatchObject({
      on: '2026-02-27',
      charge: { due: '2026-02-27' },
    });
  });

  it('a notice reverses rent that its taking back posts again, under the next number', () => {
    const fields = termFields({ to: '2026-02-28' });
    const rolling = signedLease('2026-01-10', { fields });
    let book = run(newBook, rolling, '2026-02-25');
    const notice = { by: 'both', lastDay: '2026-02-28', reason: 'Agreed', givenOn: '2026-02-25' } as const;
    const given = does(rolling, '2026-02-25', giveNotice, notice);
    book = run(book, given, '2026-02-25');
    expect(standing(book)).toHaveLength(2);
    book = run(book, does(given, '2026-02-26', takeNoticeBack, undefined), '2026-02-26');
    expect(standing(book).at(-1)?.[0]).toBe('2026-03:2026-03-01:2');
  });

  it('a new rent touches only its own months [D9]', () => {
    const rolling = signedLease('2026-01-10', { fields: termFields({ to: '2026-02-28' }) });
    let book = run(newBook, rolling, '2026-04-25');
    const change = {
      line: 'rent',
      cents: 150_000,
      from: '2026-05-01',
      noticeDay: '2026-03-20',
      ruleDays: 30,
    };
    const changed = does(rolling, '2026-04-25', changeRent, change);
    book = run(book, changed, '2026-04-25');
    expect(standing(book).map(([, , cents]) => cents)).toEqual([74_839, 145_000, 145_000, 145_000, 150_000]);
  });

  it('a person’s reversal or edit of rent stands [D2]', () => {
    const january = 'rent:2026-01:lse_1:rent:2026-01-16';
    const first = run(newBook, story, '2026-01-16');
    const gone = posted(first, reverseCharge(first, { on: '2026-01-17', why: 'Free' }, { of: january }));
    expect(standing(run(gone, story, '2026-01-18'))).toEqual([]);
    const to = { kind: 'rent', label: '', due: '2026-01-20', to: 'owner', cents: 10_000 } as const;
    const edited = posted(first, editCharge(first, { on: '2026-01-17' }, { of: january, to, shares }));
    expect(standing(run(edited, story, '2026-01-18'))).toEqual([
      ['2026-01:2026-01-16:edit:1', '2026-01-17', 10_000, 10_000],
    ]);
  });

  it('posts on the first open day what belongs into a locked period [D7]', () => {
    const locked: Book = { ...newBook, head: { ...newBook.head, locked: '2026-01-31' } };
    expect(standing(run(locked, story, '2026-02-03')).map(([, on]) => on)).toEqual([
      '2026-02-01',
      '2026-02-01',
    ]);
  });

  it.each([
    ['2026-01-24', '2026-01-25'],
    ['2026-01-25', '2026-01-26'],
    ['2026-01-26', '2026-01-27'],
  ])('posted for January 25 with %s closed, is dated %s [D7]', (locked, on) => {
    const closed: Book = { ...newBook, head: { ...newBook.head, locked } };
    const since = { ...asked(story, '2026-01-28'), since: '2026-02-01' };
    expect(standing(posted(closed, postRent(closed, since))).map(([, day]) => day)).toEqual([on]);
  });

  it('leaves every other charge as it is, also one of rent that a person added', () => {
    const begun = run(newBook, story, '2026-01-16');
    const claimed = { kind: 'rent', label: 'Garage', due: '2026-01-20', to: 'owner', cents: 500 } as const;
    const book = posted(begun, charge({ source: 'charge:1', on: '2026-01-17' }, claimed));
    expect(postRent(book, asked(story, '2026-01-18'))).toEqual([]);
    const entries = Object.values(book.entries);
    expect(entries.map(isRent)).toEqual([true, false]);
    expect(entries.map(({ source }) => rentKey(source))).toEqual(entries.map(({ source }) => source));
  });

  it('reads the postings of a rent in their order, however they were read', () => {
    const open = does(story, '2026-02-25', endLease, { day: '2026-02-25', why: 'agreement', note: '' });
    let book = run(run(newBook, story, '2026-02-25'), open, '2026-02-26');
    book = run(book, does(open, '2026-02-27', reopen, undefined), '2026-02-27');
    const turned = { ...book, entries: Object.fromEntries(Object.entries(book.entries).toReversed()) };
    expect(postRent(turned, asked(story, '2026-02-28'))).toEqual([]);
    const ended = asked(open, '2026-02-28');
    const sorted = (answer: ReturnType<typeof postRent>) =>
      isRefused(answer) ? answer : answer.map(({ source }) => source).toSorted();
    expect(sorted(postRent(turned, ended))).toEqual(sorted(postRent(book, ended)));
  });

  it('of a lease that goes on after days of others is charged from its first day again [D13] [D36]', () => {
    const ending = signedLease('2026-01-10', { fields: termFields({ to: '2026-07-31', atEnd: 'end' }) });
    const rolled = does(ending, '2026-08-05', rollOver, undefined).lease;
    const holdovers = rolled.holdovers.map((one) => ({ ...one, from: '2026-08-21' }));
    const on = (today: string) => ({ ...asked(ending, today), lease: { ...rolled, holdovers } });
    const since = (today: string) => ({ ...on(today), since: '2026-08-01' });
    expect(postRent(newBook, since('2026-08-20'))).toEqual([]);
    expect(nextRentDay(since('2026-08-14'))).toBe('2026-08-21');
    expect(postRent(newBook, since('2026-08-21'))).toMatchObject([
      { on: '2026-08-21', charge: { due: '2026-08-21', cents: 51_452 } },
    ]);
  });

  it('is claimed anew when it is due on another day, at the same cents', () => {
    const moved = signedLease('2026-01-10', { fields: termFields({ dueDay: 5 }) });
    const book = run(run(newBook, story, '2026-01-28'), moved, '2026-01-29');
    expect(standing(book).map(([source]) => source)).toEqual([
      '2026-01:2026-01-16',
      '2026-02:2026-02-01:edit:1',
    ]);
    expect(book.head.open.map(({ due, cents }) => [due, cents])).toEqual([
      ['2026-01-16', 74_839],
      ['2026-02-05', 145_000],
    ]);
  });

  it('lays held money once all is charged: a run that stops before leaves it to the next [D22]', () => {
    const book = paid(newBook, '2026-01-12', 100_000);
    const of = (most?: number) => {
      const answer = postRent(book, asked(story, '2026-02-01'), most);
      return isRefused(answer) ? [] : answer.map(({ type }) => type);
    };
    expect(of(1)).toEqual(['charge']);
    expect(of(2)).toEqual(['charge', 'charge']);
    expect(of(3)).toEqual(['charge', 'charge', 'apply']);
    expect(of()).toEqual(['charge', 'charge', 'apply']);
  });

  it('of the last days is due by the last day, and stands before anybody settles [D9] [D39] [D40]', () => {
    const fields = termFields({ from: '2026-11-28', to: '2026-12-05', atEnd: 'end', dueDay: 25 });
    const short = signedLease('2026-11-20', { fields });
    const november = ['2026-11:2026-11-28', '2026-11-28', 14_500, 14_500];
    const december = ['2026-12:2026-12-01', '2026-11-28', 23_387, 23_387];
    const book = run(newBook, short, '2026-12-06');
    expect(standing(book)).toEqual([november, december]);
    expect(book.head.open.map(({ due }) => due)).toEqual(['2026-11-28', '2026-12-05']);
    expect(nextRentDay(asked(short, '2026-11-20'))).toBe('2026-11-28');
    expect(standing(run(run(newBook, short, '2026-11-28'), short, '2026-12-31'))).toEqual(standing(book));
  });

  it.each([
    ['2026-12-25', '2026-12-25'],
    ['2026-12-24', '2026-12-24'],
    ['2026-12-26', '2026-12-25'],
  ])('of a lease through %s is due on %s [D6]', (to, due) => {
    const fields = termFields({ from: '2026-11-28', to, atEnd: 'end', dueDay: 25 });
    const book = run(newBook, signedLease('2026-11-20', { fields }), '2026-12-31');
    expect(book.head.open.at(-1)?.due).toBe(due);
  });

  it('is never charged to a settled lease, nor taken back from one [D40]', () => {
    const fields = termFields({ from: '2026-01-16', to: '2026-12-31' });
    const { lease } = signedLease('2026-01-10', { fields });
    const settled = { ...lease, settledOn: '2026-02-10' };
    const on = (today: string) => ({ lease: settled, today, since: '', shares });
    expect(postRent(newBook, on('2026-03-01'))).toEqual([]);
    expect(nextRentDay(on('2026-03-01'))).toBeUndefined();
    const charged = run(newBook, story, '2026-01-16');
    expect(postRent(charged, { ...on('2026-03-01'), since: '2026-02-01' })).toEqual([]);
  });

  /** Rolls over in March; a renewal from 1 March is sent in February and signed on a day. */
  const renewedLate = (on: string, fields: Partial<TermFields> = {}) => {
    const rolling = signedLease('2026-01-10', { fields: termFields({ to: '2026-02-28' }) });
    const [line] = rolling.lease.terms[0]?.rentLines ?? [];
    if (!line) throw new Error('no rent');
    const dear = {
      rentLines: [{ ...line, cents: 152_000 }],
      from: '2026-03-01',
      to: '2027-02-28',
      ...fields,
    };
    const drafted = does(does(rolling, '2026-02-20', renew, undefined), '2026-02-20', changeDraft, {
      term: 2,
      fields: dear,
    });
    return { rolling, renewed: signedBy(sent(drafted, '2026-02-20', 2), on, everyone, 2) };
  };

  it('a renewal signed late leaves the past, and asks for the difference from the day it is signed [D65]', () => {
    const { rolling, renewed } = renewedLate('2026-03-10');
    const before = paid(run(newBook, rolling, '2026-03-02'), '2026-03-02', 74_839 + 2 * 145_000);
    const book = run(before, renewed, '2026-03-12');
    expect(standing(book)).toEqual([
      ['2026-01:2026-01-16', '2026-01-16', 74_839, 0],
      ['2026-02:2026-02-01', '2026-01-25', 145_000, 0],
      ['2026-03:2026-03-01', '2026-02-22', 145_000, 0],
      ['2026-03:2026-03-01:2', '2026-03-10', 7_000, 7_000],
    ]);
    expect(book.head.open.map(({ due }) => due)).toEqual(['2026-03-10']);
    expect(postRent(book, asked(renewed, '2026-03-13'))).toEqual([]);
    const ended = does(renewed, '2026-03-20', endLease, { day: '2026-03-15', why: 'agreement', note: '' });
    const lower = run(book, ended, '2026-03-20');
    expect(standing(lower).slice(2)).toEqual([['2026-03:2026-03-01:edit:1', '2026-03-20', 73_548, 0]]);
  });

  it('a renewal signed late at less asks for less, at the due day that was [D65]', () => {
    const cheap = { rentLines: [{ id: 'rent', kind: 'rent' as const, label: 'Rent', cents: 100_000 }] };
    const { rolling, renewed } = renewedLate('2026-03-10', cheap);
    const book = run(run(newBook, rolling, '2026-03-02'), renewed, '2026-03-12');
    expect(standing(book).at(-1)).toEqual(['2026-03:2026-03-01:edit:1', '2026-03-12', 100_000, 100_000]);
    expect(book.head.open.at(-1)?.due).toBe('2026-03-01');
  });

  it('is neither claimed nor due before it was signed, nor later because the job was [D65]', () => {
    const late = signedLease('2026-03-10', { fields: termFields() });
    for (const today of ['2026-03-10', '2026-03-28']) {
      const book = run(newBook, late, today);
      expect(
        standing(book)
          .slice(0, 3)
          .map(([source, on]) => [source, on]),
      ).toEqual([
        ['2026-01:2026-01-16', '2026-03-10'],
        ['2026-02:2026-02-01', '2026-03-10'],
        ['2026-03:2026-03-01', '2026-03-10'],
      ]);
      expect(book.head.open.slice(0, 3).map(({ due }) => due)).toEqual(Array(3).fill('2026-03-10'));
    }
  });

  it('of days decided in holdover is due from the day of the decision [D36] [D65]', () => {
    const fields = termFields({ to: '2026-03-14', atEnd: 'end' });
    const ending = signedLease('2026-01-10', { fields });
    const before = run(newBook, ending, '2026-03-20');
    expect(standing(before).at(-1)).toEqual(['2026-03:2026-03-01', '2026-02-22', 65_484, 65_484]);
    const rolled = does(ending, '2026-03-20', rollOver, undefined);
    expect(standing(run(before, rolled, '2026-03-22')).slice(2)).toEqual([
      ['2026-03:2026-03-01', '2026-02-22', 65_484, 65_484],
      ['2026-03:2026-03-01:2', '2026-03-20', 79_516, 79_516],
    ]);
    const charged = does(ending, '2026-03-20', chargeHoldoverRent, {});
    const held = run(before, charged, '2026-03-22');
    expect(standing(held).at(-1)).toEqual(['2026-03:2026-03-15', '2026-03-20', 79_516, 79_516]);
    expect(held.head.open.at(-1)?.due).toBe('2026-03-20');
  });

  it('of a last day told of late is due that day, not before [D65]', () => {
    const fields = termFields({ dueDay: 25 });
    const story25 = signedLease('2026-01-10', { fields });
    const ended = does(story25, '2026-03-10', endLease, { day: '2026-03-05', why: 'agreement', note: '' });
    const book = run(newBook, ended, '2026-03-12');
    expect(standing(book).at(-1)).toEqual(['2026-03:2026-03-01', '2026-03-10', 23_387, 23_387]);
    expect(book.head.open.at(-1)?.due).toBe('2026-03-10');
  });

  it('raised by a rent change written after its due day is a claim for the difference [D65]', () => {
    const rolling = signedLease('2026-01-10', { fields: termFields({ to: '2026-02-28' }) });
    const before = run(newBook, rolling, '2026-04-25');
    const change = { term: 1, line: 'rent', cents: 150_000, from: '2026-04-01', noticeDay: '2026-02-01' };
    const changed = (writtenOn: string) => ({
      ...rolling,
      lease: { ...rolling.lease, rentChanges: [{ ...change, writtenOn }] },
    });
    const since = (writtenOn: string) => standing(run(before, changed(writtenOn), '2026-04-25')).slice(3, 5);
    expect(since('2026-04-01').map(([source]) => source)).toEqual(
      ['2026-05:2026-05-01:edit:1', '2026-04:2026-04-01:edit:1'].toReversed(),
    );
    expect(since('2026-04-02')[1]).toEqual(['2026-04:2026-04-01:2', '2026-04-02', 5_000, 5_000]);
  });
});
