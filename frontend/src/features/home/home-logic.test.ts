import { describe, expect, it } from 'vitest';
import { type Dashboard, needsAttention } from './attention';
import { firstSteps, showsFirstSteps } from './first-steps';

const calm: Dashboard = {
  properties: 3,
  units: 8,
  unitsWithoutLease: 8,
  unitsWithoutRent: 0,
  owners: 2,
  limits: { properties: 10, units: 50 },
  leases: [],
  recent: [],
};
const paid = { canChange: true };
const keys = (dashboard: Dashboard, account: Parameters<typeof needsAttention>[1]) =>
  needsAttention(dashboard, account).map((line) => line.key);

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
    expect(needsAttention({ ...calm, unitsWithoutRent: 1 }, paid)[0]?.title).toBe(
      '1 unit has no monthly rent',
    );
    expect(needsAttention({ ...calm, unitsWithoutRent: 2 }, paid)[0]?.title).toBe(
      '2 units have no monthly rent',
    );
  });

  it('says when a plan fills', () => {
    expect(keys({ ...calm, units: 44 }, paid)).toEqual([]);
    expect(keys({ ...calm, units: 45 }, paid)).toEqual(['unit-limit']);
    const limits = { properties: 0, units: 2_000 };
    expect(needsAttention({ ...calm, properties: 0, units: 1_999, limits }, paid)).toEqual([
      {
        ...{ key: 'unit-limit', kind: 'info', title: '1,999 of 2,000 units in use' },
        text: 'Your plan is nearly full.',
      },
    ]);
    expect(needsAttention({ ...calm, properties: 10 }, paid)[0]?.text).toBe('Your plan is full.');
    const { limits: _, ...withoutLimits } = { ...calm, units: 45 };
    expect(keys(withoutLimits, paid)).toEqual([]);
  });
});

