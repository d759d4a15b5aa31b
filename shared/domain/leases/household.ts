import * as z from 'zod';
import { limits } from '../limits';

const line = z.string().max(limits.textCharacters);

export const householdLimits = { utilities: 30, occupants: 30, pets: 20 } as const;

/** Who pays for electricity, water and the like. */
export const Utility = z.object({ name: line, paidBy: z.enum(['tenants', 'owner', 'shared']) });
export type Utility = z.infer<typeof Utility>;

/** Somebody who lives there without being a tenant, a child for example. */
export const Occupant = z.object({ name: line });

/** `description` says breed, color, weight, whatever the parties want to fix. */
export const Pet = z.object({ kind: z.enum(['dog', 'cat', 'other']), name: line, description: line });
export type Pet = z.infer<typeof Pet>;
