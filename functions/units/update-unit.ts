import type { RequestOf } from '../../shared/contract/endpoint';
import { units as rows } from '../../shared/contract/units';
import { refuse } from '../../shared/wire/refusals';
import { changedFields } from '../common/portfolio/changed-fields';
import { findUnit } from '../common/portfolio/find-unit';
import { savePhotos } from '../common/portfolio/save-photos';
import { auditedUnit, unitAsObject } from '../common/portfolio/unit-audit';
import { change } from '../runtime/change';
import { versionOf } from '../table/db/conditions';
import { editUnit } from './edit-unit';

const bringsPhotos = ({ body }: RequestOf<typeof rows.updateUnit>) =>
  body.images?.some((image) => !('image_id' in image)) === true;

/** Needs the current version. A change of nothing succeeds, so a repeat after a lost answer does too.
 * Removed photos are deleted after the write. */
export const updateUnit = change(rows.updateUnit, {
  read: ({ viewer, now, params }, deps) =>
    findUnit({ viewer, now, unitId: params.unitId, toChange: true }, deps),
  act: async (request, deps) => {
    const { viewer, now, body, trace } = request;
    const { unit: before, head } = request.found;
    const version = versionOf(before);
    const isStale = body.version !== version;
    if (isStale && bringsPhotos(request)) throw refuse('changed-meanwhile');
    const { after, photos } = await editUnit({ before, property: head.property, viewer, now, body }, deps);
    const changed = changedFields(auditedUnit(before), auditedUnit(after));
    if (!changed) return { success: 1, data: { version } };
    if (isStale) throw refuse('changed-meanwhile');

    const object = unitAsObject(after);
    const left = trace({ action: 'unit.update', object, about: before.propertyId, ...changed });
    const write = () => deps.units.change({ before, after, head, trace: left });
    const next = await savePhotos(photos, write, deps);
    await deps.files.remove(before.images.filter((image) => !after.images.includes(image)));
    return { success: 1, data: { version: next } };
  },
});
