import type { AddPropertyBody } from '../../shared/contract/properties';
import { RoleLabel, type Viewer } from '../../shared/domain/people/roles';
import { type PropertyForm, propertyProblems } from '../../shared/domain/portfolio/properties';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import type { FoundOwners } from '../common/portfolio/find-owners';
import { refuseOwnersBeyond } from '../common/portfolio/name-owners';
import { newProperty } from '../common/portfolio/new-property';
import { sharesOf } from '../common/portfolio/share-property';
import { filesAtOnce } from '../common/portfolio/store-photos';
import { todayOf } from '../common/portfolio/unit-form';
import { type Photo, unitPhotos } from '../common/portfolio/unit-photos';
import type { Deps } from '../runtime/deps/deps';
import { mapAll } from '../runtime/map-all';
import type { Organization } from '../table/organizations/record';
import type { NewProperty } from '../table/properties/writes';
import { newUnitId } from '../table/units/record';
import { tidyForm } from './property-form';

type Asked = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly body: AddPropertyBody;
  readonly owners: FoundOwners;
  readonly organization: Organization;
};

/** `userId` and `admin_id` never change who acts; other people's are refused (decisions, Calls). */
function refuseStrangers({ body: { userId, admin_id, role_label }, viewer, organization }: Asked): void {
  if (userId !== '' && userId !== viewer.userId) throw refuse('not-found');
  if (admin_id && admin_id !== organization.adminUserId) throw refuse('not-found');
  if (role_label && !RoleLabel.safeParse(role_label).success)
    throw refuse('invalid', { fields: { role_label: 'There is no such role' } });
}

/** A form with six units may not carry files7. */
function refuseFilesWithoutUnit({ files, units }: AddPropertyBody): void {
  const stray = Object.keys(files).find((number) => Number(number) > units.length);
  if (stray) throw refuse('invalid', { fields: { [`files${stray}`]: 'There is no such unit' } });
}

/** The form, tidied and checked by the rules the screen runs too. */
function checkForm(asked: Asked): PropertyForm {
  const { viewer, now, body, organization } = asked;
  refuseStrangers(asked);
  const form = tidyForm(body);
  const problems = propertyProblems(form, { today: todayOf(body.localDate, now) });
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  refuseFilesWithoutUnit(body);
  const { planId } = organization.subscription;
  refuseOwnersBeyond({ owners: form.rentalOwners, viewer, planId });
  return form;
}

/** The checked form as a new property with units and shares, and its photos, checked but not stored yet. */
export async function draftProperty(
  asked: Asked,
  deps: Deps,
): Promise<NewProperty & { readonly photos: readonly Photo[] }> {
  const { viewer, now, body, owners } = asked;
  const form = checkForm(asked);
  const shares = sharesOf(form.rentalOwners, { ...owners, viewer, now, title: form.property_title }, deps);
  const propertyId = deps.ids.next('prp');
  const withPhotos = async ({ imageUploads }: PropertyForm['units'][number], index: number) => {
    const unitId = newUnitId(propertyId, deps.ids.next('unt'));
    const inline = body.files[String(index + 1)] ?? [];
    const unit = { unitId, inline, imageUploads, number: index + 1 };
    return { unitId, photos: await unitPhotos(unit, { viewer, propertyId }, deps) };
  };
  const units = await mapAll(form.units, withPhotos, { concurrency: filesAtOnce });
  const made = newProperty(form, { propertyId, viewer, now, units, shares });
  return { ...made, photos: units.flatMap(({ photos }) => photos) };
}
