import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { portfolioSource } from '../../features/imports/export/portfolio-source';
import type { OwnersSlot } from '../../features/properties/add/owners-field';
import { PropertyDetails } from '../../features/properties/details/property-details';
import { unitLimitQuery } from '../../features/subscriptions/queries';
import { CsvExportButton } from '../../ui/csv-export-button';
import { propertyIdOf } from './property-id';
import { rightsOf } from './rights';
import { SharesSlot } from './shares-slot';
import { usePerson } from './use-person';

/** /getproperty-data: by `id` or `property_id`, in the address or in navigation state (PRP-24). */
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
  const { role, planId = 0 } = person ?? {};
  // One component for the life of the dialog: another identity would build the list anew at every keystroke.
  const Owners = useCallback(
    (slot: OwnersSlot) => role && <SharesSlot {...slot} role={role} planId={planId} />,
    [role, planId],
  );
  return (
    <PropertyDetails
      id={id}
      page={search.page}
      rights={rightsOf(person)}
      hasRoom={hasRoom}
      Owners={Owners}
      unitsAction={({ property_id }) => (
        <CsvExportButton size="sm" source={portfolioSource('units', { property_id })} />
      )}
      onPage={(page) =>
        void navigate({
          to: '/getproperty-data',
          search: page > 1 ? { id, page } : { id },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
