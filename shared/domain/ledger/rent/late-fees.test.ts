import { describe, expect, it } from 'vitest';
import { termFields } from '../../../../test/support/leases/lease-data';
import { signedLease } from '../../../../test/support/leases/lease-story';
import type { LateTerms } from '../../leases/rent/rent-terms';
import { type Book, newBook } from '../entry';
import { post } from '../fold';
import { lastFeeOf } from '../late-fee-keys';
import { isRefused } from '../refusals';
import { type Answer, charge, credit, editCharge } from './charges';
import { capOn, mostOf } from './late-fee-caps';
import { assessLateFees, type LateFeesAsked, lateFees } from './late-fees';
import { receive, returnPayment } from './payments';
import { postRent } from './post-rent';

const shares = () => [
  { ownerId: 'x', percentage: 50 },
  { ownerId: 'y', percentage: 50 },
];
const fivePercent = { kind: 'percent', hundredths: 500, of: 'original' } as const;
const terms: LateTerms = { fee: fivePercent, graceDays: 5, firstFeeDay: 6, lineKinds: ['rent'] };

function posted(book: Book, answer: Answer): Book {
  const next = post(book, answer);
  if (isRefused(next)) throw new Error(next.refused);
  return next.book;
}
const paid = (book: Book, on: string, cents: number): Book => {
  const facts = { method: 'check', reference: '', payer: '', chosen: [], isAutomatic: true } as const;
  const received = { payment: `p${on}`, cents, ...facts, shares };
  return posted(book, receive(book, { source: `payment:p${on}`, on }, received));
};

/** A lease of 1,450.00 and 60.00 for parking from 1 May, and its ledger on 1 May. */
function may(late: Partial<LateTerms> = {}) {
  const line = (id: string, kind: 'rent' | 'parking', cents: number) => ({ id, kind, label: id, cents });
  const rentLines = [line('rent', 'rent', 145_000), line('spot', 'parking', 6_000)];
  const fields = termFields({ from: '2026-05-01', to: '2027-04-30', rentLines, late: { ...terms, ...late } });
  const { lease } = signedLease('2026-04-20', { fields });
  const book = posted(newBook, postRent(newBook, { lease, today: '2026-05-01', since: '', shares }));
  const asked = (on: string, more: Partial<LateFeesAsked> = {}): LateFeesAsked => ({
    lease,
    on,
    cap: undefined,
    begun: [],
    ...more,
  });
  return { book, asked };
}
/** The rent and what it carries: cents or the reason. */
const seen = (book: Book, asked: LateFeesAsked) =>
  lateFees(book, asked).map(({ kind, cents, excluded }) => [kind, excluded ?? cents]);
const all = (book: Book, asked: LateFeesAsked) =>
  assessLateFees(book, asked, { sources: Object.keys(book.entries), bearer: 'manager' });
const fees = ({ entries }: Book) =>
  Object.values(entries).flatMap(({ source, on, charge }) =>
    charge?.kind === 'late' ? [[source, on, charge.cents]] : [],
  );

