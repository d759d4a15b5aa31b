import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseListPlace } from '../../features/properties/list/list-place';
import { PropertiesList } from '../../features/properties/list/properties-list';
import { usePerson } from './use-person';

/** /propertiesList: the address is its state. */
export function PropertiesListScreen() {
  const place = parseListPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const person = usePerson();
  return (
    <PropertiesList
      place={place}
      onPlace={(next) => void navigate({ to: '/propertiesList', search: next })}
      mayAdd={person?.mayAdd ?? false}
    />
  );
}
