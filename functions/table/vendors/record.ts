import * as z from 'zod';
import { VendorFields } from '../../../shared/domain/requests/vendor';
import { organizationPartition, separator } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export type VendorKey = { readonly organizationId: string; readonly vendorId: string };

export const vendorsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#VENDORS`;

export const vendorJobsPartition = ({ organizationId, vendorId }: VendorKey) =>
  `${organizationPartition(organizationId)}#VENDOR#${vendorId}`;

/** A vendor's place in the organization's list, by name. */
export const vendorPlace = ({ name, vendorId }: { name: string; vendorId: string }): [string, string] => [
  naturalOrder(name),
  vendorId,
];

/** Whom the organization calls for work; has no account. Counts of jobs and stars move with the requests. */
export const Vendor = record({
  name: 'vendor',
  fields: () => ({
    organizationId: z.string(),
    vendorId: z.string(),
    ...VendorFields.shape,
    /** UTC instants. */
    addedAt: z.string(),
    archivedAt: z.string().optional(),
    /** Jobs that stand. */
    jobs: z.number(),
    /** What tenants gave, and how often. */
    stars: z.number(),
    ratings: z.number(),
    /** Counts changes by people. */
    version: z.number(),
  }),
  key: ({ organizationId, vendorId }: VendorKey) => ({
    pk: vendorsPartition(organizationId),
    sk: `VENDOR#${vendorId}`,
  }),
  derived: (vendor) => ({
    order: vendorPlace(vendor).join(separator),
    searchText: plainText([vendor.name, vendor.contact, vendor.email, vendor.areas].join(' ')),
  }),
});
export type Vendor = RecordOf<typeof Vendor>;

/** How many vendors there are, so that two adds at once meet on it. */
export const VendorCount = record({
  name: 'vendor-count',
  fields: () => ({ organizationId: z.string(), count: z.number() }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: vendorsPartition(organizationId),
    sk: 'COUNT',
  }),
});

/** A job that a vendor was given, the newest last. */
export const VendorJob = record({
  name: 'vendor-job',
  fields: () => ({
    organizationId: z.string(),
    vendorId: z.string(),
    requestId: z.string(),
    jobId: z.string(),
    /** UTC instant. */
    at: z.string(),
  }),
  key: ({
    at,
    requestId,
    jobId,
    ...vendor
  }: VendorKey & { at: string; requestId: string; jobId: string }) => ({
    pk: vendorJobsPartition(vendor),
    sk: [at, requestId, jobId].join(separator),
  }),
});
export type VendorJob = RecordOf<typeof VendorJob>;
