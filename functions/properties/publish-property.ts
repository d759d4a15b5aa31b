import { properties as rows } from '../../shared/contract/properties';
import { defined } from '../../shared/domain/defined';
import { Refusal, refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';
import type { NewProperty } from '../table/properties';
import { takenEmails } from './property-owners';
import { keysOf, storePhotos, uploadsOf } from './store-photos';
import type { Photo } from './unit-photos';

type Work = { readonly property: NewProperty; readonly photos: readonly Photo[] };

/**
 * Photos first, then the one write that makes the property be there: a picture without a property is swept up here, a property without its
 * pictures is never seen. After an error that is no refusal nobody knows whether the write was made, so the photos stay.
 */
export async function publishProperty({ property, photos }: Work, { once, now }: ViewerCall, deps: Deps) {
  const { propertyId } = property.property;
  await storePhotos(photos, deps.files);
  try {
    const reply = { success: 1, data: { property_id: propertyId } };
    const answer = await deps.properties.add(property, { ...defined({ once }), reply, now });
    const parsed = rows.addProperty.reply.parse(answer);
    // Another id: the same call had been done before, and these photos are second copies.
    const spent = parsed.data.property_id === propertyId ? uploadsOf(photos) : keysOf(photos);
    if (spent.length > 0) await deps.files.remove(spent);
    return parsed;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (photos.length > 0) await deps.files.remove(keysOf(photos));
    if (error.code !== 'owner-email-taken') throw error;
    throw refuse('owner-email-taken', { fields: await takenEmails(property.shares, deps) });
  }
}
