import * as z from 'zod';

/** A stretch of a clause: the same in both texts, or `was` in the older one and `is` in the newer one; empty where only one has it. */
const Part = z.union([z.object({ same: z.string() }), z.object({ was: z.string(), is: z.string() })]);
export type ChangedPart = z.infer<typeof Part>;

/** One clause that is not as it was. `number` and `title` are of the newer text, unless it was removed; `before` is its number in the older one. */
export const ClauseChange = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  change: z.enum(['changed', 'moved', 'added', 'removed']),
  before: z.string().optional(),
  parts: z.array(Part),
});
export type ClauseChange = z.infer<typeof ClauseChange>;
