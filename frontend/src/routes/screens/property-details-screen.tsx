import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { portfolioSource } from '../../features/imports/export/portfolio-source';
import { PropertyDetails } from '../../features/properties/details/property-details';
import { unitLimitQuery } from '../../features/subscriptions/queries';
import { UnitsOf } from '../../features/units/list/units-of';
import { CsvExportButton } from '../../ui/csv-export-button';
import { propertyIdOf } from './property-id';
import { rightsOf } from './rights';
import { owningOf, usePerson } from './use-person';

/** /getproperty-data, by `id` or `property_id` in the address or in navigation state (PRP-24). */
export function PropertyDetailsScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const person = usePerson();
  const id = propertyIdOf(search, state);
  const hasRoom = async () => {
    const limit = await client.fetchQuery({ ...unitLimitQuery(person?.role.role_id ?? 0), staleTime: 0 });
    return limit.WithinLimit === 1;
  };
  const rights = rightsOf(person);
  const toPage = (page: number) =>
    void navigate({
      to: '/getproperty-data',
      search: page > 1 ? { id, page } : { id },
      replace: true,
      resetScroll: false,
    });
  return (
    <PropertyDetails
      id={id}
      rights={rights}
      person={person && owningOf(person)}
      hasRoom={hasRoom}
      unitsOf={(property) => (
        <UnitsOf
          property={property}
          page={search.page}
          onPage={toPage}
          rights={rights}
          action={
            <CsvExportButton
              size="sm"
              source={portfolioSource('units', { property_id: property.property_id })}
            />
          }
        />
      )}
    />
  );
}
