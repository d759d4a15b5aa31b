import { describe, expect, it } from 'vitest';
import type { HomeFigures, LeaseAttention } from '../../../../shared/contract/home';
import { amountText, needsAttention } from './attention';
import { inUrgency } from './attention-line';
import { rentText } from './figures';
import { weekdayText } from './month-names';

const limits = { properties: { used: 3, most: 10 }, units: { used: 8, most: 50 } };
const calm: HomeFigures = {
  today: '2026-11-28',
  properties: 3,
  units: 8,
  occupied: 8,
  unitsWithoutLease: 0,
  unitsWithoutRent: 0,
  limits,
  leases: [],
};
const paid = { canChange: true };
const keys = (home: HomeFigures, account: Parameters<typeof needsAttention>[1]) =>
  needsAttention(home, account).map((line) => line.key);
const place = (number: number) => ({
  lease_id: `lse_${number}`,
  unit_id: `unt_${number}`,
  unit_number: `${number}`,
  property_title: 'Elm House',
});

describe('what needs attention', () => {
  it('is nothing while all is well', () => {
    expect(needsAttention(calm, paid)).toEqual([]);
  });

  it.each([
    [{ canChange: true, trialDaysLeft: 8 }, []],
    [{ canChange: true, trialDaysLeft: 7 }, ['trial']],
    [{ canChange: true, trialDaysLeft: 0 }, ['trial']],
    [{ canChange: false, trialDaysLeft: 0 }, ['read-only']],
    [{ canChange: false, trialDaysLeft: 3, isViewedAs: true }, ['trial']],
    [{ canChange: false, isViewedAs: true }, []],
  ])('of the account %j is %j', (account, expected) => {
    expect(keys(calm, account)).toEqual(expected);
  });

  it('counts days and units as people do', () => {
    expect(needsAttention(calm, { canChange: true, trialDaysLeft: 1 })[0]?.title).toBe(
      'Your trial ends in 1 day',
    );
    for (const [count, title] of [
      [1, '1 unit has no monthly rent'],
      [2, '2 units have no monthly rent'],
    ] as const)
      expect(needsAttention({ ...calm, unitsWithoutRent: count }, paid)[0]?.title).toBe(title);
  });

  it('says when a plan fills, from nine tenths on', () => {
    const used = (properties: number, units: number): HomeFigures => ({
      ...calm,
      limits: { properties: { used: properties, most: 10 }, units: { used: units, most: 2_000 } },
    });
    expect(keys(used(8, 1_799), paid)).toEqual([]);
    expect(keys(used(9, 1_800), paid)).toEqual(['properties-limit', 'units-limit']);
    expect(needsAttention(used(3, 1_999), paid)).toMatchObject([
      { title: '1,999 of 2,000 units in use', text: 'Your plan is nearly full.' },
    ]);
    expect(needsAttention(used(10, 8), paid)[0]?.text).toBe('Your plan is full.');
    const { limits: _, ...hidden } = used(10, 2_000);
    expect(keys(hidden, paid)).toEqual([]);
  });

  it('begins with overdue days of the law, then by how bad, how much and how soon', () => {
    const line = (key: string, over: object) => ({
      key,
      title: '',
      text: '',
      tone: 'danger' as const,
      ...over,
    });
    const lines = [
      line('note', { tone: 'info', cents: 900 }),
      line('soon', { tone: 'warning', days: 1 }),
      line('later', { tone: 'warning', days: 9 }),
      line('some', { cents: 100 }),
      line('much', { cents: 200 }),
      line('overdue', { tone: 'info', isLegal: true, days: -1 }),
      line('long overdue', { tone: 'info', isLegal: true, days: -30 }),
    ];
    expect(inUrgency(lines).map(({ key }) => key)).toEqual([
      'long overdue',
      'overdue',
      'much',
      'some',
      'soon',
      'later',
      'note',
    ]);
  });
});

describe('the money that needs attention', () => {
  const late = { cents: 91_000, leases: 5, of: 9, days: 27, oldest: [1, 2, 3].map(place) };

  it('is what is past due, with the oldest named', () => {
    const [line] = needsAttention({ ...calm, past_due: late }, paid);
    expect(line).toMatchObject({
      title: '5 leases are past due',
      text: 'Oldest 27 days: Unit 1, Elm House; Unit 2, Elm House; Unit 3, Elm House; 2 more',
      action: { to: '/ledges-totalpayment', label: 'Remind all' },
    });
    expect(line && amountText(line)).toBe('$910.00');
    const one = { ...late, leases: 1, days: 1, oldest: [place(1)] };
    expect(needsAttention({ ...calm, past_due: one }, paid)).toMatchObject([
      { title: 'A lease is past due', text: '1 day: Unit 1, Elm House', action: { label: 'Remind' } },
    ]);
    expect(needsAttention({ ...calm, past_due: { ...late, leases: 0, cents: 0 } }, paid)).toEqual([]);
  });

  it('is what bank accounts lack', () => {
    const short = [{ account_id: 'bnk_1', name: 'Rent trust', cents: 5_000, is_solo: false }];
    expect(needsAttention({ ...calm, short }, paid)).toMatchObject([
      { title: 'Money is missing at Rent trust', cents: 5_000, action: { search: { id: 'bnk_1' } } },
    ]);
  });
});

