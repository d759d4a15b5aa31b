import { describe, expect, it } from 'vitest';
import { ada, termFields } from '../../../../test/support/leases/lease-data';
import {
  does,
  everyone,
  type LeaseStory,
  sent,
  signedBy,
  signedLease,
} from '../../../../test/support/leases/lease-story';
import { changeDraft, draftAgain } from '../../leases/draft/write-draft';
import { giveNotice } from '../../leases/moves/give-notice';
import { renew } from '../../leases/moves/renew';
import type { MoveIn, MoveInItem } from '../../leases/rent/rent-terms';
import { voidPacket } from '../../leases/signing/void-packet';
import type { TermFields } from '../../leases/term';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { isRefused } from '../refusals';
import { credit, editCharge, reverseCharge } from './charges';
import { receive } from './payments';
import { nextRentDay, postRent } from './post-rent';
import { projectRent } from './project-rent';

const shares = () => [{ ownerId: 'own_1', percentage: 100 }];
const asked = ({ lease }: Pick<LeaseStory, 'lease'>, today: string, since = '') => ({
  lease,
  today,
  since,
  shares,
});

function posted(book: Book, answer: Parameters<typeof post>[1]): Book {
  const next = post(book, answer);
  if (isRefused(next)) throw new Error(next.refused);
  return next.book;
}
const run = (book: Book, story: LeaseStory, today: string, since = ''): Book =>
  posted(book, postRent(book, asked(story, today, since)));

const item = (over: Partial<MoveInItem>): MoveInItem => ({
  id: 'x',
  kind: 'fee',
  label: '',
  cents: 5_000,
  due: 'start',
  ...over,
});
const moveIn: MoveIn = {
  depositDue: 'signing',
  items: [
    item({ id: 'p', kind: 'pet-deposit', cents: 30_000 }),
    item({ id: 'l', kind: 'last-month', cents: 145_000 }),
    item({ id: 'k', label: 'Keys' }),
  ],
};
const signed = (over: Partial<TermFields> = {}) =>
  signedLease('2026-01-10', { fields: termFields({ moveIn, ...over }) });

/** The move-in charges that stand, with what is open of each. */
const standing = ({ entries, head }: Book) =>
  Object.values(entries)
    .filter(({ charge, source }) => charge && source.startsWith('movein:') && !entries[`${source}:reversal`])
    .map(({ source, on, seq, charge }) => [
      source.replace('movein:lse_1:', ''),
      on,
      charge?.due,
      charge?.to,
      charge?.cents,
      head.open.find((open) => open.charge === seq)?.cents ?? 0,
    ]);

const paid = (book: Book, source: string, cents: number, on = '2026-01-11'): Book => {
  const payment = `p${source}`;
  const charge = book.entries[source]?.seq ?? 0;
  const facts = { method: 'check', reference: '', payer: '', isAutomatic: false, shares } as const;
  const chosen = [{ charge, cents }];
  return posted(
    book,
    receive(book, { source: `payment:${payment}`, on }, { payment, cents, ...facts, chosen }),
  );
};

