import * as z from 'zod';
import { InsuranceRequirement } from '../../../shared/domain/people/renters-insurance';
import { Business } from '../../../shared/domain/settings/business';
import { OrganizationFees, PropertyFees } from '../../../shared/domain/settings/fee-settings';
import { LeaseDefaults } from '../../../shared/domain/settings/lease-defaults';
import { Logo } from '../../../shared/domain/settings/letterhead';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** What an organization set for all of its properties, a section each; absent until somebody set it. */
export const OrganizationSettings = record({
  name: 'organization-settings',
  fields: () => ({
    organizationId: z.string(),
    fees: OrganizationFees,
    business: Business.optional(),
    /** Its file stays when another takes its place: a sent lease names it. */
    logo: Logo.optional(),
    lease: LeaseDefaults.optional(),
    insurance: InsuranceRequirement.optional(),
    version: z.number(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: organizationPartition(organizationId),
    sk: 'SETTINGS',
  }),
});
export type OrganizationSettings = RecordOf<typeof OrganizationSettings>;

export const propertySettingsPartition = (organizationId: string): string =>
  `${organizationPartition(organizationId)}#SETTINGS`;

/** What a property has of its own. */
export const PropertySettings = record({
  name: 'property-settings',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    fees: PropertyFees,
    /** What its new leases begin with; absent: as the organization's. */
    lease: LeaseDefaults.optional(),
    version: z.number(),
  }),
  key: ({ organizationId, propertyId }: { organizationId: string; propertyId: string }) => ({
    pk: propertySettingsPartition(organizationId),
    sk: propertyId,
  }),
});
export type PropertySettings = RecordOf<typeof PropertySettings>;

export const insuranceWatchPartition = 'INSURANCE';

/** That an organization asks its tenants for insurance, so that the job looks at it. */
export const InsuranceWatch = record({
  name: 'insurance-watch',
  fields: () => ({
    organizationId: z.string(),
    /** The last day that the job did; absent before the first one. */
    doneOn: z.string().optional(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: insuranceWatchPartition,
    sk: organizationId,
  }),
});
export type InsuranceWatch = RecordOf<typeof InsuranceWatch>;
