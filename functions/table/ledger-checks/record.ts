import * as z from 'zod';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';
import type { LedgerKey } from '../ledger/record';

export const checksPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#LEDGER_CHECKS`;

/** Stands for the lease where a check is about all ledgers of an organization. */
export const allLedgers = 'all';

/** Among what differs: the clearing account from what the payment provider holds. */
export const atProvider = 'provider';

/** What the nightly check found in a ledger at a version of its head; `differs` is empty when all is right. */
export const LedgerCheck = record({
  name: 'ledger-check',
  fields: () => ({
    ...{ organizationId: z.string(), leaseId: z.string() },
    version: z.number(),
    /** UTC instant. */
    at: z.string(),
    /** Names of figures; of all ledgers together, the leases whose ledgers differ. */
    differs: z.array(z.string()),
  }),
  key: ({ organizationId, leaseId }: LedgerKey) => ({
    pk: checksPartition(organizationId),
    sk: leaseId,
  }),
});
export type LedgerCheck = RecordOf<typeof LedgerCheck>;
