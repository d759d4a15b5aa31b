import * as z from 'zod';
import { limits } from '../limits';

const line = z.string().max(limits.textCharacters);

export const householdLimits = { utilities: 30, occupants: 30, pets: 20 } as const;

/** Who pays for electricity, water and the like. */
export const Utility = z.object({ name: line, paidBy: z.enum(['tenants', 'owner', 'shared']) });
export type Utility = z.infer<typeof Utility>;

/** Someone who lives there without being a tenant, such as a child. */
export const Occupant = z.object({ name: line });

/** `description` holds breed, color, weight, whatever the parties want to record. */
export const Pet = z.object({ kind: z.enum(['dog', 'cat', 'other']), name: line, description: line });
export type Pet = z.infer<typeof Pet>;
