import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { ChargeKind } from '../domain/ledger/accounts';
import { OnlineMethod, PaymentMethod } from '../domain/ledger/entry';
import { ledgerFilters } from '../domain/ledger/ledger-lines';
import { onlineModes } from '../domain/ledger/rent/online-modes';
import { mostParts } from '../domain/ledger/rent/payment-plan';
import { rentViews } from '../domain/ledger/rent-list';
import { limits } from '../domain/limits';
import { autopayRows } from './autopay';
import { bankRows } from './bank';
import { bankMoneyRows } from './bank-money';
import { billRows } from './bills';
import { checkRows } from './checks';
import { depositRows } from './deposits';
import { bearer, endpoints } from './endpoint';
import { feeRunRows } from './fee-runs';
import { invoiceRows } from './invoices';
import { bulkRows } from './ledger-bulk';
import {
  BalanceLine,
  BalanceSums,
  entryId,
  entryMove,
  LateFee,
  Ledger,
  MyLedger,
  OnlinePayment,
} from './ledger-shapes';
import { openingRows } from './openings';
import { ownerMoney } from './owner-money';
import { answer, cents, chosen, cursor, done, id, line, note, paging, placeFilters, success } from './parts';
import { recurringRows } from './recurring';
import { reportRows } from './reports';

const amount = cents.min(1).max(limits.rentCents);

const read = { method: 'GET', auth: bearer('money') } as const;
const refusals = [
  'not-found',
  'conflict',
  'bad-amount',
  'period-locked',
  'account-reconciled',
  'wrong-status',
] as const;

