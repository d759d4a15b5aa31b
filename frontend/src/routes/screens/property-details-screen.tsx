import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { PropertyDetails } from '../../features/properties/details/property-details';
import { propertyIdOf } from './property-id';

/** /getproperty-data: by `id` or `property_id`, in the address or in navigation state (PRP-24). */
export function PropertyDetailsScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = propertyIdOf(search, state);
  return (
    <PropertyDetails
      id={id}
      page={search.page}
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
