import * as z from 'zod';
import { limits } from '../domain/limits';
import { noteLimits } from '../domain/portfolio/notes';
import { AccessParts } from '../domain/portfolio/unit-access';
import { UnitForm } from '../domain/portfolio/units';
import { unitViews } from '../domain/portfolio/vacancy';
import { tidyText } from '../domain/text';
import { InlineFile } from '../wire/files';
import { bearer, bodyLimits, endpoints } from './endpoint';
import { answer, cursor, done, id, line, paging, placeFilters, success, version, versioned } from './parts';
import { UnitRead, UnitRented } from './properties';

const alt = z.string().max(limits.textCharacters);

/** A unit's photos in their new order; the call deletes those not listed. At most 3 MB a unit (PRP-16). */
export const UnitImages = z
  .array(
    z.union([
      z.object({ image_id: id, alt: alt.default('') }),
      z.object({ file: InlineFile, alt: alt.default('') }),
      z.object({ upload: z.string().min(1).max(200), alt: alt.default('') }),
    ]),
  )
  .max(limits.imagesPerUnit);
export type UnitImages = z.infer<typeof UnitImages>;

/** 0 before anybody wrote something down. */
const accessVersion = z.number().int().min(0);

/** What staff keep of how one gets into a unit, and its meters (unit-access.md). */
const UnitAccessShown = z.object({
  keys: AccessParts.shape.keys,
  meters: AccessParts.shape.meters,
  /** Absent for who may not read them. */
  codes: AccessParts.shape.codes.optional(),
  has_codes: z.boolean(),
  version: accessVersion,
  /** The property's day. */
  today: z.string(),
  may_change: z.boolean(),
});
export type UnitAccessShown = z.infer<typeof UnitAccessShown>;

const localDate = z.string().max(10).optional();

/** A unit, with the few property fields its own screens show. */
export const UnitDetails = UnitRead.extend({
  property_id: id,
  property_title: z.string(),
  property_type: z.string(),
  version,
  images: z.array(z.object({ image_id: id, url: z.string(), alt: z.string() })),
  /** The neighboring units in the property, for the next and previous links. */
  previous_unit_id: id.optional(),
  next_unit_id: id.optional(),
  /** Today in the property’s zone, and since when the unit stands empty; absent while it does not. */
  today: z.string(),
  vacant_since: z.string().optional(),
  /** Empty until a lease names tenants. */
  tenants: z.array(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      mobile_number: z.string(),
      lease_start: z.string(),
      lease_end: z.string(),
      /** Of a tenant with a page of their own. */
      user_role_id: id.optional(),
    }),
  ),
});
export type UnitDetails = z.infer<typeof UnitDetails>;

/** A unit in the list of all units, with its first photo only. */
export const UnitLine = UnitRented.extend({ property_id: id, property_title: z.string() });
export type UnitLine = z.infer<typeof UnitLine>;

/** A note of a unit. Instants are UTC; `added_by` is a name, and only that person may change or delete it. */
export const NoteLine = z.object({
  note_id: id,
  text: z.string(),
  added_at: z.string(),
  added_by: z.string(),
  changed_at: z.string().optional(),
  version,
  may_change: z.boolean(),
});
export type NoteLine = z.infer<typeof NoteLine>;

const noteText = z.string().max(noteLimits.characters).overwrite(tidyText).min(1, 'Note is required');

/** What leaves some of the units that the caller may see. */
const unitFilters = {
  /** Words that must each appear in the unit number or the property’s name or address. */
  search: z.string().max(limits.textCharacters).optional(),
  ...placeFilters,
};

