import * as z from 'zod';
import { addDays } from '../../dates';
import { limits } from '../../limits';
import type { Day } from '../moments';

const cents = z.number().int().min(0).max(limits.rentCents);
const line = z.string().max(limits.textCharacters);

export const RentLineKind = z.enum(['rent', 'pet', 'parking', 'other']);
export type RentLineKind = z.infer<typeof RentLineKind>;

/** A monthly payment for one thing, in cents. A renewal keeps a continuing line's id. */
export const RentLine = z.object({ id: z.string().min(1).max(64), kind: RentLineKind, label: line, cents });
export type RentLine = z.infer<typeof RentLine>;

/** How partial first and last months are charged (D10); move-in and move-out days both count. */
export const ProrationMethod = z.enum([
  'actual-days',
  'thirty-day-month',
  'actual-over-thirty',
  'year-365',
  'none',
]);
export type ProrationMethod = z.infer<typeof ProrationMethod>;

/** `firstMonthFull`: the first month is charged in full, the second one prorated, for the same sum (D12). */
export const Proration = z.object({ method: ProrationMethod, firstMonthFull: z.boolean() });

/** Percent in hundredths: 5 % is 500. `outstanding`: what is unpaid of the charge on the fee's day (D15). */
export const LateFee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('flat'), cents }),
  z.object({
    kind: z.literal('percent'),
    hundredths: z.number().int().min(0).max(10_000),
    of: z.enum(['original', 'outstanding']),
  }),
]);
export type LateFee = z.infer<typeof LateFee>;

/**
 * Stored here, charged by the ledger. `firstFeeDay` counts days from the due date and is explicit, because
 * practice differs by a day after the same grace (D14): due 1 March with 5 days of grace, 5 is 6 March and 6
 * is 7 March. `lineKinds` are the lines that carry a fee (D16).
 */
export const LateTerms = z.object({
  fee: LateFee,
  graceDays: z.number().int().min(0).max(60),
  firstFeeDay: z.number().int().min(1).max(61),
  repeats: z.object({ every: z.enum(['day', 'week']), cents }).optional(),
  maximumCents: cents.optional(),
  lineKinds: z.array(RentLineKind).max(RentLineKind.options.length),
});
export type LateTerms = z.infer<typeof LateTerms>;

/** The first day on which a charge due on a day can carry a late fee (D14). */
export const firstFeeDate = (dueOn: Day, { firstFeeDay }: Pick<LateTerms, 'firstFeeDay'>): Day =>
  addDays(dueOn, firstFeeDay);

/** What starts the deposit deadline: keys, forwarding address, or the later of both (D41). */
export const DepositClock = z.enum(['surrender', 'forwarding-address', 'later']);

/** `heldBy` names the holder (D32); `returnDays` are those of the rule that binds the landlord. */
export const Deposit = z.object({
  cents,
  heldBy: line,
  returnDays: z.number().int().min(0).max(180),
  clock: DepositClock,
});
export type Deposit = z.infer<typeof Deposit>;

/** The day of the last signature, or the term's first day. */
export const MoveInDue = z.enum(['signing', 'start']);
export type MoveInDue = z.infer<typeof MoveInDue>;

export const MoveInKind = z.enum(['pet-deposit', 'last-month', 'fee']);
export type MoveInKind = z.infer<typeof MoveInKind>;

/** Charged once, in cents. A fee says what it is for; of the deposits there is one each. */
export const MoveInItem = z.object({
  id: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/),
  kind: MoveInKind,
  label: line,
  cents,
  due: MoveInDue,
});
export type MoveInItem = z.infer<typeof MoveInItem>;

/** The most rows of `MoveIn`. */
export const maxMoveInItems = 20;

/**
 * What the signed term charges once (D61): its deposit, due on `depositDue`, and these. Described in
 * move-in.md.
 */
export const MoveIn = z.object({ depositDue: MoveInDue, items: z.array(MoveInItem).max(maxMoveInItems) });
export type MoveIn = z.infer<typeof MoveIn>;
