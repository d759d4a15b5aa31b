import * as z from 'zod';

/** A stretch of a clause: `same` in both texts, or `was` in the older and `is` in the newer (or empty). */
const Part = z.union([z.object({ same: z.string() }), z.object({ was: z.string(), is: z.string() })]);
export type ChangedPart = z.infer<typeof Part>;

/**
 * A changed clause. Number and title are the newer text's or a removed one's; `before` is the old number.
 * `not-compared` stands alone: one of the texts is a file.
 */
export const ClauseChange = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  change: z.enum(['changed', 'moved', 'added', 'removed', 'not-compared']),
  before: z.string().optional(),
  parts: z.array(Part),
});
export type ClauseChange = z.infer<typeof ClauseChange>;
