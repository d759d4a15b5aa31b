import * as z from 'zod';
import { listParams } from './params';
import { invalid } from './problem';
import type { List } from './wire';

type Paging = { limit?: number | undefined; starting_after?: string | undefined };

/** The parameters of a list with these filters besides paging. */
export const listOfParams = <F extends z.core.$ZodLooseShape>(filters: F) =>
  z.strictObject({ ...listParams, ...filters });

const usual = 10;

/** A page of things given in the order in which they were made; Stripe lists the newest first. */
export function page<T extends { id?: string }>(made: readonly T[], url: string, asked: Paging): List<T> {
  const newest = made.toReversed();
  const { limit = usual, starting_after: after } = asked;
  const place = after === undefined ? -1 : newest.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0)
    throw invalid(`No such object: '${after}'`, { param: 'starting_after', code: 'resource_missing' });
  const rest = newest.slice(place + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
