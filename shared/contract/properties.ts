import * as z from 'zod';
import { limits } from '../domain/limits';
import { OwnerForm } from '../domain/portfolio/owners';
import { propertyViews } from '../domain/portfolio/property-list';
import { furnishedTypes, propertyDefaults, propertyTypes } from '../domain/portfolio/property-types';
import { UnitForm } from '../domain/portfolio/units';
import { InlineFile } from '../wire/files';
import { bearer, bodyLimits, endpoints, inFiveMinutes } from './endpoint';
import { HomeFigures, HomeMore } from './home';
import {
  answer,
  cents,
  chosen,
  cursor,
  id,
  line,
  pageLimit,
  pictureType,
  placeFilters,
  success,
  wholeNumber,
} from './parts';
import { Setup } from './setup';

/** The multipart form sends lists as JSON text (spec §7); a plain list works too. */
const jsonList = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be a JSON list' });
      return z.NEVER;
    }
  }, z.array(item).max(most));

const SentFiles = z.union([InlineFile.transform((file) => [file]), z.array(InlineFile)]);

/** Moves files1, files2, … of the form into `files`, keyed by unit number from 1. */
const filesByUnit = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const rest: Record<string, unknown> = {};
  const files: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const unit = /^files([1-9]\d{0,2})$/.exec(key)?.[1];
    if (unit === undefined) rest[key] = value;
    else files[unit] = value;
  }
  return { ...rest, files };
};

const parking = wholeNumber(z.number().int().min(0).max(limits.parkingSpaces)).default(
  propertyDefaults.parking,
);

/** addProperty2's multipart form (spec §7) as JSON. Missing fields are empty, so the rule reports them. */
export const AddPropertyBody = z.preprocess(
  filesByUnit,
  z.object({
    userId: z.string().max(100).default(''),
    propertyType: line.default(''),
    propertyDesc: z.string().max(limits.descriptionCharacters).default(''),
    street: line.default(''),
    city: line.default(''),
    state: line.default(''),
    country: line.default(''),
    zipcode: line.default(''),
    property_title: line.default(''),
    parking,
    furnished_type: z
      .enum(Object.keys(furnishedTypes) as [keyof typeof furnishedTypes, ...(keyof typeof furnishedTypes)[]])
      .default(propertyDefaults.furnished_type),
    admin_id: z.string().max(100).optional(),
    role_label: line.optional(),
    units: jsonList(UnitForm, limits.unitsPerCall).default([]),
    rentalOwners: jsonList(OwnerForm, limits.ownersPerProperty).default([]),
    /** The caller's local date, so that `today` is theirs, not UTC's; ignored when more than a day off. */
    localDate: z.string().max(10).optional(),
    files: z.record(z.string().max(3), SentFiles).default({}),
  }),
);
export type AddPropertyBody = z.infer<typeof AddPropertyBody>;

/** A unit in a property's details (spec §3). `rent_price` is dollars with two decimals, empty if not set. */
export const UnitRead = z.object({
  unit_id: id,
  unit_number: z.string(),
  rent_price: z.string(),
  is_availability_date: z.string(),
  /** The day after its signed leases, else `is_availability_date`; absent while a lease has no last day. */
  free_from: z.string().optional(),
  unit_lease_status: z.union([z.literal(0), z.literal(1)]),
  /** Not for rent for now: counts as neither vacant nor available. */
  off_market: z.literal(true).optional(),
  /** The current lease, else the next one, else a draft. `text` and `move` as in PRP-26, PRP-28. */
  lease: z
    .object({
      lease_id: id,
      text: z.string(),
      co_signer_pending: z.boolean(),
      move: z.string(),
      /** Everyone has signed, and no move-in is recorded yet. */
      move_in_pending: z.boolean(),
    })
    .optional(),
  unit_address: z.string(),
  size_sqft: z.string(),
  bedrooms: z.string(),
  bathrooms: z.string(),
  /** Half baths beside them. */
  half_baths: z.string().optional(),
  appliances: z.array(z.string()),
  image_urls: z.array(z.string()),
  /** Alt text of each photo, in the same order; empty when nobody entered one. */
  image_alts: z.array(z.string()).optional(),
});
export type UnitRead = z.infer<typeof UnitRead>;