describe('what a signed lease charges once [D61]', () => {
  it('is charged on the day it is signed, each with its period, its due day and whose it is', () => {
    const book = run(newBook, signed(), '2026-01-10');
    expect(standing(book)).toEqual([
      ['deposit-1', '2026-01-10', '2026-01-10', 'deposit:joint', 145_000, 145_000],
      ['pet-1', '2026-01-10', '2026-01-16', 'deposit:pet', 30_000, 30_000],
      ['last-1', '2026-01-10', '2026-01-16', 'deposit:last', 145_000, 145_000],
      ['fee-1-k', '2026-01-10', '2026-01-16', 'owner', 5_000, 5_000],
    ]);
    expect(book.entries['movein:lse_1:fee-1-k']).toMatchObject({
      process: 'rent',
      charge: { kind: 'other', label: 'Keys', period: '2026-01' },
    });
    expect(book.entries['movein:lse_1:deposit-1']?.charge).toMatchObject({
      kind: 'deposit',
      label: 'Security deposit',
    });
  });

  it('of one tenant is held for that tenant', () => {
    const { parties } = termFields();
    const book = run(newBook, signed({ parties: { ...parties, tenants: [ada] } }), '2026-01-10');
    expect(standing(book)[0]?.[3]).toBe('deposit:ada');
  });

  it('is nothing before everyone has signed, of a term from before the rule, or of nothing', () => {
    const half = signedBy(sent(signedDraft(), '2026-01-10'), '2026-01-10', ['ada']);
    expect(standing(run(newBook, half, '2026-01-10'))).toEqual([]);
    expect(standing(run(newBook, signedLease('2026-01-10'), '2026-01-10'))).toEqual([]);
    const none: MoveIn = { depositDue: 'start', items: [] };
    const { deposit } = termFields();
    const free = signed({ moveIn: none, deposit: { ...deposit, cents: 0 } });
    expect(standing(run(newBook, free, '2026-01-10'))).toEqual([]);
  });

  it('is due no earlier than it was signed, and posted on the first open day [D7] [D65]', () => {
    const late = signedLease('2026-01-20', { fields: termFields({ moveIn }) });
    const locked = { ...newBook, head: { ...newBook.head, locked: '2026-01-31' } };
    const book = run(locked, late, '2026-02-02');
    expect(standing(book).map(([, on, due]) => [on, due])).toEqual(
      Array.from({ length: 4 }, () => ['2026-02-01', '2026-01-20']),
    );
  });

  it('is in the opening balance where it was due before rent is charged here', () => {
    expect(standing(run(newBook, signed(), '2026-02-10', '2026-02-01'))).toEqual([]);
    const charged = run(newBook, signed(), '2026-01-10');
    expect(standing(run(charged, signed(), '2026-02-10', '2026-02-01'))).toEqual([]);
  });

  it('is taken back with a void lease; what is held of a deposit stays, and counts when it is signed again', () => {
    const story = signed();
    let book = paid(run(newBook, story, '2026-01-10'), 'movein:lse_1:deposit-1', 40_000);
    book = paid(book, 'movein:lse_1:fee-1-k', 5_000);
    const gone = does(story, '2026-01-11', voidPacket, { term: 1, note: 'Wrong' });
    book = run(book, gone, '2026-01-11');
    expect(standing(book)).toEqual([
      ['deposit-1:edit:1', '2026-01-11', '2026-01-10', 'deposit:joint', 40_000, 0],
    ]);
    expect(book.head.prepayments).toMatchObject([{ cents: 5_000 }]);
    const again = does(gone, '2026-01-12', draftAgain, { term: 1 });
    const { deposit } = termFields();
    const fields = {
      deposit: { ...deposit, cents: 100_000 },
      moveIn: { depositDue: 'start' as const, items: [] },
    };
    const other = does(again, '2026-01-12', changeDraft, { term: 1, fields });
    const anew = signedBy(sent(other, '2026-01-12'), '2026-01-12', everyone);
    expect(standing(run(book, anew, '2026-01-12'))).toEqual([
      ['deposit-1:edit:1', '2026-01-11', '2026-01-10', 'deposit:joint', 40_000, 0],
      ['deposit-1:3', '2026-01-12', '2026-01-16', 'deposit:joint', 60_000, 60_000],
    ]);
  });

  it('of a renewal is the difference alone, and a lower one gives nothing back', () => {
    const story = signed();
    const book = run(newBook, story, '2026-01-10');
    const renewed = (cents: number): LeaseStory => {
      const { deposit } = termFields();
      const drafts = does(story, '2026-11-01', renew, undefined);
      const fields = { to: '2027-12-31', deposit: { ...deposit, cents } };
      const next = sent(does(drafts, '2026-11-01', changeDraft, { term: 2, fields }), '2026-11-01', 2);
      return signedBy(next, '2026-11-02', everyone, 2);
    };
    const before = standing(book);
    const added = (cents: number) => standing(run(book, renewed(cents), '2026-11-02')).slice(before.length);
    expect(added(145_000)).toEqual([]);
    expect(added(100_000)).toEqual([]);
    expect(added(160_000)).toEqual([
      ['deposit-2', '2026-11-02', '2027-01-01', 'deposit:joint', 15_000, 15_000],
    ]);
  });

  it('of the renewal of a lease from before the rule is the difference, too', () => {
    const { deposit } = termFields();
    let story = does(signedLease('2026-01-10'), '2026-11-01', renew, undefined);
    const fields = { to: '2027-12-31', deposit: { ...deposit, cents: 150_000 } };
    story = does(story, '2026-11-01', changeDraft, { term: 2, fields });
    story = signedBy(sent(story, '2026-11-01', 2), '2026-11-02', everyone, 2);
    expect(standing(run(newBook, story, '2026-11-02'))).toEqual([
      ['deposit-2', '2026-11-02', '2027-01-01', 'deposit:joint', 5_000, 5_000],
    ]);
  });

  it('stays as a person left it', () => {
    const story = signed();
    const by = { on: '2026-01-11', why: 'Agreed' };
    let book = run(newBook, story, '2026-01-10');
    book = posted(book, reverseCharge(book, by, { of: 'movein:lse_1:fee-1-k' }));
    const to = { kind: 'deposit', label: '', due: '2026-01-16', to: 'deposit:pet', cents: 10_000 } as const;
    book = posted(book, editCharge(book, by, { of: 'movein:lse_1:pet-1', to, shares }));
    const deposit = book.entries['movein:lse_1:deposit-1']?.seq ?? 0;
    book = posted(book, credit(book, { ...by, source: 'credit:1' }, { charge: deposit, cents: 145_000 }));
    const after = standing(book);
    expect(standing(run(book, story, '2026-01-12'))).toEqual(after);
    expect(after.map(([source, , , , , open]) => [source, open])).toEqual([
      ['deposit-1', 0],
      ['last-1', 145_000],
      ['pet-1:edit:1', 10_000],
    ]);
  });

  it('refuses what may move money where payments were not read, and leaves what a waiver paid of a deposit', () => {
    const story = signed();
    let book = run(newBook, story, '2026-01-10');
    const deposit = book.entries['movein:lse_1:deposit-1']?.seq ?? 0;
    const by = { source: 'credit:1', on: '2026-01-10', why: 'Agreed' };
    book = posted(book, credit(book, by, { charge: deposit, cents: 45_000 }));
    const gone = does(story, '2026-01-11', voidPacket, { term: 1, note: 'Wrong' });
    expect(postRent(book, { ...asked(gone, '2026-01-11'), isPartlyRead: true })).toEqual({
      refused: 'deposit-moved',
    });
    expect(standing(run(book, gone, '2026-01-11'))).toEqual([
      ['deposit-1', '2026-01-10', '2026-01-10', 'deposit:joint', 145_000, 100_000],
    ]);
  });
});

