import * as z from 'zod';
import { ListingTerms } from '../../../shared/domain/screening/listing';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';
import { place } from '../screening/record';

/** That a unit is open for applications, by a link that anyone may have. `until` is a UTC instant. */
export const Listing = record({
  name: 'listing',
  fields: () => ({
    organizationId: z.string(),
    ...place(),
    token: z.string(),
    until: z.string(),
    terms: ListingTerms.optional(),
  }),
  key: ({ organizationId, unitId }: { organizationId: string; unitId: string }) => ({
    pk: `${organizationPartition(organizationId)}#LISTINGS`,
    sk: unitId,
  }),
  expires: ({ until }) => until,
});
export type Listing = RecordOf<typeof Listing>;

/** A link without login: to an open unit, an application to fill in, or a screening to complete. */
export const ApplyLink = record({
  name: 'apply-link',
  fields: () => ({
    linkHash: z.string(),
    organizationId: z.string(),
    kind: z.enum(['listing', 'application', 'screening']),
    /** The unit's, the application's or the screening's id. */
    about: z.string(),
    /** The application's; absent for a unit's link. */
    applicationId: z.string().optional(),
    /** UTC instant. */
    expiresAt: z.string(),
    /** Opened from an account: nothing makes it last. */
    isShort: z.literal(true).optional(),
  }),
  key: ({ linkHash }: { linkHash: string }) => ({ pk: `APPLY#${linkHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type ApplyLink = RecordOf<typeof ApplyLink>;
