import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { may } from '../../../../shared/domain/people/permissions';
import { PropertyFallback } from '../../domain-ui/property/property-fallback';
import { AdoptLease } from '../../features/leases/adopt/adopt-lease';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { propertyQuery } from '../../features/properties/queries';
import { ChooseUnit } from '../../features/units/pickers/choose-unit';
import { ClosedPage } from './closed-page';
import { rightsOf } from './rights';
import { unitIdOf } from './unit-place';
import { usePerson } from './use-person';

const list = { to: '/leasesList', label: 'Leases' } as const;
const title = 'Add an existing lease';

/** /addExistingLease: for the unit `id`; otherwise the person chooses one, of `property_id` if given. */
export function AddExistingLeaseScreen() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  const navigate = useNavigate();
  const person = usePerson();
  const unitId = unitIdOf(search, state);
  if (!person) return null;
  if (!rightsOf(person).leases) return <ClosedPage person={person} title={title} back={list} />;
  if (unitId !== '')
    return (
      <AdoptLease
        key={unitId}
        unitId={unitId}
        hasMoney={may(person.viewer, { area: 'money', level: 'change' })}
        onAdded={(id) => void navigate({ to: '/showLease', search: { id }, replace: true })}
      />
    );
  const { property_id: propertyId } = search;
  if (typeof propertyId === 'string') return <UnitOf propertyId={propertyId} />;
  return (
    <ChooseProperty
      title={title}
      lead="Choose the property that the unit is in."
      back={list}
      placeOf={(id) => ({ to: '/addExistingLease', search: { property_id: id } })}
    />
  );
}

function UnitOf({ propertyId }: { propertyId: string }) {
  const read = useQuery(propertyQuery(propertyId));
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  return (
    <ChooseUnit
      property={read.data}
      title={title}
      lead={`Choose the unit in ${read.data.property_title}.`}
      back={{ to: '/addExistingLease', label: 'Properties' }}
      placeOf={(id) => ({ to: '/addExistingLease', search: { id, property_id: propertyId } })}
    />
  );
}