export const units = endpoints({
  searchUnits: {
    method: 'GET',
    path: '/api/units/searchUnits',
    auth: bearer('properties'),
    summary:
      'The units of all properties the caller may see, by property and number: searched, filtered, paged',
    query: z.object({
      view: z.enum(unitViews).optional(),
      ...unitFilters,
      /** `market.desc`; without it by property and number. */
      sort: line.optional(),
      ...paging,
    }),
    /** A page may be short or empty while there is a `next`; `count` where the list was read whole. */
    reply: answer({
      units: z.array(UnitLine),
      count: z.number().int().optional(),
      next: cursor.optional(),
    }),
    refusals: [],
  },
  countUnits: {
    method: 'GET',
    path: '/api/units/countUnits',
    auth: bearer('properties'),
    summary: 'How many units each view of the list has, among those that the filters leave',
    query: z.object(unitFilters),
    reply: answer({ views: z.record(z.enum(['all', ...unitViews]), z.number().int()) }),
    refusals: [],
  },
  addUnit: {
    method: 'POST',
    path: '/api/properties/addUnit',
    auth: bearer('properties', 'change'),
    summary: 'One more unit of a property, under the plan’s limit',
    body: z.object({
      property_id: id,
      unit: UnitForm,
      images: UnitImages.default([]),
      localDate,
    }),
    reply: answer({ unit_id: id }),
    refusals: ['unit-limit', 'not-found', 'property-archived', 'conflict', 'in-progress'],
    bodyLimit: bodyLimits.files,
    idempotent: true,
  },
  getUnit: {
    method: 'GET',
    path: '/api/properties/getUnit/{unitId}',
    auth: bearer('properties'),
    summary: 'One unit whole',
    params: z.object({ unitId: id }),
    reply: z.object({ success, data: UnitDetails }),
    refusals: ['not-found'],
  },
  updateUnit: {
    method: 'PUT',
    path: '/api/properties/updateUnit/{unitId}',
    auth: bearer('properties', 'change'),
    summary: 'Change a unit, its photos, their order and alt texts',
    params: z.object({ unitId: id }),
    body: z.object({ version, unit: UnitForm, images: UnitImages.optional(), localDate }),
    reply: versioned,
    refusals: ['not-found', 'changed-meanwhile', 'property-archived', 'conflict'],
    bodyLimit: bodyLimits.files,
  },
  deleteUnit: {
    method: 'DELETE',
    path: '/api/properties/DeleteUnit/{unitId}',
    auth: bearer('properties', 'change'),
    summary: 'Delete a unit that has no lease; its room under the plan’s limit is free again',
    params: z.object({ unitId: id }),
    reply: done,
    refusals: ['not-found', 'not-permitted', 'unit-has-lease', 'property-archived', 'conflict'],
  },
  markUnit: {
    method: 'POST',
    path: '/api/units/markUnit',
    auth: bearer('properties', 'change'),
    summary: 'Take a unit off the market, or put it back; leases are not touched',
    body: z.object({ unit_id: id, off_market: z.boolean() }),
    reply: versioned,
    refusals: ['not-found', 'property-archived', 'conflict', 'changed-meanwhile'],
  },
  getUnitAccess: {
    method: 'GET',
    path: '/api/units/getUnitAccess/{unitId}',
    auth: bearer('properties'),
    summary: 'Keys, meters and entry codes of a unit; staff alone, codes for who lets people in',
    params: z.object({ unitId: id }),
    reply: z.object({ success, data: UnitAccessShown }),
    refusals: ['not-found', 'not-permitted'],
  },
  changeUnitAccess: {
    method: 'POST',
    path: '/api/units/changeUnitAccess',
    auth: bearer('properties', 'change'),
    summary: 'Change keys, meters or entry codes of a unit; an absent part stays as it is',
    body: AccessParts.partial().extend({ unit_id: id, version: accessVersion }),
    bodyLimit: bodyLimits.form,
    reply: answer({ version }),
    refusals: ['not-found', 'not-permitted', 'conflict', 'changed-meanwhile', 'invalid', 'property-archived'],
    idempotent: true,
  },
  listNotes: {
    method: 'GET',
    path: '/api/units/listNotes/{unitId}',
    auth: bearer('properties'),
    summary: 'The notes of a unit, newest first, paged; for staff alone',
    params: z.object({ unitId: id }),
    query: z.object({ after: cursor.optional() }),
    reply: answer({ notes: z.array(NoteLine), next: cursor.optional(), may_change: z.boolean() }),
    refusals: ['not-found'],
  },
  addNote: {
    method: 'POST',
    path: '/api/units/addNote',
    auth: bearer('properties', 'change'),
    summary: 'One more note of a unit, under its limit',
    body: z.object({ unit_id: id, text: noteText }),
    reply: answer({ note_id: id }),
    refusals: ['not-found', 'note-limit', 'conflict', 'in-progress'],
    idempotent: true,
  },
  updateNote: {
    method: 'PUT',
    path: '/api/units/updateNote/{id}',
    auth: bearer('properties', 'change'),
    summary: 'Change the text of an own note',
    params: z.object({ id }),
    body: z.object({ version, text: noteText }),
    reply: versioned,
    refusals: ['not-found', 'changed-meanwhile', 'conflict'],
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/units/deleteNote/{id}',
    auth: bearer('properties', 'change'),
    summary: 'Delete an own note for good',
    params: z.object({ id }),
    reply: done,
    refusals: ['not-found', 'conflict'],
  },
});
