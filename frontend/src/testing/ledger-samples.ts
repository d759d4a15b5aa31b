import type {
  BankLine,
  BankReport,
  CashEntry,
  Reconciliation,
  WaitingEntry,
} from '../../../shared/contract/bank';
import type { BalanceLine, Ledger, LedgerLine } from '../../../shared/contract/ledger-shapes';

const rent = { kind: 'rent', label: '', due: '2026-11-01', cents: 145_000 } as const;

export const ledgerLine = (more: Partial<LedgerLine> = {}): LedgerLine => ({
  entry_id: 'rent:1',
  seq: 1,
  type: 'charge',
  on: '2026-10-25',
  at: '2026-10-25T09:00:00.000Z',
  by: 'Automatic',
  amount: 145_000,
  balance: 145_000,
  why: '',
  covers: [],
  charge: { ...rent, is_reversed: false },
  ...more,
});

export const paymentLine = (more: Partial<LedgerLine> = {}): LedgerLine => {
  const { charge: _, ...line } = ledgerLine({
    entry_id: 'payment:pay_1',
    seq: 2,
    type: 'payment',
    on: '2026-11-03',
    by: 'Ada Vale',
    amount: -100_000,
    balance: 45_000,
    covers: [{ charge: 1, ...rent, cents: 100_000 }],
    payment: {
      payment_id: 'pay_1',
      method: 'check',
      reference: '1042',
      payer: 'Theo Barnes',
      cents: 100_000,
      refunded: 0,
      prepaid: 0,
      state: 'settled',
      covers: [{ charge: 1, ...rent, cents: 100_000 }],
    },
  });
  return { ...line, ...more };
};

export const aLedger = (more: Partial<Ledger> = {}): Ledger => ({
  lease_id: 'lse_1',
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_1',
  property_title: 'Elm House',
  tenants: [{ tenant_id: 'theo', name: 'Theo Barnes' }],
  status: 'active',
  today: '2026-11-22',
  balance: 45_000,
  past_due: 45_000,
  prepaid: 0,
  deposit_held: 0,
  open: [{ charge: 1, ...rent, cents: 45_000 }],
  lines: [paymentLine(), ledgerLine()],
  differs: false,
  online: [],
  choice: { mode: 'off', is_ready: false },
  may: { change: true, open: true, share: true },
  ...more,
});

export const balanceLine = (more: Partial<BalanceLine> = {}): BalanceLine => ({
  lease_id: 'lse_1',
  unit_id: 'unt_1',
  unit_number: '101',
  property_id: 'prp_1',
  property_title: 'Elm House',
  tenants: ['Theo Barnes'],
  balance: 45_000,
  past_due: 45_000,
  prepaid: 0,
  deposit_held: 0,
  aging: { upcoming: 0, days30: 45_000, days60: 0, days90: 0, older: 0 },
  days_late: 12,
  due_week: 0,
  pending: 0,
  rent: 145_000,
  status: 'active',
  ...more,
});

/** What the list of rent answers with these leases. */
export const balancesAnswer = (leases: readonly BalanceLine[] = [balanceLine()]) => {
  const { balance, past_due, prepaid, deposit_held, aging, rent = 0 } = balanceLine();
  const none = { count: 0, cents: 0 };
  const all = { count: leases.length, cents: 0 };
  return {
    leases,
    totals: { balance, past_due, prepaid, deposit_held, aging, rent, due_week: 0 },
    count: leases.length,
    views: {
      'past-due': { count: leases.length, cents: past_due },
      'due-week': none,
      paid: none,
      credit: none,
      all,
    },
    differing: [],
  };
};

export const cashEntry = (over: Partial<CashEntry> = {}): CashEntry => ({
  entry_id: 'payment:1',
  book_id: 'lse_1',
  property_id: 'prp_1',
  on: '2026-10-03',
  type: 'payment',
  cents: 145_000,
  property_title: 'Elm House',
  unit_number: '101',
  who: 'Nora Whitaker',
  tenants: ['Nora Whitaker'],
  method: 'check',
  reference: '1042',
  is_matched: false,
  is_undone: false,
  ...over,
});

export const bankLine = (over: Partial<BankLine> = {}): BankLine => ({
  line_id: 'bln_1',
  on: '2026-10-05',
  cents: 145_000,
  text: 'DEPOSIT CHECK 1042',
  check: '',
  state: 'open',
  reason: '',
  entries: [],
  ...over,
});

/** A check that the bank does not have yet. */
export const waiting = (over: Partial<WaitingEntry> = {}): WaitingEntry => ({
  entry_id: 'expense:1',
  book_id: 'prp_1',
  property_id: 'prp_1',
  on: '2026-10-20',
  type: 'expense',
  cents: -18_000,
  who: 'Ace',
  reference: '12',
  property_title: 'Elm House',
  unit_number: '',
  is_choice: false,
  is_left: true,
  ...over,
});

/** October: 1,450.00 came, and a check of 180.00 is outstanding. */
export const reconciliation = (over: Partial<Reconciliation> = {}): Reconciliation => ({
  from: '2026-10-01',
  is_first: false,
  beginning: 100_000,
  lines: 145_000,
  book: 227_000,
  open_lines: 0,
  aside_lines: 0,
  misdated_lines: 0,
  open: 0,
  aside: 0,
  misdated: 0,
  items: [waiting()],
  ...over,
});

export const bankReport = (over: Partial<BankReport> = {}): BankReport => ({
  ending: 138_000,
  in_transit: 0,
  outstanding: 18_000,
  book: 120_000,
  owed: 119_000,
  short: 2_500,
  items: [waiting()],
  lines: [
    { part: 'owner', property_title: 'Elm House', unit_number: '', name: 'Olga Stone', cents: 60_000 },
    { part: 'deposit', property_title: 'Elm House', unit_number: '101', name: 'Nora', cents: 60_200 },
    { part: 'manager-moved', property_title: '', unit_number: '', name: '', cents: -1_200 },
  ],
  signed_by: 'Ada Vale',
  at: '2026-10-02T09:00:00.000Z',
  ...over,
});
