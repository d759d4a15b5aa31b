import * as z from 'zod';
import { refuse } from '../../../shared/wire/refusals';
import { placeOf } from '../db/cursor';
import { separator } from '../db/keys';

/** The entry's place that a cursor names. Refuses `invalid` when its value is not a UTC instant. */
export function placeOfEntry(after: string): string {
  const place = placeOf('audit', after);
  if (!z.iso.datetime().safeParse(place[0]).success)
    throw refuse('invalid', { fields: { after: 'This place in the list is not known' } });
  return place.join(separator);
}
