import * as z from 'zod';
import { LateFeeMode, ReturnedFee } from '../domain/settings/fee-settings';
import { bearer } from './endpoint';
import { answer, id } from './parts';

const version = z.number().int().min(0);

/** Switches with the UTC instants since which they are so; empty before anybody set them. */
const Fees = z.object({
  late_fees: z.object({ mode: LateFeeMode, since: z.string() }),
  returned_fee: ReturnedFee.extend({ since: z.string() }),
});

/** A property that has, or had, something of its own; what is absent goes by the organization. */
const OwnFees = Fees.partial().extend({
  property_id: id,
  property_title: z.string(),
  version,
});
export type OwnFees = z.infer<typeof OwnFees>;

/** Versions are 0 before anybody set anything; amounts are cents. */
const OrganizationSettings = z.object({
  fees: Fees.extend({ version }),
  properties: z.array(OwnFees),
  may: z.object({ change: z.boolean() }),
});
export type OrganizationSettings = z.infer<typeof OrganizationSettings>;

/**
 * What an organization sets for itself, section by section. Who reaches all of its money reads and changes
 * it.
 */
export const organizationSettingRows = {
  getOrganizationSettings: {
    method: 'GET',
    path: '/api/profile/getOrganizationSettings',
    auth: bearer('money'),
    summary: 'What the organization set for its properties, and which of them have their own',
    reply: answer({ ...OrganizationSettings.shape }),
    refusals: ['not-permitted'],
  },
  changeFeeSettings: {
    method: 'PUT',
    path: '/api/profile/changeFeeSettings',
    auth: bearer('money', 'change'),
    summary:
      'How late fees and returned-payment fees are charged from now on, in all properties or one; what is absent stays',
    body: z.object({
      /** Absent for the organization. */
      property_id: id.optional(),
      /** As read; of a property that has nothing of its own 0. */
      version,
      late_fees: z.union([LateFeeMode, z.literal('inherit')]).optional(),
      returned_fee: z.union([ReturnedFee, z.literal('inherit')]).optional(),
    }),
    reply: answer({ version }),
    refusals: ['not-permitted', 'not-found', 'changed-meanwhile', 'conflict', 'invalid'],
  },
} as const;
