import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { LeaseStatus } from '../domain/leases/status';
import { ChargeKind } from '../domain/ledger/accounts';
import { askReasons, autopayReasons, autopayStates } from '../domain/ledger/autopay-terms';
import { authorizationVersion } from '../domain/ledger/autopay-texts';
import { EntryType, OnlineMethod, onlineStates, PaidOut, PaymentMethod } from '../domain/ledger/entry';
import { ledgerFilters } from '../domain/ledger/ledger-lines';
import { onlineModes } from '../domain/ledger/online-modes';
import { SettlementFacts } from '../domain/ledger/settlement-facts';
import { limits } from '../domain/limits';
import { bankRows } from './bank';
import { billRows } from './bills';
import { depositRows } from './deposits';
import { bearer, endpoints } from './endpoint';
import { bulkRows } from './ledger-bulk';
import { ownerMoney } from './owner-money';
import { cursor, done, id, line, pageLimit, success } from './parts';
import { MyShare, Roommates } from './rent-shares';
import { reportRows } from './reports';

/** Integer cents. */
const cents = z.number().int();
const amount = cents.min(1).max(limits.rentCents);
const note = z.string().max(limits.descriptionCharacters);
/** An entry's source key. */
const entryId = z.string().min(1).max(300);

/** A charge with something left to pay; `charge` is its number in this ledger. */
export const OpenCharge = z.object({
  charge: z.number().int(),
  kind: ChargeKind,
  label: z.string(),
  due: Day,
  cents,
});
export type OpenCharge = z.infer<typeof OpenCharge>;

/** How a payment stands today. */
const LedgerPayment = z.object({
  payment_id: id,
  method: PaymentMethod,
  reference: z.string(),
  payer: z.string(),
  cents,
  refunded: cents,
  /** Covers nothing yet. */
  prepaid: cents,
  state: z.enum(['settled', 'disputed', 'returned']),
  covers: z.array(OpenCharge),
});

/**
 * One entry, as a ledger shows it. `amount` is what it changes of what the tenants owe; `balance` what they
 * owe after it, below 0 for credit. `on` is the posting day, `at` the UTC instant it was written, `by` a
 * person or the process that acted.
 */
