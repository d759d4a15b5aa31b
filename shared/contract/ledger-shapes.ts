import * as z from 'zod';
import { Day } from '../domain/leases/moments';
import { moveInClasses } from '../domain/leases/rent/move-in-charges';
import { LeaseStatus } from '../domain/leases/status/status';
import { ChargeKind } from '../domain/ledger/accounts';
import { SettlementFacts } from '../domain/ledger/deposits/settlement-facts';
import { EntryType, OnlineMethod, onlineStates, PaidOut, PaymentMethod } from '../domain/ledger/entry';
import { onlineModes } from '../domain/ledger/rent/online-modes';
import { planStates } from '../domain/ledger/rent/payment-plan';
import { promiseStates } from '../domain/ledger/rent/promise';
import { bearer } from './endpoint';
import { answer, cents, cursor, id } from './parts';
import { RecurringCharge } from './recurring';
import { MyShare, Roommates } from './rent-shares';

/** An entry's source key: it is part of a database key, of which each character is one byte. */
export const entryId = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[!-~]+$/);

/** What every call has in common that writes an entry. */
export const entryMove = {
  method: 'POST',
  auth: bearer('money', 'change'),
  reply: answer({ entry_id: entryId }),
  idempotent: true,
} as const;

/** What the tenants promised to pay of what was past due on a day, part by part (payment-plan.md). */
export const Plan = z.object({
  made_on: Day,
  debt: cents,
  /** What is left of it. */
  left: cents,
  state: z.enum(planStates),
  parts: z.array(z.object({ due_on: Day, cents, left: cents })),
  note: z.string(),
});
export type Plan = z.infer<typeof Plan>;

/** A charge with something left to pay; `charge` is its number in this ledger. */
export const OpenCharge = z.object({
  charge: z.number().int(),
  kind: ChargeKind,
  label: z.string(),
  due: Day,
  cents,
});
export type OpenCharge = z.infer<typeof OpenCharge>;

/** What a signed lease charges once, before anybody moves in; `open` is left to pay. */
export const MoveInLine = z.object({
  what: z.enum(moveInClasses),
  /** The name of a fee. */
  label: z.string(),
  due_on: Day,
  cents,
  open: cents,
  is_charged: z.boolean(),
});
export type MoveInLine = z.infer<typeof MoveInLine>;

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
  /** The deposit that was held when the ledger began. */
  opening_deposit: cents.optional(),
  /** A write-off that was recovered. */
  is_recovered: z.literal(true).optional(),
  /** A deposit that went to another lease, or came from one; `other` is there for those who see it. */
  moved: z
    .object({
      cents,
      way: z.enum(['in', 'out']),
      is_back: z.boolean(),
      is_reversed: z.boolean(),
      other: z.object({ lease_id: id, unit_number: z.string(), property_title: z.string() }).optional(),
    })
    .optional(),
  /** What the money or credit went to; below 0 where it was taken back. */
  covers: z.array(OpenCharge),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** A payment through the provider: only `settled` is paid. `begun` is a local day, `at` a UTC instant. */
export const OnlinePayment = z.object({
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

/** `lease` and `property` were chosen; without every owner’s bank account it is off. */
const OnlineChoice = z.object({
  mode: z.enum(onlineModes),
  lease: z.enum(onlineModes).optional(),
  property: z.enum(onlineModes).optional(),
  is_ready: z.boolean(),
});

/** Whether a tenant can pay online, why not, and when they asked the landlord for it in the last week. */
export const onlineWay = {
  mode: z.enum(onlineModes),
  why_off: z.enum(['no-bank', 'not-offered']).optional(),
  asked_on: Day.optional(),
};

/** How a lease’s tenants may pay now: `payable` is owed and not on its way. */
const MyPaying = z.object({
  ...onlineWay,
  payable: cents,
  least: cents,
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
  /** Bad debt that was written off and not recovered; absent for none. */
  written_off: cents.optional(),
  /** As of now. */
  open: z.array(OpenCharge),
  /** The property's state has payments cover rent before fees (D21). */
  rent_first: z.literal(true).optional(),
  /** Online payments on their way, and those failed since the last that settled; the newest first. */
  online: z.array(OnlinePayment),
  choice: OnlineChoice,
  /** The next day of autopay that is on. */
  autopay: Day.optional(),
  /** The newest first. */
  lines: z.array(LedgerLine),
  next: cursor.optional(),
  /** The nightly check found that its figures are not what its entries come to. */
  differs: z.boolean(),
  /** Where a lease has several tenants. */
  roommates: Roommates.optional(),
  /** What comes again beside the rent; absent for none. */
  recurring: z.array(RecurringCharge).optional(),
  plan: Plan.optional(),
  /** What the organization charges for a check that bounces, where it set that. */
  returned_fee: cents.optional(),
  /** What a payment plan made today would be of; absent for nothing. */
  plannable: cents.optional(),
  may: z.object({ change: z.boolean(), open: z.boolean(), share: z.boolean() }),
});
export type Ledger = z.infer<typeof Ledger>;

/** A lease’s money as its tenants see it: no notes, and of a roommate the first name alone (D26). */
export const MyLedger = Ledger.omit({
  unit_id: true,
  property_id: true,
  tenants: true,
  status: true,
  may: true,
  lines: true,
  choice: true,
  autopay: true,
  closed_through: true,
  differs: true,
  roommates: true,
  recurring: true,
  written_off: true,
  plan: true,
  plannable: true,
  returned_fee: true,
}).extend({
  /** As agreed with the landlord, without the note. */
  plan: Plan.omit({ note: true }).optional(),
  paying: MyPaying,
  /** The caller’s part, once shares are set. */
  share: MyShare.optional(),
  lines: z.array(LedgerLine.omit({ by: true, why: true })),
  /** How the deposit was settled, as the letter says. */
  settlement: SettlementFacts.optional(),
});
export type MyLedger = z.infer<typeof MyLedger>;

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
  /** Bad debt that was written off and not recovered; absent for none. */
  written_off: cents.optional(),
  aging: Aging,
  /** Days since the oldest open charge was due; 0 when nothing is past due. */
  days_late: z.number().int(),
  /** Falls due today or in the six days after. */
  due_week: cents,
  /** On its way online. */
  pending: cents,
  /** The property's days of the last reminder, and of the last payment that came back. */
  reminded: Day.optional(),
  returned: Day.optional(),
  /** The monthly rent agreed, of a lease that is or was signed. */
  rent: cents.optional(),
  status: LeaseStatus.optional(),
  /** The next day of autopay that is on. */
  autopay: Day.optional(),
  plan: z.enum(planStates).optional(),
  /** The newest promise of its tenants. */
  promised: z.object({ due_on: Day, cents, state: z.enum(promiseStates) }).optional(),
});
export type BalanceLine = z.infer<typeof BalanceLine>;

/** An open rent and its late fee: cents, or why it has none today. `cap` is the law's source. */
export const LateFee = z.object({
  lease_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  tenants: z.array(z.string()),
  entry_id: entryId,
  kind: ChargeKind,
  label: z.string(),
  due_on: Day,
  open: cents,
  first_fee_day: Day.optional(),
  cents,
  excluded: z.string().optional(),
  /** Its month's late fee was charged before, and reversed. */
  again: z.literal(true).optional(),
  cap: z.string().optional(),
});
export type LateFee = z.infer<typeof LateFee>;

export const BalanceSums = BalanceLine.pick({
  balance: true,
  past_due: true,
  prepaid: true,
  deposit_held: true,
  aging: true,
  due_week: true,
}).extend({ rent: cents });
export type BalanceTotals = z.infer<typeof BalanceSums>;