/** With its current lease, for who sees leases; `rent` in cents a month. */
export const UnitRented = UnitRead.extend({
  tenants: z.array(z.string()).optional(),
  rent: z.number().int().optional(),
});
export type UnitRented = z.infer<typeof UnitRented>;

/** An owner in a property's details (spec §3). */
export const OwnerRead = z.object({
  rental_user_owner_id: id,
  rental_owner_first_name: z.string(),
  rental_owner_last_name: z.string(),
  rent_owner_companyname: z.string(),
  rent_owner_email: z.string(),
  rent_owner_percentage: z.number(),
  rent_owner_bankinfo: z.union([z.literal(0), z.literal(1)]),
  /** The caller may not see this owner's bank details, so `rent_owner_bankinfo` is 0. */
  bank_hidden: z.literal(true).optional(),
});
export type OwnerRead = z.infer<typeof OwnerRead>;

export const PropertyRead = z.object({
  property_id: id,
  property_title: z.string(),
  property_type: z.string(),
  property_desc: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipcode: z.string(),
  parking: z.number().int(),
  furnished_type: z.string(),
  image_url: z.string(),
  unit_count: z.number().int(),
  /** At most the first 200; pass `next_units` to listUnits for more. */
  property_units: z.array(UnitRented),
  next_units: cursor.optional(),
  rental_owners: z.array(OwnerRead),
  /** The instant it was archived (UTC); absent for one in use. */
  archived_at: z.string().optional(),
  /** Cents past due in its leases, for who sees its money. */
  past_due: cents.optional(),
  /** Whether it has a photo of its own; else a unit's first photo is used. */
  has_cover: z.boolean(),
  /** updateProperty and changeShares send it back. Unit changes do not raise it, so they never conflict. */
  version: z.number().int(),
  /** For display only: every call checks permissions again. */
  may: z.object({ archive: z.boolean(), change: z.boolean(), addUnit: z.boolean(), deleteUnit: z.boolean() }),
});
export type PropertyRead = z.infer<typeof PropertyRead>;

export const PropertyLine = z.object({
  property_id: id,
  property_title: z.string(),
  property_type: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  unit_count: z.number().int(),
  image_url: z.string(),
  created_at: z.string(),
  /** Units whose lease is `eSign Completed`. */
  leased_count: z.number().int(),
  /** The monthly rents of all its units, dollars with two decimals. */
  rent_total: z.string(),
  archived_at: z.string().optional(),
  /** With `owners`: today's owners that the caller may see. */
  owners: z.array(z.string()).optional(),
  /** With `owners`: whether all of them have bank details; absent if the caller may see none. */
  bank: z.enum(['ready', 'missing']).optional(),
  /** With `money`: cents that are past due in its leases; absent if the caller may not see its money. */
  past_due: cents.optional(),
});
export type PropertyLine = z.infer<typeof PropertyLine>;

export const propertySorts = ['newest', 'oldest', 'name', 'name-descending'] as const;

/** What leaves some of the properties that the caller may see. */
const propertyFilters = {
  search: z.string().max(limits.textCharacters).optional(),
  type: z.enum(propertyTypes).optional(),
  ...placeFilters,
  /** States, as addresses have them. */
  state: chosen.optional(),
  /** With a unit that has no signed lease. */
  occupancy: z.literal('vacant').optional(),
  /** An owner has no bank details. */
  bank: z.literal('missing').optional(),
};