export const LedgerLine = z.object({
  entry_id: entryId,
  /** Its number in this ledger, by which an open charge is named. */
  seq: z.number().int(),
  type: EntryType,
  on: Day,
  at: z.string(),
  by: z.string(),
  amount: cents,
  balance: cents,
  why: z.string(),
  charge: z
    .object({ kind: ChargeKind, label: z.string(), due: Day, cents, is_reversed: z.boolean() })
    .optional(),
  payment: LedgerPayment.optional(),
  /** Where money went that left. */
  paid_out: PaidOut.extend({ cents }).optional(),
  /** A deposit that went to another lease, or came from one; `other` is there for those who see it. */
  moved: z
    .object({
      ...{ cents, way: z.enum(['in', 'out']), is_back: z.boolean(), is_reversed: z.boolean() },
      other: z.object({ lease_id: id, unit_number: z.string(), property_title: z.string() }).optional(),
    })
    .optional(),
  /** What the money or credit went to; below 0 where it was taken back. */
  covers: z.array(OpenCharge),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/**
 * A payment through the provider: only `settled` is paid. `begun` is the property’s day, `at` a UTC instant.
 */
const OnlinePayment = z.object({
  payment_id: id,
  state: z.enum(onlineStates),
  cents,
  method: OnlineMethod.optional(),
  payer: z.string(),
  begun: Day,
  at: z.string(),
  failure: z.string(),
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

/**
 * What tenants may pay online; `lease` and `property` were chosen, and without every owner’s bank account it
 * is off.
 */
const OnlineChoice = z.object({
  mode: z.enum(onlineModes),
  lease: z.enum(onlineModes).optional(),
  property: z.enum(onlineModes).optional(),
  is_ready: z.boolean(),
});

/** How a lease’s tenants may pay now: `payable` is owed and not on its way. */
const MyPaying = z.object({
  ...{ mode: z.enum(onlineModes), payable: cents, least: cents },
  /** What is left of the caller’s share; absent while no shares are set. */
  share: cents.optional(),
});

export const Ledger = z.object({
  lease_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
  tenants: z.array(z.object({ tenant_id: z.string(), name: z.string() })),
  status: LeaseStatus,
  /** Today at the property. */
  today: Day,
  /** Nothing can be posted for this day or an earlier one. */
  closed_through: Day.optional(),
  /** As of the day asked for, else now. */
  balance: cents,
  past_due: cents,
  prepaid: cents,
  deposit_held: cents,
  /** As of now. */
  open: z.array(OpenCharge),
  /**
   * Online payments on their way, and those that failed since the last one that settled; the newest first.
   */
  online: z.array(OnlinePayment),
  choice: OnlineChoice,
  /** The newest first. */
  lines: z.array(LedgerLine),
  next: cursor.optional(),
  /** The nightly check found that its figures are not what its entries come to. */
  differs: z.boolean(),
  /** Where a lease has several tenants. */
  roommates: Roommates.optional(),
  may: z.object({ change: z.boolean(), open: z.boolean(), share: z.boolean() }),
});
export type Ledger = z.infer<typeof Ledger>;

/**
 * A lease’s money as its tenants see it: of the entries only what moves theirs, and nobody’s name or note but
 * their own.
 */
export const MyLedger = Ledger.omit({
  ...{ unit_id: true, property_id: true, tenants: true, status: true, may: true, lines: true, choice: true },
  ...{ closed_through: true, differs: true, roommates: true },
}).extend({
  paying: MyPaying,
  /** The caller’s part, once shares are set. */
  share: MyShare.optional(),
  lines: z.array(LedgerLine.omit({ by: true, why: true })),
  /** How the deposit was settled, as the letter says. */
  settlement: SettlementFacts.optional(),
});
export type MyLedger = z.infer<typeof MyLedger>;

/**
 * What a tenant lets autopay debit: days after rent is due, the most, and above what it is announced ten days
 * before.
 */
const autopayTerms = {
  after_due: z.number().int().min(0).max(60),
  ceiling_cents: amount,
  announce_above_cents: cents.min(0).max(limits.rentCents),
};

/** A debit to come, with what is due by then as it stands now. */
const Debit = z.object({ on: Day, cents });

/** Autopay of a lease for one of its tenants; terms, method and next debit are the payer's alone. */
export const MyAutopay = z.object({
  ...{ lease_id: id, unit_number: z.string(), property_title: z.string() },
  state: z.enum(autopayStates),
  why: z.enum(autopayReasons).optional(),
  is_mine: z.boolean(),
  payer: z.string(),
  method: z.string(),
  terms: z.object(autopayTerms).optional(),
  /** `asks`: why it would not be debited. */
  next: Debit.extend({ asks: z.enum(askReasons).optional() }).optional(),
  /** The day has come, and it waits for a payment on its way. */
  waits: z.boolean(),
  /** Whether the landlord takes online payments now. */
  is_offered: z.boolean(),
  /** The least that can be debited. */
  least: cents,
  /** The days that can be chosen, each with its first debit. */
  days: z.array(Debit.extend({ after_due: z.number().int() })),
});
export type MyAutopay = z.infer<typeof MyAutopay>;

/** Cents by days since due: not due yet, up to 30, 60, 90 days, and more. */
export const Aging = z.object({ upcoming: cents, days30: cents, days60: cents, days90: cents, older: cents });
export type Aging = z.infer<typeof Aging>;

/** What a lease’s tenants owe: `balance` less than 0 is credit. */
export const BalanceLine = z.object({
  lease_id: id,
  unit_id: id,
  unit_number: z.string(),
  property_id: id,
  property_title: z.string(),
  tenants: z.array(z.string()),
  balance: cents,
  past_due: cents,
  prepaid: cents,
  deposit_held: cents,
  aging: Aging,
});
export type BalanceLine = z.infer<typeof BalanceLine>;

/**
 * A rent that is open, and its late fee: cents, or why it has none today. `cap` is the source of the law's
 * limit.
 */
const LateFee = z.object({
  ...{ lease_id: id, unit_number: z.string(), property_title: z.string(), tenants: z.array(z.string()) },
  ...{ entry_id: entryId, kind: ChargeKind, label: z.string(), due_on: Day, open: cents },
  first_fee_day: Day.optional(),
  cents,
  excluded: z.string().optional(),
  cap: z.string().optional(),
});
export type LateFee = z.infer<typeof LateFee>;

const BalanceSums = BalanceLine.pick({
  balance: true,
  past_due: true,
  prepaid: true,
  deposit_held: true,
  aging: true,
});

const read = { method: 'GET', auth: bearer('money') } as const;
const move = {
  method: 'POST',
  auth: bearer('money', 'change'),
  reply: z.object({ success, data: z.object({ entry_id: entryId }) }),
  idempotent: true,
} as const;
/** A tenant’s own; a landlord whose plan has ended stops nobody from it. */
const mine = { method: 'POST', auth: bearer('money'), idempotent: true, whenReadOnly: true } as const;
const mineRefusals = ['not-found', 'conflict', 'key-reused'] as const;
/** The terms, and the version of the text that was read. */
const agreement = z.object({ lease_id: id, ...autopayTerms, agrees: z.literal(authorizationVersion) });
const refusals = [
  'not-found',
  'conflict',
  'account-read-only',
  'key-reused',
  'bad-amount',
  'period-locked',
  'wrong-status',
] as const;

/** Rent money. Amounts are integer cents, days the property’s own. */
export const ledger = endpoints({
  ...ownerMoney,
  ...reportRows,
  ...bulkRows,
  ...bankRows,
  ...billRows,
  ...depositRows,
  getLedger: {
    ...read,
    path: '/api/ledger/getLedger/{leaseId}',
    summary: 'A lease’s ledger: what is owed, and its entries with the balance after each, newest first',
    params: z.object({ leaseId: id }),
    query: z.object({
      show: z.enum(ledgerFilters).optional(),
      as_of: Day.optional(),
      after: cursor.optional(),
      limit: pageLimit.optional(),
    }),
    reply: z.object({ success, data: Ledger }),
    refusals: ['not-found'],
  },
  getMyLedger: {
    ...read,
    path: '/api/ledger/getMyLedger/{leaseId}',
    summary: 'What the caller owes as a tenant of a lease, and the entries it comes from, newest first',
    params: z.object({ leaseId: id }),
    query: z.object({ after: cursor.optional(), limit: pageLimit.optional() }),
    reply: z.object({ success, data: MyLedger }),
    refusals: ['not-found'],
  },
  payRent: {
    method: 'POST',
    path: '/api/ledger/payRent',
    auth: bearer('money'),
    summary: 'The provider’s page where the caller pays rent of their own lease; the amount is kept for it',
    body: z.object({ lease_id: id, cents: amount }),
    reply: z.object({ success, data: z.object({ payment_id: id, url: z.string() }) }),
    refusals: [
      'not-found',
      'conflict',
      'bad-amount',
      'more-than-open',
      'online-off',
      'payments-away',
      'key-reused',
    ],
    idempotent: true,
    // A landlord whose plan has ended keeps no tenant from paying.
    whenReadOnly: true,
  },
  getMyPayment: {
    ...read,
    path: '/api/ledger/getMyPayment/{leaseId}/{paymentId}',
    summary: 'How an online payment of the caller’s own lease stands, as the provider says now',
    params: z.object({ leaseId: id, paymentId: id }),
    reply: z.object({
      success,
      data: OnlinePayment.extend({ lease_id: id, unit_number: z.string(), property_title: z.string() }),
    }),
    refusals: ['not-found', 'payments-away'],
  },
  getMyAutopay: {
    ...read,
    path: '/api/ledger/getMyAutopay/{leaseId}',
    summary: 'Autopay of the caller’s own lease: its next debit with day and amount, or what can be set up',
    params: z.object({ leaseId: id }),
    reply: z.object({ success, data: MyAutopay }),
    refusals: ['not-found', 'payments-away'],
  },
  startAutopay: {
    ...mine,
    path: '/api/ledger/startAutopay',
    summary: 'Agree to autopay; the provider’s page that is answered saves the card or bank account for it',
    body: agreement,
    reply: z.object({ success, data: z.object({ url: z.string() }) }),
    refusals: [...mineRefusals, 'invalid', 'autopay-taken', 'no-rent-ahead', 'online-off', 'payments-away'],
  },
  changeAutopay: {
    ...mine,
    path: '/api/ledger/changeAutopay',
    summary: 'Agree to other terms of autopay, or go on after a pause, with the method that is saved',
    body: agreement,
    reply: done,
    refusals: [...mineRefusals, 'invalid', 'autopay-off', 'no-rent-ahead'],
  },
  stopAutopay: {
    ...mine,
    path: '/api/ledger/stopAutopay',
    summary: 'Turn autopay off, at once',
    body: z.object({ lease_id: id }),
    reply: done,
    refusals: mineRefusals,
  },
  chooseOnlinePayments: {
    method: 'POST',
    path: '/api/ledger/chooseOnlinePayments',
    auth: bearer('money', 'change'),
    summary: 'Choose what the tenants of a lease, or of its whole property, may pay online',
    body: z.object({ lease_id: id, scope: z.enum(['lease', 'property']), mode: z.enum(onlineModes) }),
    reply: done,
    refusals: ['not-found', 'conflict', 'account-read-only'],
  },
  getCharge: {
    ...read,
    path: '/api/ledger/getCharge/{leaseId}',
    summary: 'One charge of a lease, and how much of it is open',
    params: z.object({ leaseId: id }),
    query: z.object({ entry_id: entryId }),
    reply: z.object({
      success,
      data: z.object({
        ...{ lease_id: id, unit_number: z.string(), property_title: z.string(), entry_id: entryId },
        ...{ kind: ChargeKind, label: z.string(), due: Day, cents, open: cents },
        is_reversed: z.boolean(),
        may: z.object({ change: z.boolean() }),
      }),
    }),
    refusals: ['not-found'],
  },
  listBalances: {
    ...read,
    path: '/api/ledger/listBalances',
    summary: 'Who owes what in all leases that the caller sees, by age of the debt, with totals',
    query: z.object({ search: line.optional(), after: cursor.optional(), limit: pageLimit.optional() }),
    reply: z.object({
      success,
      data: z.object({
        leases: z.array(BalanceLine),
        /** Of all leases, not of the page alone. */
        totals: BalanceSums,
        count: z.number().int(),
        /** Leases whose ledgers differed at the last nightly check, for those who reach all. */
        differing: z.array(z.string()),
        next: cursor.optional(),
      }),
    }),
    refusals: [],
  },
  addCharge: {
    ...move,
    path: '/api/ledger/addCharge',
    summary: 'Charge the tenants of a lease; held prepayments cover it on its due day',
    body: z.object({
      lease_id: id,
      kind: ChargeKind,
      label: line,
      due_on: Day,
      cents: amount,
      /** Whose deposit, for that kind: a tenant’s id. */
      tenant_id: id.optional(),
    }),
    refusals: [...refusals, 'invalid'],
  },
  editCharge: {
    ...move,
    path: '/api/ledger/editCharge',
    summary:
      'Reverse a charge and claim it anew with another amount, due day or text; both stay in the ledger',
    body: z.object({
      ...{ lease_id: id, entry_id: entryId, label: line, due_on: Day, cents: amount },
      reason: note,
    }),
    refusals: [...refusals, 'not-reversible', 'deposit-used', 'deposit-moved', 'too-many-payments'],
  },
  reverseCharge: {
    ...move,
    path: '/api/ledger/reverseCharge',
    summary: 'Take a charge back; money that paid for it becomes prepayment',
    body: z.object({ lease_id: id, entry_id: entryId, reason: note }),
    refusals: [...refusals, 'not-reversible', 'deposit-used', 'too-many-payments'],
  },
  creditCharge: {
    ...move,
    path: '/api/ledger/creditCharge',
    summary: 'Waive a part of what is open of a charge, or all of it',
    body: z.object({ lease_id: id, entry_id: entryId, cents: amount, reason: note.min(1) }),
    refusals: [...refusals, 'more-than-open'],
  },
  receivePayment: {
    ...move,
    path: '/api/ledger/receivePayment',
    summary: 'Write down cash, a check or a transfer; it pays the oldest charges, or those that are chosen',
    body: z.object({
      lease_id: id,
      cents: amount,
      received_on: Day,
      method: PaymentMethod.exclude(['opening', 'deposit', ...OnlineMethod.options]),
      /** The number of a check or transfer. */
      reference: line,
      payer: line,
      /** Each charge once; what is left pays the oldest, unless `hold_rest` keeps it as prepayment. */
      chosen: z.array(z.object({ charge: z.number().int(), cents: amount })).max(100),
      hold_rest: z.boolean(),
    }),
    refusals: [...refusals, 'bad-day', 'more-than-open'],
  },
  returnPayment: {
    ...move,
    path: '/api/ledger/returnPayment',
    summary: 'A check bounced, or a payment was entered by mistake: what it paid is open again',
    body: z.object({
      lease_id: id,
      payment_id: id,
      returned_on: Day,
      reason: note.min(1),
      /** The tenants’ fee for it; 0 for none. */
      fee_cents: cents.min(0).max(limits.rentCents),
    }),
    refusals: [...refusals, 'bad-day', 'not-settled', 'deposit-used', 'deposit-settled', 'paid-online'],
  },
  refundPayment: {
    ...move,
    path: '/api/ledger/refundPayment',
    summary:
      'Give back a part of a payment, through the provider if it was paid online, else written down: prepayment first, then what it paid last',
    body: z.object({
      ...{ lease_id: id, payment_id: id, cents: amount, refunded_on: Day },
      reason: note.min(1),
    }),
    refusals: [
      ...refusals,
      'bad-day',
      'not-settled',
      'more-than-paid',
      'deposit-used',
      'refund-refused',
      'payments-away',
    ],
  },
  reallocatePayment: {
    ...move,
    path: '/api/ledger/reallocatePayment',
    summary: 'Choose anew which charges a settled payment covers; what is left is prepayment',
    body: z.object({
      ...{ lease_id: id, payment_id: id, moved_on: Day, reason: note.min(1) },
      /** All that it is to cover, each charge once. */
      chosen: z.array(z.object({ charge: z.number().int(), cents: amount })).max(100),
    }),
    refusals: [
      ...refusals,
      ...(['bad-day', 'not-settled', 'more-than-open', 'more-than-paid'] as const),
      ...(['deposit-used', 'deposit-settled', 'nothing-moved'] as const),
    ],
  },
  listLateFees: {
    ...read,
    path: '/api/ledger/listLateFees',
    summary:
      'Every rent past due with the late fee it would be charged today, or why not; nothing is charged',
    reply: z.object({
      success,
      data: z.object({ fees: z.array(LateFee), has_more: z.boolean() }),
    }),
    refusals: [],
  },
  openLedger: {
    ...move,
    path: '/api/ledger/openLedger',
    summary:
      'Start a ledger in the middle of a tenancy, once: what is owed, what was paid ahead, deposits held',
    body: z.object({
      lease_id: id,
      /** The first month whose rent is charged here, `2026-05`. */
      rent_from: z
        .string()
        .max(7)
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month'),
      owed: z
        .array(z.object({ kind: ChargeKind.exclude(['deposit']), label: line, due_on: Day, cents: amount }))
        .max(40),
      /** Paid ahead; 0 for nothing. */
      credit_cents: cents.min(0).max(limits.rentCents),
      deposits: z.array(z.object({ tenant_id: id, cents: amount })).max(20),
    }),
    refusals: [...refusals, 'bad-day', 'invalid', 'already-opened', 'too-many-payments'],
  },
  getBooks: {
    ...read,
    path: '/api/ledger/getBooks',
    summary: 'Through which day the organization closed its books',
    reply: z.object({
      success,
      data: z.object({
        through: Day.optional(),
        /** The last day that can be closed. */
        latest: Day,
        /** UTC instant and person of the last change. */
        at: z.string().optional(),
        by: z.string().optional(),
        may: z.object({ change: z.boolean() }),
      }),
    }),
    refusals: [],
  },
  closeBooks: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/closeBooks',
    summary:
      'Close the books through a day: nothing is posted for it any more; an earlier day opens them again',
    body: z.object({ through: Day.optional(), reason: note }),
    reply: z.object({
      success,
      /** Ledgers that do not have the day yet: the same call again tells them. */
      data: z.object({ left: z.number().int() }),
    }),
    refusals: ['conflict', 'account-read-only', 'bad-day', 'invalid', 'not-permitted'],
  },
});
