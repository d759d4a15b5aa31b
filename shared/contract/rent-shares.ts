import * as z from 'zod';
import { shareUnits } from '../domain/leases/lease';
import { Day, SentDay } from '../domain/leases/moments';
import { peopleLimits } from '../domain/leases/parties';
import { limits } from '../domain/limits';
import { cents, id } from './parts';

const unit = z.enum(shareUnits);

/**
 * Roommates’ parts of one joint balance, as staff see them (D26). `amount` is as set, in cents or hundredths
 * of a percent; `share` of the month’s rent, `paid` since the month began, `left` of what is open.
 */
export const Roommates = z.object({
  rent: cents,
  /** Absent while no shares are set. */
  set: z.object({ from: Day, unit }).optional(),
  tenants: z.array(
    z.object({
      tenant_id: z.string(),
      name: z.string(),
      amount: cents,
      share: cents,
      paid: cents,
      left: cents,
    }),
  ),
  /** Paid since the month began by who is not one of them. */
  others: cents,
});
export type Roommates = z.infer<typeof Roommates>;

/** What one of them paid: the first name alone, empty for who is not a tenant. */
const PaidByOne = z.object({ name: z.string(), is_me: z.boolean(), cents });
export type PaidByOne = z.infer<typeof PaidByOne>;

/**
 * A tenant’s own part. Of roommates it says first names and what they paid, nothing else. What a tenant has
 * on its way is no longer left to pay of the own part.
 */
export const MyShare = z.object({
  rent: cents,
  mine: cents,
  left: cents,
  /** Since the month began, without those who paid nothing. */
  paid: z.array(PaidByOne),
  /** On its way online, by who sent it. */
  coming: z.array(PaidByOne),
  /** Earlier months of the last year in which somebody paid, the newest first. */
  before: z.array(z.object({ month: z.string(), paid: z.array(PaidByOne) })),
});
export type MyShare = z.infer<typeof MyShare>;

/** No shares end them. */
export const sharesBody = z.object({
  lease_id: id,
  from: SentDay,
  unit,
  shares: z
    .array(z.object({ tenant_id: id, amount: cents.min(0).max(limits.rentCents) }))
    .max(peopleLimits.tenants),
});
