import type { Contract } from '../../shared/contract';
import type { UnitDetails } from '../../shared/contract/units';
import { defined } from '../../shared/domain/defined';
import { termInForce } from '../../shared/domain/leases/status/standing';
import { unitLeaseOf } from '../../shared/domain/leases/status/unit-row';
import { untilOf } from '../../shared/domain/leases/status/until-when';
import { dayAt } from '../../shared/domain/leases/time-zones';
import { messages } from '../../shared/domain/messages';
import { may } from '../../shared/domain/people/roles';
import { vacantSince } from '../../shared/domain/portfolio/vacancy';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { findProperty } from '../common/portfolio/find-property';
import { propertyIdOf } from '../common/portfolio/find-unit';
import { imageIdOf } from '../common/portfolio/image-keys';
import { readUnit } from '../common/portfolio/read-unit';
import type { Deps } from '../runtime/deps/deps';
import { answer, type Handler } from '../runtime/handler';
import { versionOf } from '../table/db/conditions';
import { calendarOf, type Unit } from '../table/units/record';

type Neighbors = Awaited<ReturnType<Deps['units']['around']>>;

/** The neighbors, if they are among the property's first units; only a large building needs another read. */
function amongFirst(units: readonly Unit[], unit: Unit, goesOn: boolean): Neighbors | undefined {
  const at = units.findIndex(({ unitId }) => unitId === unit.unitId);
  if (at < 0 || (goesOn && at === units.length - 1)) return undefined;
  return defined({ previous: units[at - 1]?.unitId, next: units[at + 1]?.unitId });
}

/** Who lives there: the tenants of the current lease, once everyone has signed it. */
async function tenantsOf(
  unit: Unit,
  { on, deps }: { on: string; deps: Deps },
): Promise<UnitDetails['tenants']> {
  const { organizationId } = unit;
  const { leaseId, text } = unitLeaseOf(calendarOf(unit), on);
  if (leaseId === undefined || text !== messages.leaseSigned) return [];
  const found = await deps.leases.byId({ organizationId, leaseId });
  const term = found && termInForce(found.lease, on);
  const tenants = term?.parties.tenants ?? [];
  const people = await Promise.all(
    tenants.map(({ email }) => {
      const asked = { organizationId, email: normalizeEmail(email), roleLabel: 'tenant' } as const;
      return asked.email === '' ? undefined : deps.people.byMail(asked);
    }),
  );
  return tenants.map((tenant, at) => ({
    first_name: tenant.firstName,
    last_name: tenant.lastName,
    email: tenant.email,
    mobile_number: tenant.mobile,
    lease_start: term?.from ?? '',
    lease_end: (found && untilOf(found.lease, on).on) ?? '',
    ...defined({ user_role_id: people[at]?.userRoleId }),
  }));
}

export const getUnit: Handler<Contract['units']['getUnit']> = async ({ viewer, now, params }, deps) => {
  const { unitId } = params;
  const [{ property, units, next }, unit] = await Promise.all([
    findProperty({ viewer, now, propertyId: propertyIdOf(unitId) }, deps),
    deps.units.byId({ organizationId: viewer.organizationId, unitId }),
  ]);
  if (!unit) throw refuse('not-found');
  const around = amongFirst(units, unit, next !== undefined) ?? (await deps.units.around(unit));
  const { files } = deps;
  const today = dayAt(property, now);
  const addedOn = property.createdAt.slice(0, 'yyyy-mm-dd'.length);
  const images = unit.images.map(async (key) => ({
    image_id: imageIdOf(key),
    url: await files.link(key, now),
    alt: unit.imageFacts?.[key]?.alt ?? '',
  }));
  return answer({
    ...(await readUnit(unit, { property, now, files })),
    property_id: property.propertyId,
    property_title: property.title,
    property_type: property.propertyType,
    version: versionOf(unit),
    images: await Promise.all(images),
    today,
    ...defined({
      previous_unit_id: around.previous,
      next_unit_id: around.next,
      vacant_since: vacantSince({ ...unit, calendar: calendarOf(unit) }, { on: today, addedOn }),
    }),
    tenants: may(viewer, { area: 'leases', level: 'view' }) ? await tenantsOf(unit, { on: today, deps }) : [],
  });
};
