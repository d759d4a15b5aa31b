import * as z from 'zod';
import { bulkKinds } from '../../../../../shared/domain/ledger/rent/bulk';

/** As typed, the amount in dollars. */
export const BulkChargeValues = z.object({
  kind: z.enum(bulkKinds),
  label: z.string(),
  cents: z.string(),
  due_on: z.string(),
  lease_ids: z.array(z.string()),
});
export type BulkChargeValues = z.infer<typeof BulkChargeValues>;

export const bulkMethods = ['check', 'cash', 'transfer'] as const;

/** As typed, by lease; amounts in dollars. */
export const BulkReceiptValues = z.object({
  received_on: z.string(),
  method: z.enum(bulkMethods),
  rows: z.record(z.string(), z.object({ cents: z.string(), reference: z.string() }).partial()),
});
export type BulkReceiptValues = z.infer<typeof BulkReceiptValues>;
