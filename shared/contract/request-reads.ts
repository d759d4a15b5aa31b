import * as z from 'zod';
import { limits } from '../domain/limits';
import { requestViews } from '../domain/requests/request-list';
import { requestStatuses } from '../domain/requests/status';
import { bearer } from './endpoint';
import { answer, chosen, cursor, id, line, paging, placeFilters, success } from './parts';
import { hazard, RequestDetails, RequestLine } from './request-shapes';

const read = { method: 'GET', auth: bearer('requests') } as const;

/** What leaves some of the requests that the caller may see. */
const filters = {
  ...placeFilters,
  unit: chosen.optional(),
  /** Vendors' or people's ids; `none` for what nobody has, `me` for the caller's own. */
  assignee: chosen.optional(),
  priority: chosen.optional(),
  category: chosen.optional(),
  /** Whole days since it was raised: `0..7`. */
  days: line.optional(),
  /** Part of the words, the name, the place or the assignee. */
  search: z.string().max(limits.textCharacters).optional(),
};

/** Four digits. */
const year = z
  .string()
  .length(4)
  .regex(/^\d{4}$/);

export const requestReads = {
  listRequests: {
    ...read,
    path: '/api/requests/listRequests',
    summary:
      'The requests that the caller may see: open ones by what is due next, or those of a year that are over',
    query: z.object({
      ...filters,
      status: chosen.optional(),
      view: z.enum(requestViews).optional(),
      /** Those that ended in that year, the latest first, in place of open ones. */
      year: year.optional(),
      /** `raised.desc`; without it by what is due next. */
      sort: line.optional(),
      ...paging,
    }),
    reply: answer({
      requests: z.array(RequestLine),
      next: cursor.optional(),
      /** Where the list was read whole for another order, a view or a filter. */
      count: z.number().int().optional(),
      /** There are more than a list reads whole: the rest is not in it. */
      is_cut: z.boolean().optional(),
      may_raise: z.boolean(),
    }),
    refusals: ['not-found'],
  },
  countRequests: {
    ...read,
    path: '/api/requests/countRequests',
    summary: 'How many requests each view of the list has, among those that the filters leave',
    query: z.object({
      ...filters,
      status: chosen.optional(),
      /** Whose requests that ended are counted, too. */
      year: year.optional(),
    }),
    reply: answer({
      views: z.record(z.enum(['all', ...requestViews]), z.number().int()),
      /** With `year`. */
      over: z.number().int().optional(),
      /** There are more than a list reads whole: the rest is not counted. */
      is_cut: z.boolean(),
    }),
    refusals: [],
  },
  getBoard: {
    ...read,
    path: '/api/requests/getBoard',
    summary: 'The open requests by status: each column with its first fifty and its count',
    query: z.object(filters),
    reply: answer({
      columns: z.array(
        z.object({
          status: z.enum(requestStatuses),
          count: z.number().int(),
          requests: z.array(RequestLine),
        }),
      ),
      /** More than 2,000 are open; counts are of the first. */
      is_cut: z.boolean(),
    }),
    refusals: ['not-found'],
  },
  getRequest: {
    ...read,
    path: '/api/requests/getRequest/{id}',
    summary: 'A request whole, with its files, its history and the newest of its thread',
    params: z.object({ id }),
    reply: z.object({ success, data: RequestDetails }),
    refusals: ['not-found'],
  },
  listRequestPlaces: {
    ...read,
    path: '/api/requests/listRequestPlaces',
    summary:
      'Where a tenant or a rental owner may raise a request, with what to do in an emergency; staff choose by their own lists',
    reply: answer({
      places: z.array(
        z.object({
          property_id: id,
          unit_id: id.optional(),
          lease_id: id.optional(),
          property_title: z.string(),
          unit_number: z.string(),
          address: z.string(),
          zone: z.string(),
          /** Where water, gas and power are shut off. */
          shut_offs: z.string(),
          on_call: z.object({ name: z.string(), mobile_number: z.string() }),
        }),
      ),
      hazards: z.array(z.object({ hazard, name: z.string(), now: z.string() })),
    }),
    refusals: [],
  },
  getVisitCalendar: {
    ...read,
    path: '/api/requests/getVisitCalendar/{id}',
    summary: 'The agreed visits of a request as an iCalendar file',
    params: z.object({ id }),
    reply: answer({ file_name: z.string(), calendar: z.string() }),
    refusals: ['not-found'],
  },
} as const;
