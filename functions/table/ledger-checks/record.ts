import * as z from 'zod';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';
import type { LedgerKey } from '../ledger/record';

export const checksPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#LEDGER_CHECKS`;

/** Stands for the lease where a check is about all ledgers of an organization. */
export const allLedgers = 'all';

/** Stands for the lease where a check is about one bank account: what is missing of others' money (D54). */
export const accountCheck = (code: string): string => `account:${code}`;
export const isAccountCheck = (leaseId: string): boolean => leaseId.startsWith(accountCheck(''));

/** Among what differs: the clearing account from what the payment provider holds. */
export const atProvider = 'provider';

/**
 * What the nightly check found in a ledger at a version of its head, or of a bank account with its missing
 * cents as the version; `differs` is empty when all is right.
 */
export const LedgerCheck = record({
  name: 'ledger-check',
  fields: () => ({
    organizationId: z.string(),
    leaseId: z.string(),
    version: z.number(),
    /** UTC instant. */
    at: z.string(),
    /** Names of figures; of all ledgers together, the leases whose ledgers differ. */
    differs: z.array(z.string()),
    /** Its rent by month was looked at, too: absent of checks from before there was such. */
    hasMonths: z.boolean().optional(),
  }),
  key: ({ organizationId, leaseId }: LedgerKey) => ({
    pk: checksPartition(organizationId),
    sk: leaseId,
  }),
});
export type LedgerCheck = RecordOf<typeof LedgerCheck>;