const signedDraft = () => {
  const fields = termFields({ moveIn });
  const story = signedLease('2026-01-10', { fields });
  const { lease, calendar, events } = story;
  const [term] = lease.terms;
  if (!term) throw new Error('No term');
  return { lease: { ...lease, packets: [], signers: [], terms: [term] }, calendar, events };
};

describe('last month’s rent that is held [D61]', () => {
  const ends = { atEnd: 'end', to: '2026-04-20' } as const;

  it('covers the rent of the last month on its due day, once, and nothing else', () => {
    const story = signed(ends);
    let book = paid(run(newBook, story, '2026-01-10'), 'movein:lse_1:last-1', 145_000);
    for (const day of ['2026-01-16', '2026-01-25', '2026-02-22', '2026-03-25']) book = run(book, story, day);
    expect(book.entries['payment:last:lse_1']).toBeUndefined();
    expect(nextRentDay(asked(story, '2026-03-25'))).toBe('2026-04-01');
    const due = run(book, story, '2026-04-01');
    // 20 of 30 days of April.
    expect(due.entries['payment:last:lse_1']).toMatchObject({
      on: '2026-04-01',
      received: { method: 'deposit', deposit: 'last', cents: 96_667 },
      covers: [{ kind: 'rent', cents: 96_667, due: '2026-04-01' }],
    });
    expect(due.head.balances['deposit/last']).toBe(-48_333);
    expect(run(due, story, '2026-04-02')).toEqual(due);
    expect(nextRentDay(asked(story, '2026-04-01'))).toBeUndefined();
    expect(projectRent(book, asked(story, '2026-03-25')).map(({ source }) => source)).toEqual([
      'payment:last:lse_1',
    ]);
  });

  it('waits while the lease goes on, and follows a notice', () => {
    const story = signed();
    let book = paid(run(newBook, story, '2026-01-10'), 'movein:lse_1:last-1', 145_000);
    book = run(book, story, '2026-03-01');
    expect(book.entries['payment:last:lse_1']).toBeUndefined();
    const input = { by: 'tenants', lastDay: '2026-04-30', reason: '' } as const;
    const noticed = does(story, '2026-03-10', giveNotice, input);
    book = run(book, noticed, '2026-03-25');
    expect(book.entries['payment:last:lse_1']).toBeUndefined();
    expect(run(book, noticed, '2026-04-01').entries['payment:last:lse_1']?.received?.cents).toBe(145_000);
  });

  it('covers nothing that is not held', () => {
    const story = signed(ends);
    const book = run(run(newBook, story, '2026-01-10'), story, '2026-04-01');
    expect(book.entries['payment:last:lse_1']).toBeUndefined();
  });
});
