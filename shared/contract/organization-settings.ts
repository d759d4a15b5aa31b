import * as z from 'zod';
import { InsuranceRequirement } from '../domain/people/renters-insurance';
import { Business } from '../domain/settings/business';
import { LateFeeMode, ReturnedFee } from '../domain/settings/fee-settings';
import { LeaseDefaults } from '../domain/settings/lease-defaults';
import { logoLimits, logoTypes } from '../domain/settings/letterhead';
import { bearer, inFiveMinutes } from './endpoint';
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
  /** What its new leases begin with. */
  lease: LeaseDefaults.optional(),
  property_title: z.string(),
  version,
});
export type OwnFees = z.infer<typeof OwnFees>;

/** Versions are 0 before anybody set anything; amounts are cents. */
const OrganizationSettings = z.object({
  /** As everybody reads it; its head alone changes it. */
  name: z.string(),
  business: Business,
  /** What a new lease begins with. */
  lease: LeaseDefaults,
  insurance: InsuranceRequirement,
  /** A signed address; empty without a logo. */
  logo_url: z.string(),
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
  changeOrganizationSettings: {
    method: 'PUT',
    path: '/api/profile/changeOrganizationSettings',
    auth: bearer('money', 'change'),
    summary: 'Set a section of the organization’s settings; what is absent stays',
    body: z.object({
      version,
      business: Business.optional(),
      lease: LeaseDefaults.optional(),
      insurance: InsuranceRequirement.optional(),
    }),
    reply: answer({ version }),
    refusals: ['not-permitted', 'changed-meanwhile', 'conflict', 'invalid'],
  },
  changePropertyLease: {
    method: 'PUT',
    path: '/api/profile/changePropertyLease',
    auth: bearer('money', 'change'),
    summary: 'Set what new leases of one property begin with, or that they go by the organization again',
    body: z.object({
      property_id: id,
      /** As read; of a property that has nothing of its own 0. */
      version,
      lease: z.union([LeaseDefaults, z.literal('inherit')]),
    }),
    reply: answer({ version }),
    refusals: ['not-permitted', 'not-found', 'changed-meanwhile', 'conflict', 'invalid'],
  },
  createLogoUpload: {
    method: 'POST',
    path: '/api/profile/createLogoUpload',
    auth: bearer('money', 'change'),
    summary: 'Start sending a logo straight to storage',
    body: z.object({
      contentType: z.enum(logoTypes),
      bytes: z.number().int().min(1).max(logoLimits.bytes),
    }),
    reply: answer({ imageUpload: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
    refusals: ['not-permitted'],
    rate: [inFiveMinutes(20)],
  },
  saveLogo: {
    method: 'PUT',
    path: '/api/profile/saveLogo',
    auth: bearer('money', 'change'),
    summary: 'Use a sent logo on papers, mails and listings from now on; an empty name removes it',
    body: z.object({ version, upload: z.string().max(100) }),
    reply: answer({ version, logo_url: z.string() }),
    refusals: ['not-permitted', 'changed-meanwhile', 'conflict', 'invalid'],
  },
} as const;
