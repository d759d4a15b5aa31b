import * as z from 'zod';
import { SentDay } from '../domain/leases/moments';
import { limits } from '../domain/limits';
import { categoryKeys } from '../domain/requests/categories';
import { vendorViews } from '../domain/requests/vendor-list';
import { bearer, endpoints } from './endpoint';
import { answer, chosen, cursor, done, id, line, nameLine, note, paging, version, versioned } from './parts';
import { category, insurance, RequestLine } from './request-shapes';
import { vendorJobs } from './vendor-jobs';

/** A vendor in a list. `insured_until` is the last day of its insurance. */
export const VendorLine = z.object({
  vendor_id: id,
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  trades: z.array(category),
  areas: z.string(),
  insured_until: z.string().optional(),
  insurance,
  is_archived: z.boolean(),
  /** How many open requests it has now. */
  open_jobs: z.number().int(),
  /** Of what tenants said about its work. */
  rating: z.object({ stars: z.number(), count: z.number().int() }).optional(),
  version,
});
export type VendorLine = z.infer<typeof VendorLine>;

export const VendorDetails = VendorLine.extend({
  notes: z.string(),
  /** Its requests, the latest first: at most fifty. */
  requests: z.array(RequestLine),
  may_change: z.boolean(),
});
export type VendorDetails = z.infer<typeof VendorDetails>;

const fields = {
  name: nameLine,
  contact: line.default(''),
  email: z.string().max(limits.emailCharacters),
  mobile_number: z.string().max(30).default(''),
  trades: z.array(category).max(categoryKeys.length).default([]),
  areas: line.default(''),
  insured_until: SentDay.optional(),
  notes: note.default(''),
};

const changes = bearer('requests', 'change');

/** What leaves some of the vendors. A vendor belongs to no property. */
const vendorFilters = {
  search: z.string().max(limits.textCharacters).optional(),
  trade: chosen.optional(),
  insurance: chosen.optional(),
  /** Places where they work, as written at a vendor. */
  area: chosen.optional(),
};

export const vendors = endpoints({
  listVendors: {
    method: 'GET',
    auth: bearer('requests'),
    path: '/api/vendors/listVendors',
    summary:
      'The organization’s vendors by name, for staff: searched by name, filtered by trade, insurance and area',
    query: z.object({
      ...vendorFilters,
      view: z.enum(vendorViews).optional(),
      /** `jobs.desc`; without it by name. */
      sort: line.optional(),
      ...paging,
    }),
    reply: answer({
      vendors: z.array(VendorLine),
      next: cursor.optional(),
      /** Where the list was read whole for another order, a view or a filter. */
      count: z.number().int().optional(),
      may_change: z.boolean(),
    }),
    refusals: ['not-permitted'],
  },
  countVendors: {
    method: 'GET',
    auth: bearer('requests'),
    path: '/api/vendors/countVendors',
    summary: 'How many vendors each view of the list has, among those that the filters leave',
    query: z.object(vendorFilters),
    reply: answer({ views: z.record(z.enum(['all', ...vendorViews]), z.number().int()) }),
    refusals: ['not-permitted'],
  },
  getVendor: {
    method: 'GET',
    auth: bearer('requests'),
    path: '/api/vendors/getVendor/{id}',
    summary: 'A vendor with its latest requests',
    params: z.object({ id }),
    reply: answer(VendorDetails.shape),
    refusals: ['not-found', 'not-permitted'],
  },
  addVendor: {
    method: 'POST',
    auth: changes,
    path: '/api/vendors/addVendor',
    summary: 'Write a vendor down',
    body: z.object(fields),
    reply: answer({ vendor_id: id }),
    refusals: ['not-permitted', 'invalid', 'vendor-limit', 'conflict', 'in-progress'],
    idempotent: true,
  },
  updateVendor: {
    method: 'PUT',
    auth: changes,
    path: '/api/vendors/updateVendor/{id}',
    summary: 'Change a vendor; refused when somebody else changed it meanwhile',
    params: z.object({ id }),
    body: z.object({ version, ...fields }),
    reply: versioned,
    refusals: ['not-found', 'not-permitted', 'invalid', 'changed-meanwhile', 'conflict'],
  },
  archiveVendor: {
    method: 'POST',
    auth: changes,
    path: '/api/vendors/archiveVendor',
    summary: 'Archive a vendor; refused while it has a job',
    body: z.object({ vendor_id: id }),
    reply: done,
    refusals: ['not-found', 'not-permitted', 'conflict', 'vendor-has-jobs'],
  },
  restoreVendor: {
    method: 'POST',
    auth: changes,
    path: '/api/vendors/restoreVendor',
    summary: 'Bring an archived vendor back',
    body: z.object({ vendor_id: id }),
    reply: done,
    refusals: ['not-found', 'not-permitted', 'conflict'],
  },
  ...vendorJobs,
});
