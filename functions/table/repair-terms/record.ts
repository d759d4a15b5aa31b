import * as z from 'zod';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

const termsPartition = (organizationId: string) => `${organizationPartition(organizationId)}#REPAIR_TERMS`;

/** What may be spent on a property's requests, and who is on call. Amounts in cents. */
export const RepairTerms = record({
  name: 'repair-terms',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    usual: z.number().int(),
    emergency: z.number().int(),
    ownersSee: z.enum(['all', 'asked']),
    decidesAlone: z.string().optional(),
    /** User roles of the staff. */
    onCall: z.array(z.string()),
    shutOffs: z.string(),
    version: z.number(),
  }),
  key: ({ organizationId, propertyId }: { organizationId: string; propertyId: string }) => ({
    pk: termsPartition(organizationId),
    sk: `PROPERTY#${propertyId}`,
  }),
});
export type RepairTerms = RecordOf<typeof RepairTerms>;

/** Where water, gas and power of one unit are shut off. */
export const ShutOffs = record({
  name: 'shut-offs',
  fields: () => ({ organizationId: z.string(), unitId: z.string(), text: z.string() }),
  key: ({ organizationId, unitId }: { organizationId: string; unitId: string }) => ({
    pk: termsPartition(organizationId),
    sk: `UNIT#${unitId}`,
  }),
});
export type ShutOffs = RecordOf<typeof ShutOffs>;
