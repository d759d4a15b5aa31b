import * as z from 'zod';
import { shareUnits } from '../domain/leases/lease';
import { Day, SentDay } from '../domain/leases/moments';
import { peopleLimits } from '../domain/leases/parties';
import { limits } from '../domain/limits';
import { cents, id } from './parts';

const unit = z.enum(shareUnits);

/** Roommates’ parts of one joint balance, as staff see them (D26). `amount` is as set, in cents or hundredths of a
 * percent; `share` of the month’s rent, `paid` since the month began, `left` of what is open. */
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

/** A tenant’s own part. Of roommates it says first names and what they paid, nothing else. */
export const MyShare = z.object({
  rent: cents,
  mine: cents,
  left: cents,
  /** Since the month began, without those who paid nothing. */
  paid: z.array(z.object({ name: z.string(), is_me: z.boolean(), cents })),
});
export type MyShare = z.infer<typeof MyShare>;

/** No shares end them. */
export const sharesBody = z.object({
  ...{ lease_id: id, from: SentDay, unit },
  shares: z
    .array(z.object({ tenant_id: id, amount: cents.min(0).max(limits.rentCents) }))
    .max(peopleLimits.tenants),
});
