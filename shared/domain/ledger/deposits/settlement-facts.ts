import * as z from 'zod';
import { Day } from '../../leases/moments';
import { limits } from '../../limits';
import { ChargeKind } from '../accounts';
import { OnlineMethod, PaidOut } from '../entry';

const cents = z.number().int();
const line = z.string().max(limits.textCharacters);

/** Kinds of what is asked for at the end. */
export const finalKinds = ['damage', 'utility', 'other'] as const;

/** An amount of the settlement, in cents, and what it is for. */
const item = { kind: ChargeKind, label: line, cents };

/** A settlement as it was signed off; it never changes. Amounts are cents, days the property's own. */
export const SettlementFacts = z.object({
  on: Day,
  /** Who signed it off, as they wrote their name. */
  signedBy: line,
  tenants: z.array(z.string()),
  /** Where the tenants are now; empty when they gave no address. */
  address: z.string(),
  held: z.array(z.object({ name: z.string(), cents })),
  /** What went to other leases of the tenants before (D34). */
  moved: z.array(z.object({ name: z.string(), cents })).optional(),
  /** What went back to the card or bank account before (D29). */
  sentBack: z.array(z.object({ how: OnlineMethod, cents })).optional(),
  /** What was open before. */
  due: z.array(z.object({ ...item, due: Day })),
  charges: z.array(z.object({ ...item, reason: z.string(), photos: z.number().int() })),
  waivers: z.array(z.object({ ...item, reason: z.string() })),
  sums: z.object({
    due: cents,
    added: cents,
    waived: cents,
    prepaid: cents,
    held: cents,
    applied: cents,
    refunded: cents,
    owed: cents,
  }),
  paidOut: PaidOut.optional(),
  /** The last day to send this, and the law that says so. */
  deadline: Day.optional(),
  rule: z.string().optional(),
});
export type SettlementFacts = z.infer<typeof SettlementFacts>;
