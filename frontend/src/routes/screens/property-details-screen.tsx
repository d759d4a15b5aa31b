import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { hasDesk } from '../../../../shared/domain/people/permissions';
import { looksAfterRequests } from '../../../../shared/domain/requests/desk';
import { portfolioSource } from '../../features/imports/export/portfolio-source';
import { propertyMoneyQuery } from '../../features/ledger/queries';
import { PropertyDetails } from '../../features/properties/details/property-details';
import { requestCountsQuery } from '../../features/requests/queries';
import { unitLimitQuery } from '../../features/subscriptions/queries';
import { UnitsOf } from '../../features/units/list/units-of';
import { CsvExportButton } from '../../ui/data/csv-export-button';
import { parseDetails, propertyIdOf } from './property-id';
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
  const { tab } = parseDetails(search);
  const viewer = person?.viewer;
  const { data: counts } = useQuery({
    ...requestCountsQuery({ property: id }),
    enabled: viewer !== undefined && looksAfterRequests(viewer),
  });
  const { data: money } = useQuery({ ...propertyMoneyQuery(id), enabled: rights.money && id !== '' });
  const beside = {
    requests: counts?.views.all,
    distributable: money?.owners.reduce((sum, { distributable }) => sum + distributable, 0),
    documents: viewer !== undefined && hasDesk(viewer, 'documents'),
  };
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
      tab={tab}
      beside={beside}
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