describe('each kind of lease that needs attention', () => {
  const lease = (kind: LeaseAttention['kind'], number: number, over: object = {}): LeaseAttention => ({
    kind,
    on: '2026-12-04',
    days: 6,
    tenants: ['Ada Byron'],
    cents: 98_000,
    ...place(number),
    ...over,
  });
  const lines = (leases: LeaseAttention[]) => needsAttention({ ...calm, leases }, paid);

  it.each([
    [
      'deposit',
      'Return the deposit by Dec 04, 2026',
      'Ada Byron',
      'Settle deposit',
      '/settle-deposit',
      'lse_1',
    ],
    ['disputed', 'A payment is disputed', 'Ada Byron', 'Open ledger', '/ledgesData', 'lse_1'],
    ['returned', 'A payment was returned', 'Ada Byron', 'Open ledger', '/ledgesData', 'lse_1'],
    [
      'promise',
      'A promise to pay by Dec 04, 2026 was not kept',
      'Ada Byron',
      'Open ledger',
      '/ledgesData',
      'lse_1',
    ],
    [
      'holdover',
      'Lease expired: tenants still in the unit',
      'since Dec 04, 2026',
      'Decide',
      '/showLease',
      'lse_1',
    ],
    ['sign', 'Your signature is needed', 'sent Dec 04, 2026', 'Sign', '/showLease', 'lse_1'],
    [
      'ending',
      'A lease ends Dec 04, 2026 without an offer',
      'Ada Byron',
      'Offer renewal',
      '/showLease',
      'lse_1',
    ],
    ['move-out', 'Unit 1 moves out Dec 04, 2026', 'Ada Byron', 'Start move-out', '/moveOut', 'unt_1'],
    [
      'move-in',
      'Unit 1 moves in Dec 04, 2026: move-in costs unpaid',
      'Ada Byron',
      'Start move-in',
      '/moveIn',
      'unt_1',
    ],
    ['send', 'A lease is still a draft', 'started Dec 04, 2026', 'Continue', '/showLease', 'lse_1'],
  ] as const)('has words for one: %s', (kind, title, note, label, to, id) => {
    expect(lines([lease(kind, 1)])).toMatchObject([
      { title, text: `Unit 1, Elm House · ${note}`, action: { to, label, search: { id } } },
    ]);
  });

  it.each([
    ['deposit', '2 deposits must be returned, the first by Dec 04, 2026', '/leasesList'],
    ['disputed', '2 payments are disputed', '/ledges-totalpayment'],
    ['returned', '2 payments were returned', '/ledges-totalpayment'],
    ['promise', '2 promises to pay were not kept', '/ledges-totalpayment'],
    ['holdover', '2 leases expired: tenants still in the units', '/leasesList'],
    ['sign', '2 leases need your signature', '/leasesList'],
    ['ending', '2 leases end within 60 days without an offer', '/leasesList'],
    ['move-out', '2 move-outs this week', '/leasesList'],
    ['move-in', '2 move-ins are not recorded yet', '/leasesList'],
    ['send', '2 leases are still drafts', '/leasesList'],
  ] as const)('has words for several: %s', (kind, title, to) => {
    expect(lines([lease(kind, 1), lease(kind, 2)])).toMatchObject([
      { title, text: 'Unit 1, Elm House; Unit 2, Elm House', cents: 196_000, action: { to } },
    ]);
  });

  it('says how long a deposit is overdue, and what is a month’s', () => {
    const overdue = (days: number) => lines([lease('deposit', 1, { days })])[0]?.title;
    expect([overdue(-1), overdue(-59), overdue(-125)]).toEqual([
      'Deposit is 1 day overdue',
      'Deposit is 59 days overdue',
      'Deposit is 4 months overdue',
    ]);
    const [holdover] = lines([lease('holdover', 1)]);
    expect(holdover && amountText(holdover)).toBe('$980.00/mo');
    const [returned] = lines([lease('returned', 1, { why: 'Insufficient funds' })]);
    expect(returned?.text).toBe('Unit 1, Elm House · Ada Byron · Insufficient funds');
    const [paidIn] = lines([lease('move-in', 1, { cents: undefined })]);
    expect([paidIn?.title, paidIn?.tone]).toEqual(['Unit 1 moves in Dec 04, 2026', 'info']);
  });
});

it.each([
  [{ expected: 0, collected: 0, pending: 0, open: 0 }, 'Nothing is due this month'],
  [
    { expected: 6_648_000, collected: 6_124_000, pending: 146_000, open: 378_000 },
    '92% · $1,460 pending · $3,780 open',
  ],
  [{ expected: 100_000, collected: 99_999, pending: 0, open: 1 }, '99% · $0.01 open'],
  [{ expected: 100_000, collected: 100_000, pending: 0, open: 0 }, '100%'],
])('the rent of %j is told as %s', (rent, text) => {
  expect(rentText(rent)).toBe(text);
});

it('names the day', () => {
  expect(weekdayText('2026-11-28')).toBe('Saturday, Nov 28');
});
