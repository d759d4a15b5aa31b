import { expect, it } from 'vitest';
import type { AuditLine } from '../../../../shared/contract/audit';
import type { HomeFigures, MoneyHeld, MoreAttention } from '../../../../shared/contract/home';
import { needsAttention } from './attention';
import { comingWords } from './coming-card';
import { happened } from './happened';
import { heldLines, tieOf } from './held-card';
import { collectedText } from './month-chart';
import { lateFeeLines, moreLines, statementLines } from './more-lines';

const line = (kind: MoreAttention['kind'], over: Partial<MoreAttention> = {}): MoreAttention => ({
  kind,
  count: 1,
  names: ['Elm House'],
  id: 'thing_1',
  ...over,
});

it.each([
  ['online-off', 'Tenants can’t pay online: bank account missing', 'Add bank account', '/onbordingOwner'],
  ['emergency', 'An emergency request is open', 'Open request', '/servicerequestDetails-data'],
  ['overdue', 'A request is overdue', 'Open request', '/servicerequestDetails-data'],
  ['vacant', 'A unit is vacant and not listed', 'List it', '/getunit-data'],
  ['bills', 'A bill is due this week', 'Pay bills', '/bills'],
  ['bank-lines', '1 bank line to match', 'Match', '/bank-account'],
  ['reconcile', 'Last month is not reconciled', 'Reconcile', '/bank-account'],
  ['books', 'A ledger differs from its entries', 'Open Rent', '/ledges-totalpayment'],
] as const)('of one %s says %s', (kind, title, label, to) => {
  expect(moreLines([line(kind)])).toMatchObject([{ title, action: { label, to } }]);
});

it.each([
  ['emergency', '3 emergency requests are open', '/servicerequest'],
  ['overdue', '3 requests are overdue', '/servicerequest'],
  ['vacant', '3 units are vacant and not listed', '/units'],
  ['bills', '3 bills are due this week', '/bills'],
  ['bank-lines', '3 bank lines to match', '/bank-account'],
  ['reconcile', 'Last month is not reconciled in 3 accounts', '/bank-account'],
  ['books', '3 ledgers differ from their entries', '/ledges-totalpayment'],
] as const)('of several %s says %s', (kind, title, to) => {
  expect(moreLines([line(kind, { count: 3 })])).toMatchObject([{ title, action: { to } }]);
});

it('names where, how long and whom to ask', () => {
  const [vacant] = moreLines([line('vacant', { count: 4, days: 41, names: ['A', 'B', 'C'] })]);
  expect(vacant?.text).toBe('Longest 41 days: A; B; C; 1 more');
  expect(moreLines([line('bills', { days: -1 })])[0]?.title).toBe('A bill is late');
  expect(moreLines([line('bills', { days: -1, count: 2 })])[0]?.title).toBe('2 bills are due or late');
  const { id: _, ...ownersOf } = line('online-off', { count: 2 });
  expect(moreLines([ownersOf])).toMatchObject([{ action: { label: 'Ask owners', to: '/owners' } }]);
});

it('counts late fees that can be charged, and statements that nobody issued', () => {
  expect(lateFeeLines([{ cents: 0 }])).toEqual([]);
  expect(lateFeeLines([{ cents: 5_000 }, { cents: 0 }, { cents: 5_000 }])).toMatchObject([
    { title: '2 late fees can be charged', cents: 10_000, action: { label: 'Review' } },
  ]);
  const owner = { name: 'Rosa', is_open: true, balance: 100 };
  expect(statementLines([{ ...owner, is_open: false }], 'October')).toEqual([]);
  expect(statementLines([owner, { ...owner, name: 'Henry', balance: -50 }], 'October')).toMatchObject([
    { title: '2 October statements to issue', text: 'Rosa; Henry', cents: 100 },
  ]);
});

it('tells an owner what keeps money from coming', () => {
  const home = (bank: 'ready' | 'in-review' | 'missing'): HomeFigures => ({
    today: '2026-11-28',
    properties: 1,
    units: 1,
    occupied: 1,
    unitsWithoutLease: 0,
    own: { owner_id: 'own_1', income: 0, available: 612_040, bank },
    leases: [],
  });
  const lines = (bank: 'ready' | 'in-review' | 'missing') => needsAttention(home(bank), { canChange: true });
  expect(lines('ready')).toEqual([]);
  expect(lines('in-review')).toMatchObject([{ title: 'Your bank details are being checked' }]);
  expect(lines('missing')).toMatchObject([
    { title: 'Add your bank details', cents: 612_040, action: { search: { owner: 'own_1' } } },
  ]);
});

