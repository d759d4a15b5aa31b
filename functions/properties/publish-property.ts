import { properties as rows } from '../../shared/contract/properties';
import { defined } from '../../shared/domain/defined';
import { Refusal, refuse } from '../../shared/wire/refusals';
import { takenEmails } from '../portfolio/property-owners';
import { keysOf, storePhotos, uploadsOf } from '../portfolio/store-photos';
import { toldPlanFull } from '../portfolio/told-plan-full';
import type { Photo } from '../portfolio/unit-photos';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { ViewerCall } from '../runtime/handler';
import type { NewProperty } from '../table/properties';

type Work = { readonly property: NewProperty; readonly photos: readonly Photo[] };

/**
 * Photos first, then the one write that makes the property be there: a picture without a property is swept up here, a property without its
 * pictures is never seen. After an error that is no refusal nobody knows whether the write was made, so the photos stay.
 */
export async function publishProperty({ property, photos }: Work, request: ViewerCall, deps: Deps) {
  const { once, now, viewer } = request;
  const { propertyId, title, propertyType } = property.property;
  const isListed = Array.isArray(viewer.grants?.properties);
  const audit = audited(
    request,
    {
      action: 'property.add',
      object: { kind: 'property', id: propertyId, name: title },
      after: { propertyType, unitCount: property.units.length },
    },
    deps,
  );
  const organization = await request.organization();
  const adds = { properties: 1, units: property.units.length };
  const told = await toldPlanFull({ organization, adds, auditId: audit.auditId, now }, deps);
  await storePhotos(photos, deps.files);
  try {
    const reply = { success: 1, data: { property_id: propertyId } };
    const answer = await deps.properties.add(property, {
      ...defined({ once }),
      ...{ reply, now, audit, told },
      // Whoever sees a chosen list alone sees what he adds.
      ...(isListed && { grantTo: viewer }),
    });
    const parsed = rows.addProperty.reply.parse(answer);
    // Another id: the same call had been done before, and these photos are second copies.
    const spent = parsed.data.property_id === propertyId ? uploadsOf(photos) : keysOf(photos);
    if (spent.length > 0) await deps.files.remove(spent);
    return parsed;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (photos.length > 0) await deps.files.remove(keysOf(photos));
    if (error.code !== 'owner-email-taken') throw error;
    throw refuse('owner-email-taken', { fields: await takenEmails(property.shares, request, deps) });
  }
}