describe('the money that needs attention', () => {
  const sums = { balance: 0, prepaid: 0, deposit_held: 0 };
  const aging = { upcoming: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  const lease = (number: number, past_due: number) => ({
    ...{ lease_id: `lse_${number}`, unit_id: `unt_${number}`, unit_number: `${number}`, tenants: [] },
    ...{ property_id: 'prp_1', property_title: 'Elm House', ...sums, past_due, aging },
  });

  it('is what is past due, with where', () => {
    const leases = [lease(1, 90_000), lease(2, 1_000), lease(3, 0)];
    const owed = { leases, totals: { ...sums, past_due: 91_000, aging } };
    expect(needsAttention(calm, paid, owed)).toEqual([
      {
        ...{ key: 'past-due', kind: 'warning', title: '$910.00 is past due' },
        text: 'Unit 1, Elm House; Unit 2, Elm House',
        link: { to: '/ledges-totalpayment', search: {}, label: 'Show' },
      },
    ]);
    expect(needsAttention(calm, paid, { leases: leases.slice(2), totals: owed.totals })).toEqual([]);
    const many = [...leases.slice(0, 2), ...leases.slice(0, 2)];
    const [line] = needsAttention(calm, paid, { leases: many, totals: owed.totals });
    expect(line?.text).toBe('Unit 1, Elm House; Unit 2, Elm House; Unit 1, Elm House; and others');
  });
});

describe('the leases that need attention', () => {
  const lease = (kind: 'holdover' | 'sign' | 'move-in' | 'send', number: number) => ({
    ...{ kind, on: `2026-06-0${number}`, lease_id: `lse_${number}`, unit_id: `unt_${number}` },
    ...{ unit_number: `${number}`, property_title: 'Elm House' },
  });
  const lines = (leases: Dashboard['leases']) => needsAttention({ ...calm, leases }, paid);

  it('are named, most urgent first, each with the way to it [D36]', () => {
    expect(lines([lease('send', 3), lease('move-in', 2), lease('holdover', 1)])).toEqual([
      {
        ...{ key: 'holdover', kind: 'warning', title: 'A lease is past its end' },
        text: 'Unit 1, Elm House. Its last day was Jun 01, 2026.',
        link: { to: '/showLease', search: { id: 'lse_1' }, label: 'Decide' },
      },
      {
        ...{ key: 'move-in', kind: 'info', title: 'A move-in is due' },
        text: 'Unit 2, Elm House. The first day is Jun 02, 2026.',
        link: { to: '/moveIn', search: { id: 'unt_2' }, label: 'Move-In' },
      },
      {
        ...{ key: 'send', kind: 'info', title: 'A draft has not been sent' },
        text: 'Unit 3, Elm House. Begun on Jun 03, 2026.',
        link: { to: '/showLease', search: { id: 'lse_3' }, label: 'Continue' },
      },
    ]);
  });

  it('of one kind are one line that names three', () => {
    expect(lines([1, 2, 3, 4].map((number) => lease('sign', number)))).toMatchObject([
      {
        title: '4 leases wait for your signature',
        text: 'Unit 1, Elm House; Unit 2, Elm House; Unit 3, Elm House; and 1 more',
        link: { to: '/leasesList', search: { tab: 'out' } },
      },
    ]);
  });
});

describe('each kind of lease that needs attention', () => {
  const kinds = ['holdover', 'deposit', 'sign', 'move-out', 'move-in', 'send'] as const;
  const lease = (kind: (typeof kinds)[number], number: number) => ({
    ...{ kind, on: '2026-06-01', lease_id: `lse_${number}`, unit_id: `unt_${number}` },
    ...{ unit_number: `${number}`, property_title: 'Elm House' },
  });
  const lines = (leases: Dashboard['leases']) =>
    needsAttention({ ...calm, leases }, paid).map(({ kind, title, text, link }) => [
      ...[kind, title, text.replace('Unit 1, Elm House. ', ''), link?.label, link?.to],
      JSON.stringify(link?.search),
    ]);

  it('has words for one', () => {
    const id = '{"id":"lse_1"}';
    const unitId = '{"id":"unt_1"}';
    expect(lines(kinds.map((kind) => lease(kind, 1)))).toEqual([
      ['warning', 'A lease is past its end', 'Its last day was Jun 01, 2026.', 'Decide', '/showLease', id],
      ['warning', 'A deposit is to be settled', 'The last day is Jun 01, 2026.', 'Open', '/showLease', id],
      [
        ...['warning', 'A lease waits for your signature'],
        ...['Sent on Jun 01, 2026; your link is in your mail.', 'Open', '/showLease', id],
      ],
      ['info', 'A move-out is due', 'The last day is Jun 01, 2026.', 'Move-Out', '/moveOut', unitId],
      ['info', 'A move-in is due', 'The first day is Jun 01, 2026.', 'Move-In', '/moveIn', unitId],
      ['info', 'A draft has not been sent', 'Begun on Jun 01, 2026.', 'Continue', '/showLease', id],
    ]);
  });

  it('has words for several, and leads to their tab', () => {
    const both = kinds.flatMap((kind) => [lease(kind, 1), lease(kind, 2)]);
    const places = 'Unit 1, Elm House; Unit 2, Elm House';
    expect(lines(both).map(([, title, text, label, to, search]) => [title, text, label, to, search])).toEqual(
      (
        [
          ['2 leases are past their end', 'active'],
          ['2 deposits are to be settled', 'ended'],
          ['2 leases wait for your signature', 'out'],
          ['2 move-outs are due', 'active'],
          ['2 move-ins are due', 'active'],
          ['2 drafts have not been sent', 'drafts'],
        ] as const
      ).map(([title, tab]) => [title, places, 'Show', '/leasesList', `{"tab":"${tab}"}`]),
    );
  });
});

describe('the first steps', () => {
  it('stand for a new account and go one by one', () => {
    const empty = { ...calm, properties: 0, units: 0 };
    expect(showsFirstSteps(empty)).toBe(true);
    expect(firstSteps(empty).map((step) => step.done)).toEqual([false, false, false]);
    const begun = { ...calm, properties: 1, units: 2, unitsWithoutRent: 2 };
    expect(firstSteps(begun).map((step) => step.done)).toEqual([true, true, false]);
    expect(showsFirstSteps(begun)).toBe(true);
  });

  it('are gone when done, or with a second property', () => {
    expect(showsFirstSteps({ ...calm, properties: 1, units: 2, unitsWithoutRent: 1 })).toBe(false);
    expect(showsFirstSteps({ ...calm, properties: 2, unitsWithoutRent: 8 })).toBe(false);
  });
});
