import * as z from 'zod';

const Section = z.object({ finding: z.enum(['clear', 'look']), lines: z.array(z.string()) });

/** A bureau's report. `look`: something in it that a person should read. No score of ours is made of it. */
export const Report = z.object({
  sections: z.object({
    identity: Section,
    credit: Section,
    eviction: Section,
    criminal: Section,
    income: Section,
  }),
  /** Set by the simulated bureau, and shown. */
  isSimulated: z.boolean(),
});
export type Report = z.infer<typeof Report>;

/** Days a report is kept (D50). */
export const reportDays = 90;

type Reader = { readonly userId: string };
/** Whether a person is on the report's access list before its date (D50). `until` is a UTC instant. */
export const mayReadReport = (
  { userId }: Reader,
  { readers, until }: { readonly readers: readonly string[]; readonly until: string },
  now: Date,
): boolean => readers.includes(userId) && until > now.toISOString();
