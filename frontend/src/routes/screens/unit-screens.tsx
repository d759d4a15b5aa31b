import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { may } from '../../../../shared/domain/permissions';
import { UnitDocuments } from '../../features/documents/unit-documents';
import { UnitDetails } from '../../features/properties/unit/unit-details';
import { UnitPeople } from '../../features/properties/unit/unit-people';
import { rightsOf } from './rights';
import { unitIdOf } from './unit-place';
import { usePerson } from './use-person';

function useUnitId(): string {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  return unitIdOf(search, state);
}

/** /getunit-data: by `id` or `unit_id`, in the address or in navigation state. */
export function UnitDetailsScreen() {
  const id = useUnitId();
  const person = usePerson();
  const navigate = useNavigate();
  return (
    <UnitDetails
      key={id}
      id={id}
      rights={rightsOf(person)}
      beside={
        person && may(person.viewer, { area: 'documents', level: 'view' }) && <UnitDocuments unitId={id} />
      }
      onDeleted={(propertyId) => void navigate({ to: '/getproperty-data', search: { id: propertyId } })}
    />
  );
}

/** /tenantsUnit-details and /tenantsUnit-dataByUnitId. */
export function UnitPeopleScreen() {
  const id = useUnitId();
  return <UnitPeople id={id} mayLease={rightsOf(usePerson()).leases} />;
}
