import * as z from 'zod';
import { nameOf } from '../../../shared/domain/names';
import { organizationPartition, separator } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export type TenancyKey = {
  readonly organizationId: string;
  readonly userRoleId: string;
  readonly leaseId: string;
};

export const tenantsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#TENANTS`;

/** Where one tenant's tenancies are. */
export const tenanciesOf = (userRoleId: string): string => `TENANT#${userRoleId}#`;

type Named = Pick<TenancyKey, 'userRoleId' | 'leaseId'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** A tenancy's place in the organization's list, by name. */
export const tenancyPlace = ({
  firstName,
  lastName,
  email,
  userRoleId,
  leaseId,
}: Named): [string, string] => [
  naturalOrder(nameOf({ firstName, lastName, email })),
  // The end of a lease's id is its own; the rest is its unit's.
  `${userRoleId}-${leaseId.slice(-26)}`,
];

/** A person with the role of a tenant, and one lease that names their mail address. Shows nothing by itself: who
 * reads the lease through it sees the terms sent to this address. Names are as the lease had them. */
export const Tenancy = record({
  name: 'tenancy',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    leaseId: z.string(),
    propertyId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobile: z.string(),
    unitNumber: z.string(),
    propertyTitle: z.string(),
  }),
  key: ({ organizationId, userRoleId, leaseId }: TenancyKey) => ({
    pk: tenantsPartition(organizationId),
    sk: `${tenanciesOf(userRoleId)}${leaseId}`,
  }),
  derived: (tenancy) => ({
    order: tenancyPlace(tenancy).join(separator),
    searchText: plainText(
      [tenancy.firstName, tenancy.lastName, tenancy.email, tenancy.unitNumber, tenancy.propertyTitle].join(
        ' ',
      ),
    ),
  }),
});
export type Tenancy = RecordOf<typeof Tenancy>;
