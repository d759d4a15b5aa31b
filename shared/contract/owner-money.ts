import * as z from 'zod';
import { Day, SentDay } from '../domain/leases/moments';
import { chargeKinds, ownerKinds } from '../domain/ledger/accounts';
import { EntryType } from '../domain/ledger/entry';
import { ExpenseCategory, ManagementFee, MoneyMethod, MovedBy } from '../domain/ledger/owners/owner-money';
import { ScheduleLine, YearPart } from '../domain/ledger/owners/schedule-e';
import { statementSections } from '../domain/ledger/owners/statement';
import { TransferFailure, transferStates } from '../domain/ledger/owners/transfers';
import { limits } from '../domain/limits';
import { bearer } from './endpoint';
import { SentInvoice } from './invoices';
import { entryId, entryMove } from './ledger-shapes';
import { answer, cents, cursor, done, id, line, note, paging, success } from './parts';

const amount = cents.min(1).max(limits.rentCents);
/** `2026-05`. */
const month = z
  .string()
  .max(7)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month');
const year = z
  .string()
  .max(4)
  .regex(/^20\d\d$/, 'Choose a year');
const byOwner = z.object({ owner_id: id, name: z.string(), cents });

/** What an owner has of one property, and what of it can be paid out now (D44). */
const OwnerHolding = z.object({
  owner_id: id,
  name: z.string(),
  balance: cents,
  uncleared: cents,
  reserve: cents,
  fees_due: cents,
  bills_due: cents,
  distributable: cents,
  /** What the payment provider can send of it now: cleared, and there. */
  transferable: cents,
  /** Whether the provider can pay the owner. */
  bank_ready: z.boolean(),
});
export type OwnerHolding = z.infer<typeof OwnerHolding>;

/** An entry of a property's own book; `cents` above 0 are the owners' gain, `at` is a UTC instant. */
const PropertyLine = z.object({
  entry_id: entryId,
  type: EntryType,
  on: Day,
  at: z.string(),
  by: z.string(),
  why: z.string(),
  cents,
  parts: z.array(byOwner),
  vendor: z.string(),
  category: ExpenseCategory.optional(),
  method: MovedBy.optional(),
  reference: z.string(),
  month: z.string().optional(),
  /** Cents that a payout of the provider brought to the bank: nobody’s gain. */
  moved: cents.optional(),
  /** Where a transfer to an owner stands; cents that came back. */
  transfer: z
    .object({ state: z.enum(transferStates), back: cents, failure: TransferFailure.optional() })
    .optional(),
  is_reversed: z.boolean(),
  has_invoice: z.boolean(),
});
export type PropertyLine = z.infer<typeof PropertyLine>;

/** The manager's fee, with the month it counts from, and the cents kept back of the owners' money. */
const Terms = z.object({ fee: ManagementFee, from: z.string(), reserve: cents, version: z.number().int() });

export const PropertyMoney = z.object({
  property_id: id,
  property_title: z.string(),
  today: Day,
  closed_through: Day.optional(),
  owners: z.array(OwnerHolding),
  /** Cents of the property that have cleared at the provider and are still there. */
  at_provider: cents,
  terms: Terms,
  /** The newest first. */
  lines: z.array(PropertyLine),
  next: cursor.optional(),
  may: z.object({ change: z.boolean() }),
});
export type PropertyMoney = z.infer<typeof PropertyMoney>;

/** A month's management fee of a property; `due` is 0 when all is charged, below 0 when too much was. */
const MonthlyFee = z.object({
  property_id: id,
  property_title: z.string(),
  fee: ManagementFee,
  due: cents,
  /** What stands of it already. */
  charged: cents,
  owners: z.array(z.object({ owner_id: id, name: z.string(), collected: cents, due: cents })),
});
export type MonthlyFee = z.infer<typeof MonthlyFee>;

const sums = {
  beginning: cents,
  receipts: cents,
  expenses: cents,
  fees: cents,
  contributions: cents,
  distributions: cents,
  adjustments: cents,
  ending: cents,
  deposits: cents,
};

