import * as z from 'zod';
import { type RecordOf, record } from '../db/record';
import { propertyPartition } from '../properties/record';

type UnitKey = { readonly organizationId: string; readonly propertyId: string; readonly unitId: string };

/** The sort keys of a unit's leases start with this. */
export const leasesOf = (unitId: string): string => `LEASE#${unitId}#`;

/** What a unit's status needs of its lease. Instants are UTC, empty until signed. */
export const Lease = record({
  name: 'lease',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    unitId: z.string(),
    leaseId: z.string(),
    tenantSignedAt: z.string(),
    ownerSignedAt: z.string(),
    inPersonEsign: z.union([z.literal(0), z.literal(1)]),
  }),
  key: ({ organizationId, propertyId, unitId, leaseId }: UnitKey & { leaseId: string }) => ({
    pk: propertyPartition(organizationId, propertyId),
    sk: `${leasesOf(unitId)}${leaseId}`,
  }),
});
export type Lease = RecordOf<typeof Lease>;
