import * as z from 'zod';
import { listParams } from './params';
import { invalid } from './problem';
import type { List } from './wire';

type Paging = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** The parameters of a list with these filters besides paging. */
export const listOfParams = <F extends z.core.$ZodLooseShape>(filters: F) =>
  z.strictObject({ ...listParams, ...filters });

const usual = 10;

/** A page of things given in the order in which they were made; Stripe lists the newest first. */
export function page<T extends { id?: string }>(made: readonly T[], url: string, asked: Paging): List<T> {
  const newest = made.toReversed();
  const { limit = usual, starting_after: after, ending_before: before } = asked;
  const cursor = after ?? before;
  const place = cursor === undefined ? -1 : newest.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && place < 0)
    throw invalid(`No such object: '${cursor}'`, {
      param: after === undefined ? 'ending_before' : 'starting_after',
      code: 'resource_missing',
    });
  if (before !== undefined) {
    const earlier = newest.slice(0, place);
    return { object: 'list', data: earlier.slice(-limit), has_more: earlier.length > limit, url };
  }
  const later = newest.slice(place + 1);
  return { object: 'list', data: later.slice(0, limit), has_more: later.length > limit, url };
}
