import * as z from 'zod';
import type { Entry, Head } from '../entry';

/** A row of a report: what it is about, its words, and cents by column. Rows with the same key are one. */
export const ReportRow = z.object({
  key: z.string(),
  at: z.object({
    lease: z.string().optional(),
    property: z.string().optional(),
    unit: z.string().optional(),
    account: z.string().optional(),
    entry: z.string().optional(),
  }),
  texts: z.array(z.string()),
  cents: z.record(z.string(), z.number().int()),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** A book for a report: its head, and its entries from the first day that `entriesFrom` names. */
export type ReportedLedger = {
  readonly leaseId: string;
  readonly propertyId: string;
  readonly shown: {
    readonly unitNumber: string;
    readonly propertyTitle: string;
    readonly tenants: readonly string[];
  };
  readonly head: Pick<Head, 'open' | 'balances' | 'writtenOff'>;
  readonly entries: readonly Entry[];
};
