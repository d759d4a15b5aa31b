import * as z from 'zod';
import { refuse } from '../../../shared/wire/refusals';

const place = z.tuple([z.string().max(8), z.string().max(300), z.string().min(1).max(100)]);

/** An entry's place in a list: the value it is sorted by, and its id. */
export type Place = readonly [value: string, id: string];

/** Opaque to callers. It names its list but no key or organization, so that it cannot lead elsewhere. */
export const cursorOf = (list: string, [value, id]: Place): string =>
  Buffer.from(JSON.stringify([list, value, id])).toString('base64url');

/** Reads a cursor. Refuses `invalid`, naming the field, when it is not of this list. */
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
