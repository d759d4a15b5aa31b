import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { hasDesk, may } from '../../../../shared/domain/people/permissions';
import { readsNotes } from '../../../../shared/domain/portfolio/notes';
import { readsAccess } from '../../../../shared/domain/portfolio/unit-access';
import { UnitDocuments } from '../../features/documents/unit-documents';
import { RentHistory } from '../../features/leases/of-unit/rent-history';
import {
  PastLeases,
  UnitNow,
  UnitPayment,
  UnitSentence,
  useUnitLeases,
} from '../../features/leases/of-unit/unit-leases';
import { RequestsTab } from '../../features/leases/show/overview/requests-tab';
import { useUnitRequests } from '../../features/leases/show/use-unit-requests';
import { propertyQuery } from '../../features/properties/queries';
import { UnitDetails } from '../../features/units/details/unit-details';
import { UnitPeople } from '../../features/units/details/unit-people';
import { unitQuery } from '../../features/units/queries';
import { mayChangeApplicants, rightsOf } from './rights';
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
  const known = useUnitLeases(id, { leases: person !== undefined && hasDesk(person.viewer, 'leases') });
  const requests = useUnitRequests(id);
  const property = useQuery({ ...propertyQuery(propertyId ?? ''), enabled: propertyId !== undefined });
  return (
    <UnitDetails
      key={id}
      id={id}
      property={property.data ?? undefined}
      rights={{
        ...rightsOf(person),
        notes: person !== undefined && readsNotes(person.viewer),
        access: person !== undefined && readsAccess(person.viewer),
        add: person?.mayAdd === true,
        list: mayChangeApplicants(person),
      }}
      parts={(unit) => ({
        sentence: <UnitSentence unit={unit} known={known} />,
        payment: rightsOf(person).change && <UnitPayment known={known} />,
        now: (actions) => <UnitNow known={known} actions={actions} />,
        history: (
          <>
            <RentHistory unit={unit} known={known} />
            <PastLeases known={known} />
            {requests && <RequestsTab unitId={id} requests={requests} />}
          </>
        ),
        beside: person && may(person.viewer, { area: 'documents', level: 'view' }) && (
          <UnitDocuments unitId={id} />
        ),
      })}
      onDeleted={(propertyId) => void navigate({ to: '/getproperty-data', search: { id: propertyId } })}
    />
  );
}

/** /tenantsUnit-details and /tenantsUnit-dataByUnitId. */
export function UnitPeopleScreen() {
  const id = useUnitId();
  return <UnitPeople id={id} mayLease={rightsOf(usePerson()).leases} />;
}
