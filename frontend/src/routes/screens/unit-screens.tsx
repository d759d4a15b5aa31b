import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { readsNotes } from '../../../../shared/domain/notes';
import { may } from '../../../../shared/domain/permissions';
import { UnitDocuments } from '../../features/documents/unit-documents';
import { propertyQuery } from '../../features/properties/queries';
import { UnitDetails } from '../../features/units/details/unit-details';
import { UnitPeople } from '../../features/units/details/unit-people';
import { unitQuery } from '../../features/units/queries';
import { rightsOf } from './rights';
import { unitIdOf } from './unit-place';
import { usePerson } from './use-person';

function useUnitId(): string {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  return unitIdOf(search, state);
}

/** /getunit-data, by `id` or `unit_id` in the address or in navigation state. */
export function UnitDetailsScreen() {
  const id = useUnitId();
  const person = usePerson();
  const navigate = useNavigate();
  const { property_id: propertyId } = useQuery(unitQuery(id)).data ?? {};
  const property = useQuery({ ...propertyQuery(propertyId ?? ''), enabled: propertyId !== undefined });
  return (
    <UnitDetails
      key={id}
      id={id}
      property={property.data ?? undefined}
      rights={{ ...rightsOf(person), notes: person !== undefined && readsNotes(person.viewer) }}
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
