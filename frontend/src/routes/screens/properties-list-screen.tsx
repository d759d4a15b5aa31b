import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { mayAddUnits } from '../../../../shared/domain/permissions';
import { filtersOf, parseListPlace } from '../../features/properties/list/list-place';
import { PropertiesList } from '../../features/properties/list/properties-list';
import { usePerson } from './use-person';

// What floats beside its button is not in the first load.
const ListMenu = lazy(() => import('../../features/imports/export/list-menu'));

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
      menu={
        person && (
          <Suspense fallback={null}>
            <ListMenu
              filters={filtersOf(place)}
              mayImport={mayAddUnits(person.viewer)}
              mayNow={person.mayAdd}
            />
          </Suspense>
        )
      }
    />
  );
}
