import * as z from 'zod';
import { invalidRequest } from './errors';
import { integer } from './params';
import type { List } from './wire';

type Paging = { readonly limit?: number | undefined; readonly starting_after?: string | undefined };

/** A list's parameters: these filters, and paging. */
export const listParams = <F extends z.core.$ZodLooseShape>(filters: F) =>
  z.strictObject({
    limit: integer
      .refine((limit) => limit >= 1 && limit <= 100, 'Invalid integer: it must be 1 to 100.')
      .optional(),
    starting_after: z.string().optional(),
    ...filters,
  });

const defaultLimit = 10;

/** A page of a list, newest first. `objects` must be in order of creation. */
export function listPage<T extends { id?: string }>(
  objects: readonly T[],
  url: string,
  { limit = defaultLimit, starting_after: after }: Paging,
): List<T> {
  const newest = objects.toReversed();
  const place = after === undefined ? -1 : newest.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0)
    throw invalidRequest(`No such object: '${after}'`, { param: 'starting_after', code: 'resource_missing' });
  const rest = newest.slice(place + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
