import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { mayAddUnits } from '../../../../shared/domain/permissions';
import { listMenuLabel } from '../../features/imports/export/list-menu-label';
import { filtersOf, parseListPlace } from '../../features/properties/list/list-place';
import { PropertiesList } from '../../features/properties/list/properties-list';
import { MoreButton } from '../../ui/more-button';
import { OnDemandMenu } from '../shell/on-demand-menu';
import { usePerson } from './use-person';

const loadListMenu = () => import('../../features/imports/export/list-menu');
const ListMenu = lazy(loadListMenu);

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
          <OnDemandMenu button={<MoreButton label={listMenuLabel} />} load={loadListMenu}>
            <ListMenu
              filters={filtersOf(place)}
              mayImport={mayAddUnits(person.viewer)}
              mayNow={person.mayAdd}
            />
          </OnDemandMenu>
        )
      }
    />
  );
}
