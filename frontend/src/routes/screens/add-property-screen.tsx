import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AddProperty } from '../../features/properties/add/add-property';
import { unitLimitQuery } from '../../features/subscriptions/queries';
import { ClosedPage } from './closed-page';
import { owningOf, type Person, usePerson } from './use-person';

/** /addPropertyUnit, for people who may add properties. */
export function AddPropertyScreen() {
  const person = usePerson();
  if (!person) return null;
  if (person.mayAdd) return <Form person={person} />;
  return (
    <ClosedPage person={person} title="Add property" back={{ to: '/propertiesList', label: 'Properties' }} />
  );
}

function Form({ person }: { person: Person }) {
  const navigate = useNavigate();
  const limit = useQuery(unitLimitQuery(person.role.role_id));
  return (
    <AddProperty
      person={owningOf(person)}
      unitLimit={limit.data}
      onDone={() => void navigate({ to: '/propertiesList' })}
    />
  );
}
