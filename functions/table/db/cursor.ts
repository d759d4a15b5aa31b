import * as z from 'zod';
import { refuse } from '../../../shared/wire/refusals';

const place = z.tuple([z.string().max(8), z.string().max(300), z.string().min(1).max(100)]);

/** A place in a list: the value it is sorted by and the id. `list` names the order, so that a place of one is not taken for another's. */
export type Place = readonly [value: string, id: string];

/** Opaque to callers. It holds no key and no organization: those come from the caller, so that a cursor cannot lead elsewhere. */
export const cursorOf = (list: string, [value, id]: Place): string =>
  Buffer.from(JSON.stringify([list, value, id])).toString('base64url');

/** Reads a cursor of this list. Refuses `invalid` and names the field. */
export function placeOf(list: string, cursor: string, field: 'after' | 'before' = 'after'): Place {
  const parsed = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success || parsed.data[0] !== list)
    throw refuse('invalid', { fields: { [field]: 'This place in the list is not known' } });
  return [parsed.data[1], parsed.data[2]];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