/** Rent money. Amounts are integer cents, days the property’s own. */
export const ledger = endpoints({
  ...feeRunRows,
  ...ownerMoney,
  ...reportRows,
  ...bulkRows,
  ...autopayRows,
  ...bankRows,
  ...bankMoneyRows,
  ...openingRows,
  ...billRows,
  ...checkRows,
  ...invoiceRows,
  ...depositRows,
  ...recurringRows,
  getLedger: {
    ...read,
    path: '/api/ledger/getLedger/{leaseId}',
    summary: 'A lease’s ledger: what is owed, and its entries with the balance after each, newest first',
    params: z.object({ leaseId: id }),
    query: z.object({
      show: z.enum(ledgerFilters).optional(),
      as_of: SentDay.optional(),
      ...paging,
    }),
    reply: z.object({ success, data: Ledger }),
    refusals: ['not-found'],
  },
  getMyLedger: {
    ...read,
    path: '/api/ledger/getMyLedger/{leaseId}',
    summary: 'What the caller owes as a tenant of a lease, and the entries it comes from, newest first',
    params: z.object({ leaseId: id }),
    query: z.object({ ...paging }),
    reply: z.object({ success, data: MyLedger }),
    refusals: ['not-found'],
  },
  payRent: {
    method: 'POST',
    path: '/api/ledger/payRent',
    auth: bearer('money'),
    summary:
      'Pay rent of the caller’s own lease: answers the provider’s page, or with a saved method where it went',
    body: z.object({
      lease_id: id,
      cents: amount,
      /** A saved method of the caller; absent for the provider’s page. */
      method_id: id.optional(),
    }),
    reply: answer({ payment_id: id, url: z.string() }),
    refusals: [
      'not-found',
      'conflict',
      'invalid',
      'bad-amount',
      'more-than-open',
      'online-off',
      'payments-away',
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
      data: OnlinePayment.extend({
        lease_id: id,
        unit_number: z.string(),
        property_title: z.string(),
        /** Of a settled one, what went back since. */
        refunded: cents,
      }),
    }),
    refusals: ['not-found', 'payments-away'],
  },
  chooseOnlinePayments: {
    method: 'POST',
    path: '/api/ledger/chooseOnlinePayments',
    auth: bearer('money', 'change'),
    summary: 'Choose what the tenants of a lease, or of its whole property, may pay online',
    body: z.object({ lease_id: id, scope: z.enum(['lease', 'property']), mode: z.enum(onlineModes) }),
    reply: done,
    refusals: ['not-found', 'conflict'],
  },
  getCharge: {
    ...read,
    path: '/api/ledger/getCharge/{leaseId}',
    summary: 'One charge of a lease, and how much of it is open',
    params: z.object({ leaseId: id }),
    query: z.object({ entry_id: entryId }),
    reply: answer({
      lease_id: id,
      unit_number: z.string(),
      property_title: z.string(),
      entry_id: entryId,
      kind: ChargeKind,
      label: z.string(),
      due: Day,
      cents,
      open: cents,
      is_reversed: z.boolean(),
      may: z.object({ change: z.boolean() }),
    }),
    refusals: ['not-found'],
  },
  listBalances: {
    ...read,
    path: '/api/ledger/listBalances',
    summary: 'Who owes what in all leases that the caller sees, by age of the debt, with totals',
    query: z.object({
      search: line.optional(),
      view: z.enum(rentViews).optional(),
      ...placeFilters,
      /** Ranges such as `1..30`; `amount` is in whole dollars of the balance. */
      late: line.optional(),
      amount: line.optional(),
      autopay: z.enum(['on', 'off']).optional(),
      /** Lease statuses. */
      status: chosen.optional(),
      /** `balance.desc`; without it the longest late first. */
      sort: line.optional(),
      ...paging,
    }),
    reply: answer({
      leases: z.array(BalanceLine),
      /** Of all leases of the view that the filters leave, not of the page alone. */
      totals: BalanceSums,
      count: z.number().int(),
      /** Of what the filters leave, whichever the view. */
      views: z.record(z.enum(rentViews), z.object({ count: z.number().int(), cents })),
      /** Leases whose ledgers differed at the last nightly check, for those who reach all. */
      differing: z.array(z.string()),
      /** Bank accounts that lack money of others, for who sees all money; absent for none (D54). */
      short: z.array(z.object({ account_id: id, name: z.string(), cents, is_solo: z.boolean() })).optional(),
      next: cursor.optional(),
    }),
    refusals: [],
  },
  addCharge: {
    ...entryMove,
    path: '/api/ledger/addCharge',
    summary: 'Charge the tenants of a lease; held prepayments cover it on its due day',
    body: z.object({
      lease_id: id,
      kind: ChargeKind,
      label: line,
      due_on: SentDay,
      cents: amount,
      /** Whose deposit, for that kind: a tenant’s id. */
      tenant_id: id.optional(),
    }),
    refusals: [...refusals, 'bad-day', 'invalid'],
  },
  editCharge: {
    ...entryMove,
    path: '/api/ledger/editCharge',
    summary:
      'Reverse a charge and claim it anew with another amount, due day or text; both stay in the ledger',
    body: z.object({
      lease_id: id,
      entry_id: entryId,
      label: line,
      due_on: SentDay,
      cents: amount,
      reason: note,
    }),
    refusals: [
      ...refusals,
      'bad-day',
      'not-reversible',
      'deposit-used',
      'deposit-moved',
      'deposit-kept',
      'less-than-waived',
      'written-off',
      'too-many-payments',
    ],
  },
  reverseCharge: {
    ...entryMove,
    path: '/api/ledger/reverseCharge',
    summary: 'Take a charge back; money that paid for it becomes prepayment',
    body: z.object({ lease_id: id, entry_id: entryId, reason: note }),
    refusals: [
      ...refusals,
      'not-reversible',
      'deposit-used',
      'deposit-kept',
      'written-off',
      'too-many-payments',
    ],
  },
  creditCharge: {
    ...entryMove,
    path: '/api/ledger/creditCharge',
    summary: 'Waive a part of what is open of a charge, or all of it',
    body: z.object({ lease_id: id, entry_id: entryId, cents: amount, reason: note.min(1) }),
    refusals: [...refusals, 'more-than-open'],
  },
  writeOffCharges: {
    ...entryMove,
    path: '/api/books/writeOffCharges',
    summary: 'Name what is open of charges as bad debt: nobody is asked for it any more; it can be recovered',
    body: z.object({
      lease_id: id,
      /** Each charge once. */
      charges: z
        .array(z.object({ charge: z.number().int(), cents: amount }))
        .min(1)
        .max(40),
      reason: note.min(1),
    }),
    refusals: [...refusals, 'more-than-open', 'not-reversible', 'invalid'],
  },
  recoverWriteOff: {
    ...entryMove,
    path: '/api/books/recoverWriteOff',
    summary: 'Take a write-off back: its charge is owed again, since its old due day',
    body: z.object({ lease_id: id, entry_id: entryId, reason: note }),
    refusals: [...refusals, 'already-reversed', 'not-reversible'],
  },
  makePaymentPlan: {
    method: 'POST',
    path: '/api/books/makePaymentPlan',
    auth: bearer('money', 'change'),
    summary: 'Write down what the tenants promised to pay of what is past due; kept, it holds late fees',
    body: z.object({
      lease_id: id,
      /** Together what is past due; one part alone is a promise. */
      parts: z
        .array(z.object({ due_on: SentDay, cents: amount }))
        .min(1)
        .max(mostParts),
      note,
    }),
    reply: done,
    refusals: ['not-found', 'conflict', 'invalid'],
  },
  endPaymentPlan: {
    method: 'POST',
    path: '/api/books/endPaymentPlan',
    auth: bearer('money', 'change'),
    summary: 'End a payment plan: late fees and reminders of what is still past due go on',
    body: z.object({ lease_id: id }),
    reply: done,
    refusals: ['not-found', 'conflict'],
  },
  receivePayment: {
    ...entryMove,
    path: '/api/ledger/receivePayment',
    summary: 'Write down cash, a check or a transfer; it pays the oldest charges, or those that are chosen',
    body: z.object({
      lease_id: id,
      cents: amount,
      received_on: SentDay,
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
    ...entryMove,
    path: '/api/ledger/returnPayment',
    summary: 'A check bounced, or a payment was entered by mistake: what it paid is open again',
    body: z.object({
      lease_id: id,
      payment_id: id,
      returned_on: SentDay,
      reason: note.min(1),
      /** The tenants’ fee for it; 0 for none. */
      fee_cents: cents.min(0).max(limits.rentCents),
    }),
    refusals: [...refusals, 'bad-day', 'not-settled', 'deposit-settled', 'paid-online'],
  },
  refundPayment: {
    ...entryMove,
    path: '/api/ledger/refundPayment',
    summary:
      'Give back a part of a payment, through the provider if it was paid online, else written down: prepayment first, then what it paid last',
    body: z.object({
      lease_id: id,
      payment_id: id,
      cents: amount,
      refunded_on: SentDay,
      reason: note.min(1),
    }),
    refusals: [
      ...refusals,
      'bad-day',
      'not-settled',
      'more-than-paid',
      'deposit-used',
      'refund-refused',
      'refund-under-way',
      'payments-away',
      'trust-short',
    ],
  },
  reallocatePayment: {
    ...entryMove,
    path: '/api/ledger/reallocatePayment',
    summary: 'Choose anew which charges a settled payment covers; what is left is prepayment',
    body: z.object({
      lease_id: id,
      payment_id: id,
      moved_on: SentDay,
      reason: note.min(1),
      /** All that it is to cover, each charge once. */
      chosen: z.array(z.object({ charge: z.number().int(), cents: amount })).max(100),
    }),
    refusals: [
      ...refusals,
      'bad-day',
      'not-settled',
      'more-than-open',
      'more-than-paid',
      'deposit-used',
      'deposit-settled',
      'deposit-kept',
      'nothing-moved',
    ],
  },
  listLateFees: {
    ...read,
    path: '/api/ledger/listLateFees',
    summary:
      'Every rent past due with the late fee it would be charged today, or why not; nothing is charged',
    reply: answer({ fees: z.array(LateFee), has_more: z.boolean() }),
    refusals: [],
  },
  openLedger: {
    ...entryMove,
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
        .array(
          z.object({ kind: ChargeKind.exclude(['deposit']), label: line, due_on: SentDay, cents: amount }),
        )
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
    reply: answer({
      through: Day.optional(),
      /** The last day that can be closed. */
      latest: Day,
      /** UTC instant and person of the last change. */
      at: z.string().optional(),
      by: z.string().optional(),
      may: z.object({ change: z.boolean() }),
    }),
    refusals: [],
  },
  closeBooks: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/closeBooks',
    summary:
      'Close the books through a day: nothing is posted for it any more; an earlier day opens them again',
    body: z.object({ through: SentDay.optional(), reason: note }),
    /** Ledgers that do not have the day yet: the same call again tells them. */
    reply: answer({ left: z.number().int() }),
    refusals: ['conflict', 'bad-day', 'invalid', 'not-permitted'],
  },
});
