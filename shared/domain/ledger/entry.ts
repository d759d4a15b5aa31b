import * as z from 'zod';
import { Day } from '../leases/moments';
import { limits } from '../limits';
import { ChargeKind, Lines, ownerMoves, Payee } from './accounts';
import { OwnerMoney } from './owners/owner-money';

const cents = z.number().int();
const line = z.string().max(limits.textCharacters);

/** A claim on the tenants. `period` is the month it belongs to, `2026-05`. */
export const Charge = z.object({
  kind: ChargeKind,
  label: line,
  due: Day,
  period: z.string(),
  to: Payee,
  cents,
});
export type Charge = Readonly<z.infer<typeof Charge>>;

/** A charge with something left to pay; `charge` is the sequence of its entry. */
export const OpenCharge = Charge.omit({ period: true }).extend({ charge: z.number().int() });
export type OpenCharge = Readonly<z.infer<typeof OpenCharge>>;

/** Money or credit on a charge, with its split by owner, so that undoing it needs nothing else (D45). */
export const Cover = OpenCharge.extend({ own: Lines.optional() });
export type Cover = Readonly<z.infer<typeof Cover>>;

/** Paid through the payment provider: by card, or as a debit of a bank account (ACH). */
export const OnlineMethod = z.enum(['card', 'bank']);
export type OnlineMethod = z.infer<typeof OnlineMethod>;

/** `opening`: held before the ledger began; `deposit`: of a deposit that is held (D33). */
export const PaymentMethod = z.enum([
  'cash',
  'check',
  'transfer',
  'opening',
  'deposit',
  ...OnlineMethod.options,
]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * How money came: a check's number, and who paid; `begun` (D17) and `clears` are of online payments,
 * `deposit` names the tenant whose deposit is used.
 */
export const Received = z.object({
  method: PaymentMethod,
  reference: line,
  payer: line,
  cents,
  begun: Day.optional(),
  clears: Day.optional(),
  deposit: z.string().optional(),
  /** The bank account that it came into; absent for the first one (D51). */
  account: z.string().optional(),
});

/** Money that left, outside of the provider: to whom, and the number of a check. */
export const PaidOut = z.object({ to: line, method: z.enum(['check', 'transfer', 'cash']), reference: line });
export type PaidOut = Readonly<z.infer<typeof PaidOut>>;

export const EntryType = z.enum([
  'charge',
  'credit',
  'payment',
  'apply',
  'free',
  'reallocation',
  'return',
  'refund',
  'reversal',
  'opening',
  'fee',
  'refund-failed',
  'dispute',
  'dispute-closed',
  ...ownerMoves,
  'bill',
  'payout',
  'deposit-refund',
  'deposit-move',
  'transfer',
  'sweep',
  'cure',
  'company',
  'company-expense',
  'bank',
  'unidentified',
  'write-off',
  'recovery',
]);
export type EntryType = z.infer<typeof EntryType>;

/**
 * What a command wants to write. `on` is the posting day, `process` who acts when no person does (D5).
 * `prepaid` and `refunded` are how the payment changes, `reverses` the source of the entry that this one
 * undoes (D2).
 */
export const Draft = z.object({
  source: z.string(),
  type: EntryType,
  on: Day,
  lines: Lines,
  why: z.string().max(limits.descriptionCharacters).optional(),
  process: z.string().optional(),
  /** The run of fees that it belongs to (late-fee-runs.md). */
  run: z.string().optional(),
  reverses: z.string().optional(),
  /** Of a write-off: the source of its charge (D67). */
  of: z.string().optional(),
  charge: Charge.optional(),
  payment: z.string().optional(),
  received: Received.optional(),
  covers: z.array(Cover).readonly().optional(),
  prepaid: cents.optional(),
  refunded: cents.optional(),
  /** Of the payment, given back from the deposit that it paid: its covers stay (D29). */
  sentBack: cents.optional(),
  /** In a property's own book. */
  owners: OwnerMoney.optional(),
  paidOut: PaidOut.optional(),
  /** The lease in whose ledger the other entry of a moved deposit is (D34). */
  moved: z.object({ lease: z.string() }).optional(),
});
export type Draft = Readonly<z.infer<typeof Draft>>;

/** As it stands in a book: the next number, for ever. */
export const Entry = Draft.extend({ seq: z.number().int().min(1) });
export type Entry = Readonly<z.infer<typeof Entry>>;

/** A payment as its entries leave it. `prepaid` covers nothing yet; `on` is the day it was posted for. */
export const Payment = Received.extend({
  paymentId: z.string(),
  state: z.enum(['settled', 'disputed', 'returned']),
  on: Day,
  refunded: cents,
  prepaid: cents,
  sentBack: cents.optional(),
  covers: z.array(Cover).readonly(),
});
export type Payment = Readonly<z.infer<typeof Payment>>;

export const onlineStates = [
  'initiated',
  'pending',
  'settled',
  'disputed',
  'returned',
  'failed',
  'expired',
] as const;
export type OnlineState = (typeof onlineStates)[number];

/** Money on its way online, which is not in the books: the day it was begun counts for late fees (D17). */
export const Pending = z.object({ payment: z.string(), cents, begun: Day });
export type Pending = Readonly<z.infer<typeof Pending>>;

/**
 * Balances are by account without the kind. Nothing is posted through the day `locked` (D7), and nothing that
 * moves an account of the bank through the day in `reconciled`, by the account's code (D55).
 */
export const Head = z.object({
  seq: z.number().int(),
  locked: z.string(),
  reconciled: z.record(z.string(), z.string()).optional(),
  open: z.array(OpenCharge).readonly(),
  prepayments: z.array(z.object({ payment: z.string(), cents, on: Day })).readonly(),
  /** Cents that were written off and not recovered (D67); absent for none. */
  writtenOff: cents.optional(),
  balances: Lines,
});
export type Head = Readonly<z.infer<typeof Head>>;

/** What a command sees of a lease's ledger: its head, and the entries and payments that it needs. */
export type Book = {
  readonly head: Head;
  readonly entries: Readonly<Record<string, Entry>>;
  readonly payments: Readonly<Record<string, Payment>>;
};

export const newHead: Head = { seq: 0, locked: '', open: [], prepayments: [], balances: {} };
export const newBook: Book = { head: newHead, entries: {}, payments: {} };
