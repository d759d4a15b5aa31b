import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { units as rows } from '../../shared/contract/units';
import { defined } from '../../shared/domain/defined';
import { limits } from '../../shared/domain/limits';
import { toFields } from '../../shared/domain/problem';
import { mayAddUnits } from '../../shared/domain/roles';
import { tidyLine } from '../../shared/domain/text';
import { oneUnitProblems } from '../../shared/domain/units';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { answerOnce } from '../portfolio/answer-once';
import { editedPhotos } from '../portfolio/edited-photos';
import { findHead } from '../portfolio/find-property';
import { toldPlanFull } from '../portfolio/told-plan-full';
import { auditedUnit, unitAsObject } from '../portfolio/unit-audit';
import { newUnit, tidyUnit, todayOf } from '../portfolio/unit-form';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { type First, readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { newUnitId } from '../table/unit-id';
import { keepingPhotos } from './keeping-photos';

type Row = Contract['units']['addUnit'];
type Request = RequestOf<Row> & ViewerCall;

/** The photos of the list and those that the form itself names, as addProperty2's does. */
const wantedPhotos = ({ images, unit }: Request['body']) => {
  const wanted = [...images, ...unit.imageUploads.map((upload) => ({ upload, alt: '' }))];
  if (wanted.length > limits.imagesPerUnit)
    throw refuse('invalid', { fields: { images: `At most ${limits.imagesPerUnit} photos for a unit` } });
  return wanted;
};

type Asked = Pick<Request, 'viewer' | 'now' | 'body'>;
type Found = Awaited<ReturnType<typeof look>>;

const find = ({ viewer, now, body }: Asked, deps: Deps) =>
  findHead({ viewer, now, propertyId: body.property_id }, deps);

/** The property, and whether it has a unit of this number. */
async function look(asked: Asked, deps: Deps) {
  const { property_id: propertyId, unit } = asked.body;
  const { organizationId } = asked.viewer;
  const unitNumber = tidyLine(unit.unitNumber);
  const [found, isTaken] = await Promise.all([
    find(asked, deps),
    deps.units.isNumberTaken({ organizationId, propertyId, unitId: '', unitNumber }),
  ]);
  return { found, isTaken };
}

async function register(request: Request & First<Found>, deps: Deps): Promise<ReplyOf<Row>> {
  const { viewer, now, body, once } = request;
  if (!mayAddUnits(viewer)) throw refuse('not-permitted');
  const propertyId = body.property_id;
  const { organizationId } = viewer;
  const { found, isTaken } = await request.first();
  const { propertyType } = found.property;
  const form = tidyUnit(body.unit, propertyType);
  const problems = oneUnitProblems(form, { propertyType, today: todayOf(body.localDate, now) });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });

  const ids = { organizationId, propertyId, unitId: newUnitId(propertyId, deps.ids.next('unt')) };
  const { photos, ...pictures } = await editedPhotos(
    wantedPhotos(body),
    { unit: { ...ids, images: [] }, viewer },
    deps,
  );
  const unit = newUnit(form, { ...ids, ...pictures });
  const reply = { success: 1, data: { unit_id: unit.unitId } };
  const organization = await request.organization();
  const adds = { properties: 0, units: 1 };
  return keepingPhotos(
    photos,
    () =>
      again(async (attempt) => {
        const head = attempt === 1 ? found : await find(request, deps);
        const object = unitAsObject(unit);
        const change = { action: 'unit.add', object, about: propertyId, after: auditedUnit(unit) } as const;
        const audit = audited(request, change, deps);
        const told = await toldPlanFull({ organization, adds, auditId: audit.auditId, now }, deps);
        const made = await deps.units.add({
          unit,
          head,
          isTaken,
          audit,
          told,
          ...defined({ once }),
          reply,
          now,
        });
        return rows.addUnit.reply.parse(made);
      }),
    // Another id: the same call had been done before, and these photos are second copies.
    { deps, isKept: ({ data }) => data.unit_id === unit.unitId },
  );
}

/** One more unit under the plan's limit (PRP-30); never a rental owner's (ROL-06). */
export const addUnit: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(look, (request, deps) =>
  answerOnce(request, { work: () => register(request, deps), parse: rows.addUnit.reply.parse }, deps),
);