describe('a late fee', () => {
  it('is due from the first fee day that the lease says, on listed kinds alone [D14] [D16]', () => {
    const { book, asked } = may();
    const parking = ['parking', 'other-kind'];
    expect(seen(book, asked('2026-05-06'))).toEqual([['rent', 'not-yet'], parking]);
    expect(seen(book, asked('2026-05-07'))).toEqual([['rent', 7_250], parking]);
    expect(lateFees(book, asked('2026-05-06'))[0]).toMatchObject({
      firstFeeDay: '2026-05-07',
      open: 145_000,
    });
    const small = may({ fee: { ...fivePercent, of: 'outstanding', hundredths: 1 } });
    const cent = paid(small.book, '2026-05-04', 144_999);
    expect(seen(cent, small.asked('2026-05-07'))[0]).toEqual(['rent', 'nothing']);
    const none = may({ fee: { kind: 'none' } });
    expect(seen(none.book, none.asked('2026-05-07'))[0]).toEqual(['rent', 'no-fee']);
  });

  it.each([
    ['flat', { fee: { kind: 'flat', cents: 5_000 } }, 5_000],
    ['of the rent', {}, 7_250],
    ['of what is open', { fee: { ...fivePercent, of: 'outstanding' } }, 2_250],
    ['of what is open, rounded', { fee: { ...fivePercent, of: 'outstanding', hundredths: 333 } }, 1_499],
    ['with a maximum', { maximumCents: 6_000 }, 6_000],
  ] as const)('%s [D15]', (_, late, cents) => {
    const { book, asked } = may(late);
    expect(seen(paid(book, '2026-05-04', 100_000), asked('2026-05-07'))[0]).toEqual(['rent', cents]);
  });

  it('is never more than the law lets it be, after the lease’s own maximum [D15]', () => {
    const cap = capOn('North Carolina', '2026-05-07');
    expect(cap && [mostOf(cap, 145_000), mostOf(cap, 20_000)]).toEqual([7_250, 1_500]);
    expect([capOn('North Carolina', '2004-09-30'), capOn('Iowa', '2026-05-07')]).toEqual([
      undefined,
      undefined,
    ]);
    const { book, asked } = may({ fee: { kind: 'flat', cents: 10_000 }, maximumCents: 9_000 });
    expect(seen(book, asked('2026-05-07', { cap }))[0]).toEqual(['rent', 7_250]);
    expect(seen(book, asked('2026-05-07'))[0]).toEqual(['rent', 9_000]);
  });

  it('is charged once a month, dated the day of the run, whatever became of it [D3] [D16] [D18]', () => {
    const { book, asked } = may();
    let after = posted(book, all(book, asked('2026-05-09')));
    const key = 'latefee:lse_1:2026-05';
    expect(fees(after)).toEqual([[key, '2026-05-09', 7_250]]);
    expect(after.entries[key]?.charge).toMatchObject({ to: 'manager', due: '2026-05-09' });
    expect(all(after, asked('2026-05-20'))).toEqual([]);
    const waived = { charge: after.head.seq, cents: 7_250 };
    after = posted(after, credit(after, { source: 'credit:1', on: '2026-05-10', why: 'Kind' }, waived));
    expect(seen(after, asked('2026-05-20'))[0]).toEqual(['rent', 'charged']);
    expect(assessLateFees(book, asked('2026-05-09'), { sources: ['rent:other'], bearer: 'manager' })).toEqual(
      [],
    );
  });

  it('grows by the day or week that the lease says, up to its maximum [D15]', () => {
    const daily = may({ repeats: { every: 'day', cents: 500 }, maximumCents: 9_000 });
    let book = posted(daily.book, all(daily.book, daily.asked('2026-05-07')));
    book = posted(book, all(book, daily.asked('2026-05-09')));
    book = posted(book, all(book, daily.asked('2026-05-09')));
    book = posted(book, all(book, daily.asked('2026-05-31')));
    const key = 'latefee:lse_1:2026-05';
    expect(fees(book)).toEqual([
      [key, '2026-05-07', 7_250],
      [`${key}:2`, '2026-05-09', 1_000],
      [`${key}:3`, '2026-05-31', 750],
    ]);
    const open = may({
      fee: { ...fivePercent, of: 'outstanding' },
      repeats: { every: 'day', cents: 500 },
      maximumCents: 9_000,
    });
    // 5 % of 1,450.00 and a day; a part is paid; two days more.
    const late = all(open.book, open.asked('2026-05-08'));
    const part = paid(posted(open.book, late), '2026-05-08', 100_000);
    expect(fees(part)).toEqual([['latefee:lse_1:2026-05', '2026-05-08', 7_750]]);
    expect(seen(part, open.asked('2026-05-10'))[0]).toEqual(['rent', 1_000]);
    expect(seen(part, open.asked('2026-05-11'))[0]).toEqual(['rent', 1_250]);
    const weekly = may({ repeats: { every: 'week', cents: 500 } });
    expect(seen(weekly.book, weekly.asked('2026-05-13'))[0]).toEqual(['rent', 7_250]);
    expect(seen(weekly.book, weekly.asked('2026-05-14'))[0]).toEqual(['rent', 7_750]);
  });

  it('repeats as agreed after a person edited it [D15]', () => {
    const daily = may({ repeats: { every: 'day', cents: 500 } });
    const of = 'latefee:lse_1:2026-05';
    const charged = posted(daily.book, all(daily.book, daily.asked('2026-05-07')));
    const to = { kind: 'late', label: '', due: '2026-05-07', to: 'manager', cents: 5_000 } as const;
    const edited = posted(charged, editCharge(charged, { on: '2026-05-07' }, { of, to, shares }));
    expect(seen(edited, daily.asked('2026-05-07'))[0]).toEqual(['rent', 'charged']);
    expect(fees(posted(edited, all(edited, daily.asked('2026-05-09')))).at(-1)).toEqual([
      `${of}:2`,
      '2026-05-09',
      1_000,
    ]);
  });

  it('is not charged for money begun in time; when that is returned, it may be, that day [D17]', () => {
    const { book, asked } = may();
    const checked = paid(book, '2026-05-04', 99_999);
    const ach = (on: string, cents = 45_001) => ({ begun: [{ on, cents }] });
    expect(seen(checked, asked('2026-05-07', ach('2026-05-06')))[0]).toEqual(['rent', 'begun-in-time']);
    expect(seen(checked, asked('2026-05-07', ach('2026-05-07')))[0]).toEqual(['rent', 7_250]);
    expect(seen(checked, asked('2026-05-07', ach('2026-05-06', 45_000)))[0]).toEqual(['rent', 7_250]);
    const settled = paid(checked, '2026-05-06', 45_001);
    expect(seen(settled, asked('2026-05-08'))).toEqual([['parking', 'other-kind']]);
    const back = posted(
      settled,
      returnPayment(
        settled,
        { on: '2026-05-12' },
        { payment: 'p2026-05-06', fee: 0, bearer: 'manager', shares: () => [] },
      ),
    );
    expect(fees(posted(back, all(back, asked('2026-05-12'))))).toEqual([
      ['latefee:lse_1:2026-05', '2026-05-12', 7_250],
    ]);
  });

  it('is of rent that the lease asks for, never of other charges, whatever their kind [D16]', () => {
    const { book, asked } = may();
    const claimed = { kind: 'rent', label: 'Garage', due: '2026-05-01', to: 'owner', cents: 500 } as const;
    const more = posted(book, charge({ source: 'charge:1', on: '2026-05-01' }, claimed));
    expect(seen(more, asked('2026-05-07'))).toEqual([
      ['rent', 7_250],
      ['parking', 'other-kind'],
    ]);
  });

  it('is one for all that the lease lists of a month, at the first line that is late [D16] [D62]', () => {
    const { book, asked } = may({ lineKinds: ['rent', 'parking'] });
    expect(seen(book, asked('2026-05-07'))).toEqual([
      ['rent', 7_550],
      ['parking', 'one-a-month'],
    ]);
    const charged = posted(book, all(book, asked('2026-05-07')));
    expect(fees(charged)).toEqual([['latefee:lse_1:2026-05', '2026-05-07', 7_550]]);
    expect(charged.entries['latefee:lse_1:2026-05']?.charge?.label).toBe('Rent of 2026-05');
    expect(seen(charged, asked('2026-05-08')).slice(0, 2)).toEqual([
      ['rent', 'charged'],
      ['parking', 'charged'],
    ]);
    const chosen = { sources: ['rent:2026-05:lse_1:spot:2026-05-01'], bearer: 'manager' } as const;
    expect(assessLateFees(book, asked('2026-05-07'), chosen)).toEqual([]);
    const onlyParking = paid(book, '2026-05-04', 145_000);
    expect(assessLateFees(onlyParking, asked('2026-05-07'), chosen)).toMatchObject([
      { source: 'latefee:lse_1:2026-05', charge: { cents: 7_550 } },
    ]);
  });

  it('of what is open is of all lines of the month that are late, its limit of the rent alone [D15] [D62]', () => {
    const fee = { ...fivePercent, of: 'outstanding' as const };
    const { book, asked } = may({ fee, lineKinds: ['rent', 'parking'] });
    expect(seen(paid(book, '2026-05-04', 100_000), asked('2026-05-07'))[0]).toEqual(['rent', 2_550]);
    const cap = capOn('North Carolina', '2026-05-07');
    expect(seen(book, asked('2026-05-07', { cap }))[0]).toEqual(['rent', 7_250]);
  });

  it('is one for both halves of a month at two rates, of both together [D62]', () => {
    const { asked } = may();
    const { lease } = asked('2026-05-07');
    const half = (day: string, cents: number) => {
      const facts = { kind: 'rent', label: '', due: day, period: '2026-05', to: 'owner', cents } as const;
      return charge({ source: `rent:2026-05:lse_1:rent:${day}`, on: '2026-05-01' }, facts);
    };
    let book = posted(newBook, half('2026-05-01', 70_000));
    book = posted(book, half('2026-05-16', 76_000));
    expect(seen(book, { ...asked('2026-05-10'), lease })).toEqual([
      ['rent', 7_300],
      ['rent', 'not-yet'],
    ]);
    expect(seen(book, { ...asked('2026-05-22'), lease })).toEqual([
      ['rent', 7_300],
      ['rent', 'one-a-month'],
    ]);
    const after = posted(book, all(book, asked('2026-05-22')));
    expect(fees(after)).toEqual([['latefee:lse_1:2026-05', '2026-05-22', 7_300]]);
    expect(all(after, asked('2026-05-31'))).toEqual([]);
  });

  it('counts its days from when the rent was charged, if that is after its due day; an edit moves them not [D62]', () => {
    const { asked } = may();
    const facts = { kind: 'rent', label: '', due: '2026-05-01', to: 'owner', cents: 145_000 } as const;
    const of = 'rent:2026-05:lse_1:rent:2026-05-01';
    const book = posted(newBook, charge({ source: of, on: '2026-05-20' }, facts));
    expect(seen(book, asked('2026-05-25'))).toEqual([['rent', 'not-yet']]);
    expect(lateFees(book, asked('2026-05-26'))).toMatchObject([{ firstFeeDay: '2026-05-26', cents: 7_250 }]);
    const to = { ...facts, label: 'Flat' };
    const edited = posted(book, editCharge(book, { on: '2026-05-24' }, { of, to, shares }));
    expect(lateFees(edited, asked('2026-05-26'))).toMatchObject([
      { firstFeeDay: '2026-05-26', cents: 7_250 },
    ]);
    const begun = { begun: [{ on: '2026-05-25', cents: 145_000 }] };
    expect(seen(book, asked('2026-05-26', begun))).toEqual([['rent', 'begun-in-time']]);
  });

  it('is never before the day that the law names [D14] [D62]', () => {
    const { book, asked } = may({ graceDays: 2, firstFeeDay: 3 });
    const cap = capOn('North Carolina', '2026-05-07');
    expect(seen(book, asked('2026-05-04'))[0]).toEqual(['rent', 7_250]);
    expect(seen(book, asked('2026-05-05', { cap }))[0]).toEqual(['rent', 'not-yet']);
    expect(lateFees(book, asked('2026-05-06', { cap }))[0]).toMatchObject({
      firstFeeDay: '2026-05-06',
      cents: 7_250,
    });
  });

  it('charged by its rent’s own key before Nov 2026 was that month’s fee; its repeats go on [D3] [D62]', () => {
    const daily = may({ repeats: { every: 'day', cents: 500 } });
    const old = 'latefee:rent:2026-05:lse_1:rent:2026-05-01';
    const late = { kind: 'late', label: '', due: '2026-05-07', to: 'manager', cents: 7_250 } as const;
    const before = posted(daily.book, charge({ source: old, on: '2026-05-07' }, late));
    expect(seen(before, daily.asked('2026-05-07'))[0]).toEqual(['rent', 'charged']);
    expect(lastFeeOf(before, 'rent:2026-05:lse_1:rent:2026-05-01')).toBe(old);
    expect(fees(posted(before, all(before, daily.asked('2026-05-08')))).at(-1)).toEqual([
      'latefee:lse_1:2026-05:2',
      '2026-05-08',
      500,
    ]);
    const spot = { ...late, cents: 300 };
    const two = posted(
      before,
      charge({ source: old.replace(':rent:2026-05-01', ':spot:2026-05-01'), on: '2026-05-07' }, spot),
    );
    expect(seen(two, may().asked('2026-05-20'))[0]).toEqual(['rent', 'charged']);
  });

  it('is none of a settled lease [D40]', () => {
    const { book, asked } = may();
    const { lease } = asked('2026-05-07');
    const settled = { lease: { ...lease, settledOn: '2026-05-06' } };
    expect(lateFees(book, asked('2026-05-07', settled))).toEqual([]);
  });

  it('goes by money begun in time once: what one rent took is not taken from the next [D17]', () => {
    const { book, asked } = may({ lineKinds: ['rent', 'parking'] });
    const begun = (...cents: number[]) => ({ begun: cents.map((one) => ({ on: '2026-05-06', cents: one })) });
    expect(seen(book, asked('2026-05-07', begun(145_000)))).toEqual([
      ['rent', 'begun-in-time'],
      ['parking', 7_550],
    ]);
    expect(seen(book, asked('2026-05-07', begun(145_000, 5_999)))[1]).toEqual(['parking', 7_550]);
    expect(seen(book, asked('2026-05-07', begun(100_000, 51_000))).map(([, what]) => what)).toEqual([
      'begun-in-time',
      'begun-in-time',
    ]);
  });

  it('goes by the terms in force on the due day; of a lease signed later, by its first ones [D18]', () => {
    const { book, asked } = may();
    const { lease } = asked('2026-05-07');
    const [first] = lease.terms;
    const [packet] = lease.packets;
    if (!first || !packet) throw new Error('A signed lease has a term and its packet');
    const second = { ...first, number: 2, late: { ...terms, fee: { kind: 'flat' as const, cents: 100 } } };
    const renewed = (from: string) => ({
      lease: {
        ...lease,
        terms: [first, { ...second, from }],
        packets: [packet, { ...packet, term: 2 }],
      },
    });
    expect(seen(book, asked('2026-05-07', renewed('2026-05-02')))[0]).toEqual(['rent', 7_250]);
    expect(seen(book, asked('2026-05-07', renewed('2026-05-01')))[0]).toEqual(['rent', 100]);
    const late = signedLease('2026-05-03', {
      fields: termFields({ from: '2026-05-01', to: '2027-04-30', late: terms }),
    });
    const signedLater = {
      lease: { ...late.lease, terms: [...late.lease.terms, { ...second, from: '2026-06-01' }] },
    };
    expect(seen(book, asked('2026-05-07', signedLater))[0]).toEqual(['rent', 7_250]);
  });

  it.each([
    ['flat', { kind: 'flat', cents: 1 }, 1],
    ['of a percentage', { ...fivePercent, hundredths: 1 }, 15],
  ] as const)('of the smallest amount, %s, is charged [D1]', (_, fee, cents) => {
    const { book, asked } = may({ fee });
    expect(fees(posted(book, all(book, asked('2026-05-07')))).map(([, , one]) => one)).toEqual([cents]);
  });

  it('is for what is open less what was begun, down to a cent [D17]', () => {
    const { book, asked } = may({ fee: { ...fivePercent, of: 'outstanding', hundredths: 10_000 } });
    const begun = { begun: [{ on: '2026-05-06', cents: 144_999 }] };
    expect(seen(book, asked('2026-05-07', begun))[0]).toEqual(['rent', 1]);
  });

  it('repeats from its first charge, and the last one is known, in whatever order they were read [D15]', () => {
    const daily = may({ repeats: { every: 'day', cents: 500 } });
    const key = 'latefee:lse_1:2026-05';
    const rent = 'rent:2026-05:lse_1:rent:2026-05-01';
    expect(lastFeeOf(daily.book, rent)).toBe(key);
    let book = posted(daily.book, all(daily.book, daily.asked('2026-05-07')));
    expect([lastFeeOf(book, rent), lastFeeOf(book, `${rent}:edit:1`)]).toEqual([key, key]);
    for (const on of ['2026-05-09', '2026-05-10']) book = posted(book, all(book, daily.asked(on)));
    const turned = { ...book, entries: Object.fromEntries(Object.entries(book.entries).toReversed()) };
    for (const one of [book, turned]) {
      expect(lastFeeOf(one, rent)).toBe(`${key}:3`);
      expect(seen(one, daily.asked('2026-05-12'))[0]).toEqual(['rent', 1_000]);
    }
  });
});

it.each([
  ['North Carolina', '2004-09-30', undefined],
  ['North Carolina', '2004-10-01', 500],
  ['Maine', '1989-09-30', undefined],
  ['Maine', '1989-10-01', 400],
])('the law of %s caps late fees on %s at %s hundredths of a percent', (state, on, hundredths) => {
  expect(capOn(state, on)?.hundredths).toBe(hundredths);
});
