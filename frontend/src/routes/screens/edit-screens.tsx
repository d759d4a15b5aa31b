import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { may } from '../../../../shared/domain/people/permissions';
import { PropertyFallback } from '../../domain-ui/property/property-fallback';
import { EditProperty } from '../../features/properties/edit/edit-property';
import { ChooseProperty } from '../../features/properties/pickers/choose-property';
import { propertyQuery } from '../../features/properties/queries';
import { unitLimitQuery } from '../../features/subscriptions/queries';
import { AddUnit } from '../../features/units/form/add-unit';
import { EditUnit } from '../../features/units/form/edit-unit';
import { unitQuery } from '../../features/units/queries';
import { ClosedPage } from './closed-page';
import { OverLimitPage } from './over-limit-page';
import { propertyIdOf } from './property-id';
import { parseNewUnitPlace, unitIdOf } from './unit-place';
import { type Person, usePerson } from './use-person';

function usePlace() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { state } = useLocation();
  return { propertyId: propertyIdOf(search, state), unitId: unitIdOf(search, state) };
}

const toList = { to: '/propertiesList', label: 'Properties' } as const;
const toProperty = (id: string) => ({ to: '/getproperty-data', search: { id }, label: 'Property' }) as const;

const mayChange = ({ viewer, user }: Person): boolean =>
  user.account.canChange && may(viewer, { area: 'properties', level: 'change' });

/** /update-property, by `id` or `property_id`. */
export function UpdatePropertyScreen() {
  const { propertyId: id } = usePlace();
  const person = usePerson();
  const navigate = useNavigate();
  const read = useQuery({ ...propertyQuery(id), enabled: person !== undefined && mayChange(person) });
  if (!person) return null;
  if (!mayChange(person)) return <ClosedPage person={person} title="Edit property" back={toProperty(id)} />;
  if (!read.data) return <PropertyFallback read={read} width="form" />;
  if (!read.data.may.change)
    return <ClosedPage person={person} title="Edit property" back={toProperty(id)} />;
  return (
    <EditProperty
      key={id}
      property={read.data}
      onDone={() => void navigate({ to: '/getproperty-data', search: { id } })}
    />
  );
}

/** /addUnit, by the property's `id` or `property_id`; without one, the person chooses. */
export function AddUnitScreen() {
  const { copy = '' } = parseNewUnitPlace(useSearch({ strict: false }));
  const { propertyId: id } = usePlace();
  const person = usePerson();
  if (!person) return null;
  if (!person.mayAdd)
    return <ClosedPage person={person} title="Add unit" back={id ? toProperty(id) : toList} />;
  if (id !== '') return <NewUnit key={`${id} ${copy}`} id={id} copy={copy} person={person} />;
  return (
    <ChooseProperty
      title="Add unit"
      lead="Choose the property that the unit belongs to."
      back={toList}
      placeOf={(chosen) => ({ to: '/addUnit', search: { id: chosen } })}
    />
  );
}

function NewUnit({ id, copy, person }: { id: string; copy: string; person: Person }) {
  const navigate = useNavigate();
  const read = useQuery(propertyQuery(id));
  const like = useQuery({ ...unitQuery(copy), enabled: copy !== '' });
  const limit = useQuery({ ...unitLimitQuery(person.role.role_id), staleTime: 0 });
  if (copy !== '' && like.isPending) return <PropertyFallback read={like} width="form" what="unit" />;
  if (!read.data || limit.isPending) return <PropertyFallback read={read} width="form" />;
  if (!read.data.may.addUnit) return <ClosedPage person={person} title="Add unit" back={toProperty(id)} />;
  if (limit.data?.WithinLimit === 0)
    return <OverLimitPage person={person} limit={limit.data} back={toProperty(id)} />;
  return (
    <AddUnit
      property={read.data}
      like={like.data}
      onDone={() => void navigate({ to: '/getproperty-data', search: { id } })}
    />
  );
}

/** /updateunit-data, by `id` or `unit_id`. */
export function UpdateUnitScreen() {
  const { unitId: id } = usePlace();
  const person = usePerson();
  const navigate = useNavigate();
  const read = useQuery({ ...unitQuery(id), enabled: person !== undefined && mayChange(person) });
  if (!person) return null;
  const back = { to: '/getunit-data', search: { id }, label: 'Unit' } as const;
  if (!mayChange(person)) return <ClosedPage person={person} title="Edit unit" back={back} />;
  if (!read.data) return <PropertyFallback read={read} what="unit" width="form" />;
  return (
    <EditUnit
      key={id}
      unit={read.data}
      onDone={() => void navigate({ to: '/getunit-data', search: { id } })}
    />
  );
}
