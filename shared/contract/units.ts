import * as z from 'zod';
import { limits } from '../domain/limits';
import { UnitForm } from '../domain/units';
import { InlineFile } from '../wire/files';
import { bearer, bodyLimits, endpoints } from './endpoint';
import { done, id, success } from './parts';
import { UnitRead } from './properties';

/** The version of a record as it was read; a change sends it back, and is refused `changed-meanwhile` when somebody else was first. */
export const version = z.number().int().min(1);

const alt = z.string().max(limits.textCharacters);

/**
 * A unit's photos as they shall be: those that stay by their `image_id`, in the new order, each with its alt text; new ones as inline files
 * or direct uploads (createImageUpload). What is not listed is removed. At most 3 MB a unit together (PRP-16).
 */
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

const localDate = z.string().max(10).optional();

/** One unit whole, with the little of its property that its own screens show. */
export const UnitDetails = UnitRead.extend({
  property_id: id,
  property_title: z.string(),
  property_type: z.string(),
  version,
  images: z.array(z.object({ image_id: id, url: z.string(), alt: z.string() })),
  /** Its place among the property's units, for next and previous. */
  previous_unit_id: id.optional(),
  next_unit_id: id.optional(),
  /** The people who live there; empty until a lease says so. */
  tenants: z.array(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      mobile_number: z.string(),
      lease_start: z.string(),
      lease_end: z.string(),
    }),
  ),
});
export type UnitDetails = z.infer<typeof UnitDetails>;

export const units = endpoints({
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
    reply: z.object({ success, data: z.object({ unit_id: id }) }),
    sealed: true,
    refusals: ['unit-limit', 'not-found', 'conflict', 'account-read-only', 'in-progress', 'key-reused'],
    bodyLimit: bodyLimits.files,
    rate: [],
    idempotent: true,
  },
  getUnit: {
    method: 'GET',
    path: '/api/properties/getUnit/{unitId}',
    auth: bearer('properties'),
    summary: 'One unit whole',
    params: z.object({ unitId: id }),
    reply: z.object({ success, data: UnitDetails }),
    sealed: true,
    refusals: ['not-found'],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
  updateUnit: {
    method: 'PUT',
    path: '/api/properties/updateUnit/{unitId}',
    auth: bearer('properties', 'change'),
    summary: 'Change a unit, its photos, their order and alt texts',
    params: z.object({ unitId: id }),
    body: z.object({ version, unit: UnitForm, images: UnitImages.optional(), localDate }),
    reply: z.object({ success, data: z.object({ version }) }),
    sealed: true,
    refusals: ['not-found', 'changed-meanwhile', 'conflict', 'account-read-only'],
    bodyLimit: bodyLimits.files,
    rate: [],
  },
  deleteUnit: {
    method: 'DELETE',
    path: '/api/properties/DeleteUnit/{unitId}',
    auth: bearer('properties', 'change'),
    summary: 'Delete a unit that has no lease; its room under the plan’s limit is free again',
    params: z.object({ unitId: id }),
    reply: done,
    sealed: false,
    refusals: ['not-found', 'not-permitted', 'unit-has-lease', 'conflict', 'account-read-only'],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
});
