import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { properties as rows } from '../../shared/contract/properties';
import { toFields } from '../../shared/domain/problem';
import { propertyProblems } from '../../shared/domain/properties';
import { mayAddUnits, RoleLabel } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { answerOnce } from '../portfolio/answer-once';
import { newProperty } from '../portfolio/new-property';
import { refuseOwnersBeyond, sharesOf } from '../portfolio/property-owners';
import { aFewAtOnce } from '../portfolio/store-photos';
import { todayOf } from '../portfolio/unit-form';
import { unitPhotos } from '../portfolio/unit-photos';
import type { Deps } from '../runtime/deps';
import { type First, readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { newUnitId } from '../table/unit-id';
import { tidyForm } from './property-form';
import { publishProperty } from './publish-property';

type Row = Contract['properties']['addProperty'];
type Request = RequestOf<Row> & ViewerCall;

/** A body's userId and admin_id are the caller's and the organization's own, or nobody's (decisions, Calls). They never change who acts. */
function refuseStrangers(
  { body: { userId, admin_id, role_label }, viewer }: Request,
  adminUserId: string,
): void {
  if (userId !== '' && userId !== viewer.userId) throw refuse('not-found');
  if (admin_id && admin_id !== adminUserId) throw refuse('not-found');
  if (role_label && !RoleLabel.safeParse(role_label).success)
    throw refuse('invalid', { fields: { role_label: 'There is no such role' } });
}

/** files7 of a form with six units belongs to nobody. */
function refuseFilesWithoutUnit({ body: { files, units } }: Request): void {
  const stray = Object.keys(files).find((number) => Number(number) > units.length);
  if (stray) throw refuse('invalid', { fields: { [`files${stray}`]: 'There is no such unit' } });
}

type Shares = Awaited<ReturnType<typeof sharesOf>>;

const findShares = ({ viewer, now, body }: Pick<Request, 'viewer' | 'now' | 'body'>, deps: Deps) => {
  const { rentalOwners, property_title: title } = tidyForm(body);
  return sharesOf(rentalOwners, { viewer, title, now }, deps);
};

async function register(request: Request & First<Shares>, deps: Deps): Promise<ReplyOf<Row>> {
  const { viewer, now, body } = request;
  if (!mayAddUnits(viewer)) throw refuse('not-permitted');
  const organization = await request.organization();
  refuseStrangers(request, organization.adminUserId);
  const form = tidyForm(body);
  const problems = propertyProblems(form, { today: todayOf(body.localDate, now) });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  refuseFilesWithoutUnit(request);
  const { planId } = organization.subscription;
  refuseOwnersBeyond({ owners: form.rentalOwners, viewer, planId });

  const shares = await request.first();
  const propertyId = deps.ids.next('prp');
  const units = await aFewAtOnce(form.units, async ({ imageUploads }, index) => {
    const unitId = newUnitId(propertyId, deps.ids.next('unt'));
    const inline = body.files[String(index + 1)] ?? [];
    const unit = { unitId, inline, imageUploads, number: index + 1 };
    const photos = await unitPhotos(unit, { viewer, propertyId }, deps);
    return { unitId, photos, images: photos.map(({ key }) => key) };
  });
  const property = newProperty(form, { propertyId, viewer, now, units, shares });
  return publishProperty({ property, photos: units.flatMap(({ photos }) => photos) }, request, deps);
}

/** API-14. */
export const addProperty: Handler<Row> = readingFirst<Request, Shares, ReplyOf<Row>>(
  findShares,
  (request, deps) =>
    answerOnce(request, { work: () => register(request, deps), parse: rows.addProperty.reply.parse }, deps),
);