const place = { lease_id: 'lse_1', unit_id: 'unt_1', unit_number: '103', property_title: 'Elm House' };

it.each([
  [{ kind: 'rent', count: 55, cents: 6_648_000, names: [] }, 'Rent is due', '$66,480.00 from 55 leases'],
  [{ kind: 'autopay', count: 1, names: ['Ada'] }, 'Autopay', '1 tenant'],
  [{ kind: 'bills', count: 1, cents: 100, names: ['City Water'] }, 'A bill is due', '$1.00 · City Water'],
  [{ kind: 'bills', count: 2, cents: 100, names: ['A', 'B'] }, '2 bills are due', '$1.00 · A, B'],
  [{ kind: 'move-in', count: 1, place, names: ['Ada'] }, 'Move-in, Unit 103, Elm House', 'Ada'],
  [{ kind: 'move-out', count: 1, place, names: [] }, 'Move-out, Unit 103, Elm House', ''],
  [{ kind: 'lease-end', count: 1, place, names: [] }, 'Month-to-month begins, Unit 103, Elm House', ''],
  [{ kind: 'renewal', count: 1, place, names: [] }, 'Renewal begins, Unit 103, Elm House', ''],
] as const)('of %j the next days say %s', (coming, title, note) => {
  expect(comingWords({ on: '2026-12-01', ...coming, names: [...coming.names] })).toEqual({ title, note });
});

it('shows whose money it is, a landlord no owners', () => {
  const held: MoneyHeld = {
    bank: 10,
    provider: 0,
    owners: 4,
    deposits: 3,
    prepaid: 0,
    unidentified: 0,
    yours: 3,
    off: 0,
    awaits_opening: false,
    is_solo: false,
  };
  const names = (over: Partial<MoneyHeld>) => heldLines({ ...held, ...over }).map(({ name }) => name);
  expect(names({})).toEqual(['Bank, book balance', 'Owner balances', 'Deposits', 'Prepaid rent', 'Yours']);
  expect(names({ is_solo: true, yours: 0, provider: 5, unidentified: 1 })).toEqual([
    'Bank, book balance',
    'At the payment provider',
    'Deposits',
    'Prepaid rent',
    'Not identified yet',
  ]);
  expect(tieOf(held)).toMatchObject({ words: 'Ties out', to: '/bank-accounts' });
  expect(tieOf({ ...held, off: -5 })).toMatchObject({ words: 'Off by', color: 'danger' });
  expect(tieOf({ ...held, off: -5, awaits_opening: true })).toMatchObject({
    words: 'Opening balances to enter',
    to: '/opening-balances',
  });
});

it('never rounds a share of what was due up', () => {
  expect(collectedText({ due: 75_210_000, collected: 73_600_000 })).toBe('$736,000 of $752,100, 97.8%');
  expect(collectedText({ due: 100_000, collected: 99_999 })).toBe('$999.99 of $1,000, 99.9%');
  expect(collectedText({ due: 0, collected: 0 })).toBe('$0 of $0');
});

it('leaves logins out of what happened, and folds what was done alike in a row', () => {
  const entry = (id: string, over: Partial<AuditLine> = {}): AuditLine => ({
    id,
    at: `2026-11-28T0${id}:00:00Z`,
    by: 'Automatic',
    by_id: '',
    role_label: '',
    words: 'Sent a rent reminder',
    kind: 'lease',
    object_name: `Unit ${id}`,
    changes: [],
    ...over,
  });
  const ada = { by: 'Ada', words: 'Added the property', kind: 'property', object_name: 'Elm House' };
  const entries = [
    entry('1', { kind: 'account' }),
    entry('2'),
    entry('3'),
    entry('4'),
    entry('5'),
    entry('6', ada),
  ];
  expect(happened(entries).map(({ title, note }) => [title, note])).toEqual([
    ['Sent a rent reminder (4)', 'Unit 2, Unit 3, Unit 4; 1 more · Automatic'],
    ['Added the property', 'Elm House · Ada'],
  ]);
  const many = Array.from({ length: 12 }, (_, at) => entry(`${at}`, { words: `Did ${at}` }));
  expect(happened(many)).toHaveLength(8);
});