export const properties = endpoints({
  addProperty: {
    method: 'POST',
    path: '/api/properties/addProperty2',
    auth: bearer('properties', 'change'),
    summary: 'Register a property with its units, their photos and its rental owners, whole or not at all',
    body: AddPropertyBody,
    reply: answer({ property_id: id }),
    refusals: ['unit-limit', 'property-limit', 'owner-email-taken', 'not-found', 'conflict', 'in-progress'],
    bodyLimit: bodyLimits.files,
    idempotent: true,
  },
  getProperty: {
    method: 'GET',
    path: '/api/properties/propertyWithId/{id}',
    auth: bearer('properties'),
    summary: 'A property with its units and owners',
    params: z.object({ id }),
    reply: z.object({ success, data: z.array(PropertyRead) }),
    refusals: ['not-found'],
  },
  listUnits: {
    method: 'GET',
    path: '/api/properties/listUnits/{id}',
    auth: bearer('properties'),
    summary: 'More units of a property, paged',
    params: z.object({ id }),
    query: z.object({ after: cursor.optional() }),
    reply: answer({ units: z.array(UnitRented), next: cursor.optional() }),
    refusals: ['not-found'],
  },
  listProperties: {
    method: 'GET',
    path: '/api/properties/listProperties',
    auth: bearer('properties'),
    summary: 'The properties the caller may see: searched, filtered, sorted, paged',
    query: z.object({
      ...propertyFilters,
      /** Archived ones instead of those in use. */
      archived: z.literal('only').optional(),
      sort: z.enum(propertySorts).optional(),
      /** `rent.desc`: any other order than `sort` has, by a column. */
      order: line.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      /** Also reads the owners of each line. */
      owners: z.literal('with').optional(),
      /** Also reads what is past due of each line. */
      money: z.literal('with').optional(),
      limit: pageLimit.optional(),
    }),
    reply: answer({
      properties: z.array(PropertyLine),
      /** All properties in use that the caller may see; absent with a search or filter. */
      total: z.number().int().optional(),
      next: cursor.optional(),
      previous: cursor.optional(),
    }),
    refusals: [],
  },
  countProperties: {
    method: 'GET',
    path: '/api/properties/countProperties',
    auth: bearer('properties'),
    summary:
      'How many properties each view of the list has, among those that the filters leave, and their money',
    query: z.object(propertyFilters),
    reply: answer({
      views: z.record(
        z.enum(propertyViews),
        z.object({
          count: z.number().int(),
          /** Cents a month of all their units. */
          rent: cents,
          /** Cents that are past due, where the caller sees money. */
          past_due: cents.optional(),
        }),
      ),
    }),
    refusals: [],
  },
  getDashboard: {
    method: 'GET',
    path: '/api/properties/getDashboard',
    auth: bearer(),
    summary:
      'The home: rent of the month, what is past due, vacant and ending, and which leases need the caller',
    query: z.object(placeFilters),
    reply: z.object({ success, data: HomeFigures }),
    refusals: [],
  },
  getHomeMore: {
    method: 'GET',
    path: '/api/books/home',
    auth: bearer(),
    summary:
      'The rest of the home: rent by month, whose the money is, the next two weeks, and what else needs somebody',
    query: z.object(placeFilters),
    reply: z.object({ success, data: HomeMore }),
    refusals: [],
  },
  getSetup: {
    method: 'GET',
    path: '/api/properties/getSetup',
    auth: bearer(),
    summary:
      'How far the organization is on its way to the first rent paid online; nothing once that is hidden',
    reply: answer({ setup: Setup.optional(), is_hidden: z.literal(true).optional() }),
    refusals: [],
  },
  createImageUpload: {
    method: 'POST',
    path: '/api/properties/createImageUpload',
    auth: bearer('properties', 'change'),
    summary: 'Where and how to send one photo straight to storage, when it does not fit in a call',
    body: z.object({
      contentType: pictureType,
      bytes: z.number().int().min(1).max(limits.imageBytesPerUnit),
    }),
    reply: answer({ imageUpload: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
    refusals: [],
    rate: [inFiveMinutes(100)],
  },
  updateProperty: {
    method: 'PUT',
    path: '/api/properties/updateProperty/{id}',
    auth: bearer('properties', 'change'),
    summary: 'Change a property’s own facts; refused when somebody else changed it meanwhile',
    params: z.object({ id }),
    body: z.object({
      version: z.number().int().min(1),
      propertyType: line.default(''),
      propertyDesc: z.string().max(limits.descriptionCharacters).default(''),
      street: line.default(''),
      city: line.default(''),
      state: line.default(''),
      country: line.default(''),
      zipcode: line.default(''),
      property_title: line.default(''),
      parking,
      furnished_type: z
        .enum(
          Object.keys(furnishedTypes) as [keyof typeof furnishedTypes, ...(keyof typeof furnishedTypes)[]],
        )
        .default(propertyDefaults.furnished_type),
    }),
    reply: answer({ version: z.number().int() }),
    refusals: ['not-found', 'changed-meanwhile', 'property-archived', 'conflict'],
    bodyLimit: bodyLimits.form,
  },
  archiveProperty: {
    method: 'PUT',
    path: '/api/properties/archiveProperty/{id}',
    auth: bearer('properties', 'change'),
    summary: 'Take a property without leases out of use, or bring it back; nothing of it is lost',
    params: z.object({ id }),
    body: z.object({ archived: z.boolean() }),
    reply: z.object({ success }),
    refusals: ['not-found', 'property-has-lease', 'property-has-money', 'conflict'],
  },
  setCover: {
    method: 'PUT',
    path: '/api/properties/setCover/{id}',
    auth: bearer('properties', 'change'),
    summary: 'The photo that stands for a property; without one, the first photo of a unit does',
    params: z.object({ id }),
    body: z.object({ upload: line.optional() }),
    reply: answer({ image_url: z.string() }),
    refusals: ['not-found', 'property-archived', 'conflict'],
  },
  changeShares: {
    method: 'PUT',
    path: '/api/properties/changeShares/{id}',
    auth: bearer('properties', 'change'),
    summary: 'The owners and their shares from a day on; the shares before it stay as they were',
    params: z.object({ id }),
    body: z.object({
      version: z.number().int().min(1),
      /** Local date, not before the current shares began. Removes changes planned for that day or later. */
      effective_from: z.string().max(10),
      rentalOwners: z.array(OwnerForm).max(limits.ownersPerProperty),
    }),
    reply: answer({ version: z.number().int() }),
    refusals: ['not-found', 'changed-meanwhile', 'property-archived', 'owner-email-taken', 'conflict'],
    bodyLimit: bodyLimits.form,
  },
  getShareHistory: {
    method: 'GET',
    path: '/api/properties/getShareHistory/{id}',
    auth: bearer('owners'),
    summary:
      'The owners’ shares of a property by the day they count from, newest first; then the sets that were taken back',
    params: z.object({ id }),
    reply: z.object({
      success,
      data: z.array(
        z.object({
          effective_from: z.string(),
          shares: z.array(z.object({ rental_user_owner_id: id, name: z.string(), percentage: z.number() })),
          /** Present when another set replaced this one: the UTC instant and the name of the person. */
          taken_back: z.object({ at: z.string(), by: z.string() }).optional(),
        }),
      ),
    }),
    refusals: ['not-found'],
  },
  getActivity: {
    method: 'GET',
    path: '/api/properties/getActivity/{id}',
    auth: bearer('properties'),
    summary: 'What was changed on a property and its units, newest first, paged',
    params: z.object({ id }),
    query: z.object({ after: cursor.optional() }),
    reply: answer({
      entries: z.array(
        z.object({
          id,
          at: z.string(),
          /** The person’s name, or the process that acted. */
          by: z.string(),
          words: z.string(),
          object_name: z.string(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      next: cursor.optional(),
    }),
    refusals: ['not-found'],
  },
});
