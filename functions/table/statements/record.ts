import * as z from 'zod';
import { Assignment } from '../../../shared/domain/ledger/bank/assigned-accounts';
import { ManagementFee } from '../../../shared/domain/ledger/owners/owner-money';
import { organizationPartition, separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export const termsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#PROPERTY_TERMS`;

/** What a property's manager gets from a month on, and what is kept back of its owners' money. */
export const PropertyTerms = record({
  name: 'property-terms',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    /** The earliest first; months before the first have no fee. */
    fees: z.array(z.object({ from: z.string(), fee: ManagementFee })),
    /** Cents. */
    reserve: z.number().int(),
    /** Its bank accounts, the earliest first; absent: the organization's (D51). */
    accounts: z.array(Assignment).optional(),
    version: z.number(),
  }),
  key: ({ organizationId, propertyId }: { organizationId: string; propertyId: string }) => ({
    pk: termsPartition(organizationId),
    sk: propertyId,
  }),
});
export type PropertyTerms = RecordOf<typeof PropertyTerms>;

export const statementsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#STATEMENTS`;
export const ofOwner = (ownerId: string): string => [ownerId, ''].join(separator);

const cents = () => z.number().int();

/** An owner's statement of a month, never changed (D46). `books` holds the last `seq` of each book. */
export const OwnerStatement = record({
  name: 'owner-statement',
  fields: () => ({
    organizationId: z.string(),
    ownerId: z.string(),
    seq: z.number().int().min(1),
    month: z.string(),
    from: z.string(),
    to: z.string(),
    /** Names as they were. */
    ownerName: z.string(),
    properties: z.array(
      z.object({
        propertyId: z.string(),
        title: z.string(),
        beginning: cents(),
        receipts: cents(),
        expenses: cents(),
        fees: cents(),
        contributions: cents(),
        distributions: cents(),
        /** Absent in statements of before there were any. */
        adjustments: cents().optional(),
        ending: cents(),
        deposits: cents(),
      }),
    ),
    books: z.record(z.string(), z.number().int()),
    /** UTC instant and user id. */
    issuedAt: z.string(),
    issuedBy: z.string(),
  }),
  key: ({ organizationId, ownerId, seq }: StatementKey) => ({
    pk: statementsPartition(organizationId),
    sk: `${ofOwner(ownerId)}${String(seq).padStart(5, '0')}`,
  }),
});
export type OwnerStatement = RecordOf<typeof OwnerStatement>;
export type StatementKey = {
  readonly organizationId: string;
  readonly ownerId: string;
  readonly seq: number;
};
