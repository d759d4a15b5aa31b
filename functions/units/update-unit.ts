import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { toFields } from '../../shared/domain/problem';
import { oneUnitProblems } from '../../shared/domain/units';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { changedFields } from '../portfolio/changed-fields';
import { editedPhotos } from '../portfolio/edited-photos';
import { findUnit } from '../portfolio/find-unit';
import { auditedUnit, unitAsObject } from '../portfolio/unit-audit';
import { tidyUnit, todayOf, unitFacts } from '../portfolio/unit-form';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { Unit } from '../table/properties';
import { versionOf } from '../table/versions';
import { keepingPhotos } from './keeping-photos';

type Row = Contract['units']['updateUnit'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof findUnit>>;

const find = ({ viewer, now, params }: Pick<Request, 'viewer' | 'now' | 'params'>, deps: Deps) =>
  findUnit({ viewer, now, unitId: params.unitId }, deps);

/** The form without a mistake, as the table stores it; photos stay as they are when the call does not name them. */
async function edited({ unit: before, head }: Found, { viewer, now, body }: Request, deps: Deps) {
  const { propertyType } = head.property;
  const form = tidyUnit(body.unit, propertyType);
  const today = todayOf(body.localDate, now);
  const problems = oneUnitProblems(form, { propertyType, today, before: before.availableDate });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  const { photos, ...pictures } = body.images
    ? await editedPhotos(body.images, { unit: before, viewer }, deps)
    : { photos: [], images: before.images };
  const { monthlyRent: _, ...rest } = before;
  const after: Unit = { ...rest, ...unitFacts(form), ...pictures };
  return { after, photos };
}

/**
 * A unit changed by who read it at its present version. What leaves everything as it stands is done whatever the version: so a repeat after a
 * lost answer finds its own work. Photos that go are removed once nothing names them.
 */
export const updateUnit: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  find,
  async (request, deps) => {
    const { body } = request;
    const found = await request.first();
    const { unit: before } = found;
    if (body.version !== versionOf(before) && body.images?.some((image) => !('image_id' in image)))
      throw refuse('changed-meanwhile');
    const { after, photos } = await edited(found, request, deps);
    const changed = changedFields(auditedUnit(before), auditedUnit(after));
    if (!changed) return { success: 1, data: { version: versionOf(before) } };
    if (body.version !== versionOf(before)) throw refuse('changed-meanwhile');

    const { organizationId, propertyId, unitId } = before;
    const nextPicture = () => deps.units.firstPhoto({ organizationId, propertyId, except: unitId });
    const version = await keepingPhotos(
      photos,
      () =>
        again(async (attempt) => {
          const { unit, head } = attempt === 1 ? found : await find(request, deps);
          if (versionOf(unit) !== body.version) throw refuse('changed-meanwhile');
          const change = { object: unitAsObject(after), about: propertyId, ...changed };
          const audit = audited(request, { action: 'unit.update', ...change }, deps);
          // A lease may have come or gone meanwhile, which is no edit.
          const { leaseStatus } = unit;
          return deps.units.change({
            before: unit,
            after: { ...after, leaseStatus },
            head,
            nextPicture,
            audit,
          });
        }),
      { deps },
    );
    const gone = before.images.filter((image) => !after.images.includes(image));
    if (gone.length > 0) await deps.files.remove(gone);
    return { success: 1, data: { version } };
  },
);
