import { describe, expect, it } from 'vitest';
import { LeaseStatus } from '../leases/status/status';
import { accounts, balanceOf, chargeKinds, depositOf, payeeOf } from './accounts';
import { isReopening, lastEndedDay } from './close-books';
import { type Entry, newHead, type OpenCharge } from './entry';
import { agingOf, concernsTenants, isShown, pastDue, sumsOf, totalBalance } from './ledger-lines';
import { isAmount } from './refusals';
import { isSameCharge, isSameReceipt, notCharged, notReceived } from './rent/bulk';
import { depositPart, onlineModeOf, onlineProblem, payableOf } from './rent/online-modes';

const open = (charge: number, due: string, cents: number, kind: OpenCharge['kind'] = 'rent') =>
  ({
    charge,
    kind,
    label: '',
    due,
    cents,
    to: payeeOf(kind, { bearer: 'manager', tenant: 'ada' }),
  }) satisfies OpenCharge;

describe('what is due', () => {
  it.each([
    ['2026-06-16', 'upcoming'],
    ['2026-06-15', 'upcoming'],
    ['2026-06-14', 'days30'],
    ['2026-05-16', 'days30'],
    ['2026-05-15', 'days60'],
    ['2026-04-16', 'days60'],
    ['2026-04-15', 'days90'],
    ['2026-03-17', 'days90'],
    ['2026-03-16', 'older'],
  ] as const)('%s is %s on June 15', (due, step) => {
    const aging = agingOf([open(1, due, 5), open(2, due, 6)], '2026-06-15');
    expect(Object.entries(aging).filter(([, cents]) => cents !== 0)).toEqual([[step, 11]]);
    expect(pastDue([open(1, due, 5)], '2026-06-15')).toBe(step === 'upcoming' ? 0 : 5);
  });

  it('is summed beside what is held, each above zero [D4]', () => {
    const balances = { receivable: 900, uncollected: -900, prepayment: -300, 'deposit/ada': -50 };
    const head = { balances, open: [open(1, '2026-06-14', 900)] };
    expect(sumsOf({ ...head, seq: 1, prepayments: [], locked: '' }, '2026-06-15')).toEqual({
      balance: 600,
      past_due: 900,
      prepaid: 300,
      deposit_held: 50,
    });
  });
});

it('the figures of no ledger are zero, and those of several are added, age by age', () => {
  const none = { balance: 0, past_due: 0, prepaid: 0, deposit_held: 0 };
  expect(sumsOf({ ...newHead }, '2026-06-15')).toEqual(none);
  const aging = { upcoming: 1, days30: 2, days60: 3, days90: 4, older: 5 };
  const one = { balance: 10, past_due: 20, prepaid: 30, deposit_held: 40, aging };
  const other = { ...one, prepaid: 5, aging: { ...aging, older: 100 } };
  expect(totalBalance([])).toEqual({
    ...none,
    aging: { upcoming: 0, days30: 0, days60: 0, days90: 0, older: 0 },
  });
  expect(totalBalance([one, other])).toEqual({
    balance: 20,
    past_due: 40,
    prepaid: 35,
    deposit_held: 80,
    aging: { upcoming: 2, days30: 4, days60: 6, days90: 8, older: 105 },
  });
});

describe('what is paid online', () => {
  const payable = 1_000;
  it.each([
    [0, 'any', payable, 'bad-amount'],
    [-1, 'any', payable, 'bad-amount'],
    [100.5, 'any', payable, 'bad-amount'],
    [99, 'any', payable, 'bad-amount'],
    [100, 'any', payable, undefined],
    [1_000, 'any', payable, undefined],
    [1_001, 'any', payable, 'more-than-open'],
    [999, 'full', payable, 'bad-amount'],
    [1_000, 'full', payable, undefined],
    [1_001, 'full', payable, 'more-than-open'],
    [49, 'any', 50, 'bad-amount'],
    [50, 'any', 50, undefined],
  ] as const)('%i cents, %s of %i, is refused as %s', (cents, mode, most, refused) => {
    const problem = onlineProblem(cents, { payable: most, mode });
    expect(problem?.refused).toBe(refused);
    expect(problem?.limit).toBe(refused === 'more-than-open' ? most : undefined);
  });

  it('follows the lease before its property, once owners can be paid; nothing is paid twice [D30] (R5)', () => {
    const mode = (lease?: 'full', property?: 'off', isReady = true) =>
      onlineModeOf({ lease, property }, { isReady });
    expect([mode(), mode('full', 'off'), mode(undefined, 'off'), mode('full', undefined, false)]).toEqual([
      'any',
      'full',
      'off',
      'off',
    ]);
    const pending = [300, 400].map((cents) => ({ payment: `p${cents}`, cents, begun: '' }));
    const left = (receivable: number) => payableOf({ balances: { receivable } }, pending);
    expect([left(1_000), left(700), left(699)]).toEqual([300, 0, 0]);
  });

  it('covers deposits with what is left by all others [D23]', () => {
    const charges = [open(1, '2026-06-01', 100, 'deposit'), open(2, '2026-07-01', 500)];
    expect(depositPart({ open: charges }, 500)).toEqual([]);
    expect(depositPart({ open: charges }, 550)).toEqual([{ charge: 1, cents: 50 }]);
    expect(depositPart({ open: charges }, 900)).toEqual([{ charge: 1, cents: 100 }]);
  });

  it.each([1, 2 ** 31, Number.MAX_SAFE_INTEGER])('%d is an amount', (cents) =>
    expect(isAmount(cents)).toBe(true),
  );
  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d is no amount', (cents) =>
    expect(isAmount(cents)).toBe(false),
  );
});