/** An issued statement in a list. */
const StatementLine = z.object({
  owner_id: id,
  owner_name: z.string(),
  month,
  from: Day,
  to: Day,
  ending: cents,
  issued_at: z.string(),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** An owner in the run of a month; `is_open` when its statement can still be issued. */
const MonthOwner = z.object({
  owner_id: id,
  name: z.string(),
  balance: cents,
  last: z.string().optional(),
  is_open: z.boolean(),
});
export type MonthOwner = z.infer<typeof MonthOwner>;

/** An owner's part of an entry: cents as they change what the owner has. */
const OwnerPart = z.object({
  property_id: id,
  on: Day,
  section: z.enum(statementSections),
  type: EntryType,
  cents,
  /** For all owners of the property together: `cents` is this owner’s share of it. */
  whole: cents,
  /** What was charged, or how the owner’s money moved. */
  kind: z.enum([...chargeKinds, ...ownerKinds]),
  /** Empty for what is of the whole property. */
  unit_number: z.string(),
  vendor: z.string(),
  note: z.string(),
  fee_month: z.string().optional(),
  category: ExpenseCategory.optional(),
  /** Of a month before this statement. */
  is_late: z.boolean(),
});

/** An owner's entries of a year over all properties; `balance` is what the owner has after one, in cents. */
export const OwnerLedger = z.object({
  owner_id: id,
  year: z.string(),
  /** The last day: today, the year's last, or for an owner that of the last statement; empty without one. */
  to: z.string(),
  beginning: cents,
  ending: cents,
  /** Distributions of the year. */
  paid: cents,
  /** Gross rents of the year that became the owner’s. */
  rents: cents,
  /** The newest first. */
  lines: z.array(OwnerPart.extend({ property_title: z.string(), balance: cents })),
  /** Older ones of the year are left out. */
  has_more: z.boolean(),
});
export type OwnerLedger = z.infer<typeof OwnerLedger>;

const YearFigure = z.object({ label: z.string(), cents });

/** Cents; an expense or a distribution is above 0 when it was paid. */
const yearFigures = {
  beginning: cents,
  /** Lines of Schedule E with something on them, in their order, and what they are made of. */
  lines: z.array(z.object({ line: ScheduleLine, cents, parts: z.array(z.object({ of: YearPart, cents })) })),
  rents: cents,
  expenses: cents,
  other_income: cents,
  net: cents,
  contributions: cents,
  distributions: cents,
  adjustments: cents,
  ending: cents,
};

/** An owner's part of an entry that is on a statement of another year; `month` is the statement's. */
const LatePart = OwnerPart.extend({ property_title: z.string(), month });

/** An owner's calendar year on a cash basis, by property and in all. */
export const OwnerYear = z.object({
  owner_id: id,
  owner_name: z.string(),
  organization: z.string(),
  /** Of the caller: figures of issued statements alone. */
  is_own: z.boolean(),
  year: z.string(),
  /** The last day, as of the owner's ledger; empty where nothing was issued. */
  to: z.string(),
  properties: z.array(z.object({ property_id: id, property_title: z.string(), ...yearFigures })),
  totals: z.object(yearFigures),
  statements: z.object({
    /** Of the year, and cents that they stored. */
    count: z.number().int(),
    stored: cents,
    /** Cents on them of days before the year, and of the year on statements of a later one. */
    earlier: cents,
    later: cents,
    /** Cents of the year on no statement. */
    unstated: cents,
    /** What `earlier` and `later` are made of. */
    late: z.array(LatePart),
    has_more: z.boolean(),
  }),
  /** Pairs of figures that are the same; without that the year is not printed (D71). */
  ties: z.array(z.object({ name: z.string(), figures: z.tuple([YearFigure, YearFigure]) })),
});
export type OwnerYear = z.infer<typeof OwnerYear>;

/** An owner's month; without `issued_at` a preview. Sections are as they change what the owner has. */
export const OwnerStatement = z.object({
  owner_id: id,
  owner_name: z.string(),
  organization: z.string(),
  month,
  from: Day,
  to: Day,
  issued_at: z.string().optional(),
  properties: z.array(z.object({ property_id: id, property_title: z.string(), ...sums })),
  totals: z.object(sums),
  lines: z.array(OwnerPart),
  /** Titles of properties whose two computations differ; such a statement cannot be issued. */
  differing: z.array(z.string()),
  may: z.object({ issue: z.boolean() }),
});
export type OwnerStatement = z.infer<typeof OwnerStatement>;

const read = { method: 'GET', auth: bearer('money') } as const;
const report = { method: 'GET', auth: bearer('reports') } as const;
const refusals = [
  'not-found',
  'conflict',
  'bad-amount',
  'bad-day',
  'period-locked',
  'account-reconciled',
] as const;
const paid = { method: MoneyMethod, reference: line };

/** The owners’ money: each property’s own book, the manager’s fee, distributions and statements. */
export const ownerMoney = {
  getPropertyMoney: {
    ...read,
    path: '/api/ledger/getPropertyMoney/{propertyId}',
    summary: 'What each owner of a property has and can be paid, and the entries of the property’s own book',
    params: z.object({ propertyId: id }),
    query: z.object({ ...paging }),
    reply: z.object({ success, data: PropertyMoney }),
    refusals: ['not-found'],
  },
  addExpense: {
    ...entryMove,
    path: '/api/ledger/addExpense',
    summary: 'Write down what was paid for a property; its owners bear it by their shares of that day',
    body: z.object({
      property_id: id,
      vendor: line.min(1),
      category: ExpenseCategory,
      cents: amount,
      paid_on: SentDay,
      ...paid,
      memo: note,
      invoice: SentInvoice.optional(),
    }),
    refusals: [...refusals, 'invalid', 'trust-short'],
  },
  addContribution: {
    ...entryMove,
    path: '/api/ledger/addContribution',
    summary: 'Write down money that an owner paid in for a property',
    body: z.object({ property_id: id, owner_id: id, cents: amount, paid_on: SentDay, ...paid, memo: note }),
    refusals: [...refusals, 'invalid'],
  },
  payOwner: {
    ...entryMove,
    path: '/api/ledger/payOwner',
    summary: 'Write down a distribution to an owner, of cleared money only',
    body: z.object({ property_id: id, owner_id: id, cents: amount, paid_on: SentDay, ...paid, memo: note }),
    refusals: [...refusals, 'invalid', 'more-than-distributable', 'trust-short'],
  },
  recordPayout: {
    ...entryMove,
    path: '/api/ledger/recordPayout',
    summary: 'Write down what the payment provider paid out to the bank, of cleared money only',
    body: z.object({ property_id: id, cents: amount, paid_on: SentDay, reference: line, memo: note }),
    refusals: [...refusals, 'more-than-distributable'],
  },
  transferToOwner: {
    ...entryMove,
    path: '/api/ledger/transferToOwner',
    summary:
      'Have the payment provider send a distribution to an owner’s bank account, of cleared money only',
    body: z.object({
      property_id: id,
      owner_id: id,
      cents: amount,
      memo: note,
      /** What could be sent when the person looked. */
      seen_cents: cents.min(0),
    }),
    refusals: [
      ...refusals,
      'invalid',
      'more-than-distributable',
      'changed-meanwhile',
      'owner-not-payable',
      'transfer-refused',
      'payments-away',
    ],
  },
  reverseOwnerMoney: {
    ...entryMove,
    path: '/api/ledger/reverseOwnerMoney',
    summary: 'Take an entry of a property’s own book back; both stay in it',
    body: z.object({ property_id: id, entry_id: entryId, reason: note.min(1) }),
    refusals: [
      ...refusals,
      'already-reversed',
      'bill-not-open',
      'bill-of-request',
      'part-of-opening',
      'transfer-moving',
      'transfer-kept',
      'payments-away',
    ],
  },
  setManagementFee: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/setManagementFee',
    summary: 'Set what the manager gets of a property from a month on, and what is kept back of its money',
    body: z.object({
      property_id: id,
      version: z.number().int().min(0),
      fee: ManagementFee,
      from_month: month,
      reserve_cents: cents.min(0).max(limits.rentCents),
    }),
    reply: done,
    refusals: ['not-found', 'conflict', 'changed-meanwhile', 'invalid'],
  },
  listManagementFees: {
    ...read,
    path: '/api/ledger/listManagementFees',
    summary: 'What the management fee of a month is, property by property; nothing is charged',
    query: z.object({ month }),
    reply: answer({ month, is_over: z.boolean(), fees: z.array(MonthlyFee), has_more: z.boolean() }),
    refusals: [],
  },
  chargeManagementFee: {
    ...entryMove,
    path: '/api/ledger/chargeManagementFee',
    summary: 'Charge a property’s owners what is due of a month’s management fee',
    body: z.object({ property_id: id, month }),
    refusals: [...refusals, 'nothing-due', 'month-not-over'],
  },
  listStatements: {
    ...report,
    path: '/api/ledger/listStatements/{ownerId}',
    summary: 'The statements issued to an owner, the newest first',
    params: z.object({ ownerId: id }),
    reply: answer({
      owner_id: id,
      owner_name: z.string(),
      statements: z.array(StatementLine),
      /** Months that can be issued next, the newest first; empty for the owner. */
      months: z.array(month),
    }),
    refusals: ['not-found'],
  },
  listMonthStatements: {
    ...report,
    path: '/api/ledger/listMonthStatements',
    summary: 'The owners, and whose statement of a month is still to be issued',
    query: z.object({ month }),
    reply: answer({ month, is_over: z.boolean(), owners: z.array(MonthOwner), has_more: z.boolean() }),
    refusals: [],
  },
  getOwnerLedger: {
    ...report,
    path: '/api/ledger/getOwnerLedger/{ownerId}',
    summary: 'An owner’s entries of a year over all properties; for the owner those of issued statements',
    params: z.object({ ownerId: id }),
    query: z.object({ year }),
    reply: z.object({ success, data: OwnerLedger }),
    refusals: ['not-found'],
  },
  getOwnerYear: {
    ...report,
    path: '/api/ledger/getOwnerYear/{ownerId}',
    summary:
      'An owner’s calendar year by lines of Schedule E, property by property; for the owner by issued statements',
    params: z.object({ ownerId: id }),
    query: z.object({ year }),
    reply: z.object({ success, data: OwnerYear }),
    refusals: ['not-found'],
  },
  getStatement: {
    ...report,
    path: '/api/ledger/getStatement/{ownerId}',
    summary: 'An owner’s statement of a month as it was issued, or a preview for who may issue it',
    params: z.object({ ownerId: id }),
    query: z.object({ month }),
    reply: z.object({ success, data: OwnerStatement }),
    refusals: ['not-found', 'statement-issued'],
  },
  issueStatement: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/issueStatement',
    summary: 'Issue an owner’s statement of a month: it never changes again, and the owner is told',
    body: z.object({ owner_id: id, month }),
    reply: done,
    refusals: ['not-found', 'conflict', 'statement-issued', 'statement-differs', 'month-not-over'],
  },
} as const;
