import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { reachOf, type Viewer } from '../../shared/domain/roles';
import type { Handler } from '../runtime/handler';
import type { Share } from '../table/properties';
import { findProperty } from './find-property';
import { readOwner, readUnit } from './read-property';

/** Who sees owners sees all of a property's; a rental owner only himself; who was not granted owners none (decisions, Roles). */
function ownersFor(viewer: Viewer, shares: readonly Share[]): readonly Share[] {
  const reach = reachOf(viewer, { area: 'owners', level: 'view' });
  if (reach === 'none') return [];
  return reach === 'own' ? shares.filter(({ ownerId }) => ownerId === viewer.ownerId) : shares;
}

/** API-15. */
export const getProperty: Handler<Contract['properties']['getProperty']> = async (request, deps) => {
  const { viewer, now } = request;
  const { property, units, shares, nextUnits } = await findProperty(
    { viewer, propertyId: request.params.id },
    deps,
  );
  const { files } = deps;
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
        property_units: await Promise.all(units.map((unit) => readUnit(unit, { property, now, files }))),
        rental_owners: ownersFor(viewer, shares).map(readOwner),
        ...defined({ next_units: nextUnits }),
      },
    ],
  };
};
