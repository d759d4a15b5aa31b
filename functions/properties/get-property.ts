import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { may, mayAddUnits, mayDeleteUnit, type Viewer } from '../../shared/domain/people/roles';
import { isArchived } from '../../shared/domain/portfolio/archived-properties';
import { findProperty } from '../common/portfolio/find-property';
import { ownersBankedAt } from '../common/portfolio/owner-reach';
import { ownersFor } from '../common/portfolio/owners-for';
import { readUnit } from '../common/portfolio/read-unit';
import { withTenants } from '../common/portfolio/unit-tenants';
import type { Handler } from '../runtime/handler';
import { versionOf } from '../table/db/conditions';
import { pastDueOf } from './past-due-of';
import { readOwner } from './read-property';

/** What the caller may do here; each call checks again. An archived property can only be restored. */
const permittedActions = (viewer: Viewer, planId: number, archived: boolean) => {
  const archive = may(viewer, { area: 'properties', level: 'change' });
  const change = archive && !archived;
  const { roleLabel } = viewer;
  return {
    archive,
    change,
    addUnit: !archived && mayAddUnits(viewer),
    deleteUnit: change && mayDeleteUnit({ roleLabel, planId }),
  };
};

/** API-15. */
export const getProperty: Handler<Contract['properties']['getProperty']> = async (request, deps) => {
  const { viewer, now } = request;
  const [found, organization] = await Promise.all([
    findProperty({ viewer, now, propertyId: request.params.id }, deps),
    request.organization(),
  ]);
  const { property, units, shares, next } = found;
  const { files } = deps;
  const read = await Promise.all(units.map((unit) => readUnit(unit, { property, now, files })));
  const [isBanked, rented, pastDue] = await Promise.all([
    ownersBankedAt(found, request, deps),
    withTenants(read, () => property.propertyId, request, deps),
    pastDueOf([property], request, deps),
  ]);
  return {
    success: 1,
    data: [
      {
        property_id: property.propertyId,
        property_title: property.title,
        property_type: property.propertyType,
        property_desc: property.description,
        street_address: property.street,
        city: property.city,
        state: property.state,
        country: property.country,
        zipcode: property.zipcode,
        parking: property.parking,
        furnished_type: property.furnishedType,
        image_url: await files.link(property.image, now),
        unit_count: property.unitCount,
        property_units: rented,
        rental_owners: ownersFor(viewer, shares).map((share) => readOwner(share, isBanked(share.ownerId))),
        ...defined({ archived_at: property.archivedAt, past_due: pastDue(property.propertyId) }),
        has_cover: property.cover !== undefined,
        version: versionOf(property),
        may: permittedActions(viewer, organization.subscription.planId, isArchived(property)),
        next_units: next,
      },
    ],
  };
};
