import * as z from 'zod';
import { defined } from '../../shared/domain/defined';
import { refuse } from '../../shared/wire/refusals';

/** Where an export continues: after a place in the property list, and after units of the next property. */
const Place = z.object({
  list: z.string().optional(),
  within: z.object({ propertyId: z.string(), units: z.string() }).optional(),
});
export type ExportPlace = {
  readonly list?: string;
  readonly within?: { readonly propertyId: string; readonly units: string };
};

/** Opaque to callers. The parts are the lists' own cursors, which hold no key and no organization. */
export const writePlace = (place: ExportPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Refuses `invalid` for anything that is no export cursor. */
export function readPlace(cursor: string | undefined): ExportPlace {
  if (cursor === undefined) return {};
  try {
    const { list, within } = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return defined({ list, within });
  } catch {
    throw refuse('invalid', { fields: { after: 'This place in the list is not known' } });
  }
}