describe('a run over many leases', () => {
  it('charges and receives by the state of each [D40]', () => {
    const why = (of: typeof notCharged) =>
      Object.fromEntries(LeaseStatus.options.map((one) => [one, of(one)]));
    const left = { draft: 'unsigned', sent: 'unsigned', 'partly-signed': 'unsigned', void: 'void' };
    const rest = Object.fromEntries(LeaseStatus.options.map((one) => [one, undefined]));
    expect(why(notReceived)).toEqual({ ...rest, ...left });
    expect(why(notCharged)).toEqual({ ...rest, ...left, ended: 'ended', settled: 'ended' });
  });

  it('meets its own entries by every fact [D3]', () => {
    const charged = { kind: 'rent', label: 'June', due: '2026-06-01', cents: 5 } as const;
    const entry = { charge: { ...charged, to: 'owner' } } as unknown as Entry;
    expect(isSameCharge(entry, charged)).toBe(true);
    const others = [{ kind: 'pet' as const }, { label: '' }, { due: '2026-06-02' }, { cents: 6 }];
    for (const other of others) expect(isSameCharge(entry, { ...charged, ...other })).toBe(false);
    expect(isSameCharge({} as Entry, charged)).toBe(false);
    const received = { on: '2026-06-02', method: 'check', reference: '7', payer: 'Ada', cents: 5 };
    const receipt = { on: received.on, received } as unknown as Entry;
    expect(isSameReceipt(receipt, received)).toBe(true);
    for (const other of [
      { on: '2026-06-03' },
      { method: 'cash' },
      { reference: '' },
      { payer: '' },
      { cents: 4 },
    ])
      expect(isSameReceipt(receipt, { ...received, ...other })).toBe(false);
    expect(isSameReceipt({ on: received.on } as Entry, received)).toBe(false);
  });
});

it('an entry concerns tenants when it moves their money or covers their charges', () => {
  const moves = (...names: string[]) =>
    concernsTenants({ lines: Object.fromEntries(names.map((name) => [name, 1])) });
  expect([moves('receivable/rent'), moves('prepayment'), moves('deposit/ada')]).toEqual([true, true, true]);
  expect([moves('cash/bank', 'owner/ada/rent'), moves('manager/late')]).toEqual([false, false]);
  expect(concernsTenants({ lines: {}, covers: [] })).toBe(false);
  // Laid anew on another charge of the same kind: no account moves.
  expect(concernsTenants({ lines: {}, covers: [open(1, '2026-06-01', 5)] })).toBe(true);
});

it.each([
  ['charges', ['charge', 'reversal']],
  ['credits', ['credit']],
  [
    'payments',
    ['payment', 'return', 'refund', 'apply', 'free', 'reallocation', 'deposit-refund', 'deposit-move'],
  ],
] as const)('the filter %s shows just those', (filter, types) => {
  const all = ['charge', 'reversal', 'credit', 'payment', 'return', 'refund', 'apply', 'free'] as const;
  const more = ['reallocation', 'deposit-refund', 'deposit-move', 'expense', 'fee', 'opening'] as const;
  const shown = [...all, ...more].filter((type) => isShown({ type }, filter));
  expect(shown.toSorted()).toEqual([...types].toSorted());
  expect(isShown({ type: 'expense' }, undefined)).toBe(true);
});

it('money that covers a charge is its payee’s, and a head keeps its account without the kind [D32]', () => {
  const payees = chargeKinds.map((kind) => [kind, payeeOf(kind, { bearer: 'manager', tenant: 'ada' })]);
  const manager = ['late', 'nsf'];
  expect(payees).toEqual(
    chargeKinds.map((kind) => [
      kind,
      kind === 'deposit' ? 'deposit:ada' : manager.includes(kind) ? 'manager' : 'owner',
    ]),
  );
  expect([depositOf('deposit:ada'), depositOf('owner'), depositOf('manager')]).toEqual([
    'deposit/ada',
    undefined,
    undefined,
  ]);
  expect(
    [accounts.owner('ada', 'rent'), accounts.receivable('pet'), accounts.uncollected('pet')].map(balanceOf),
  ).toEqual(['owner/ada', 'receivable', 'uncollected']);
  const whole = ['deposit/ada', 'cash/bank', 'clearing/stripe', 'withheld', 'opening', 'payable', 'transfer'];
  expect(whole.map(balanceOf)).toEqual(whole);
  expect(balanceOf(accounts.manager('late'))).toBe('manager');
});

it('a day has ended everywhere at noon UTC of the next [D7]', () => {
  expect(lastEndedDay(new Date('2026-06-15T11:59:59.999Z'))).toBe('2026-06-13');
  expect(lastEndedDay(new Date('2026-06-15T12:00:00.000Z'))).toBe('2026-06-14');
  expect([isReopening('2026-06-01', '2026-05-31'), isReopening('2026-06-01', '2026-06-01')]).toEqual([
    true,
    false,
  ]);
});
