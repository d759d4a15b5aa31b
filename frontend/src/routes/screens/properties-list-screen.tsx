import { lazy } from 'react';
import { hasDesk, may, mayAddUnits } from '../../../../shared/domain/permissions';
import { listMenuLabel } from '../../features/imports/export/list-menu-label';
import { chosenSource } from '../../features/imports/export/portfolio-source';
import { propertyPlaces } from '../../features/properties/list/list-place';
import { PropertiesList } from '../../features/properties/list/properties-list';
import { MoreButton } from '../../ui/more-button';
import { NoPermission } from '../../ui/no-permission';
import { Page } from '../../ui/page';
import { OnDemandMenu } from '../shell/on-demand-menu';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

const loadListMenu = () => import('../../features/imports/export/list-menu');
const ListMenu = lazy(loadListMenu);

/** /propertiesList: the address holds its state. */
export function PropertiesListScreen() {
  const at = useListPlace(propertyPlaces.parse, '/propertiesList');
  const person = usePerson();
  if (person && !hasDesk(person.viewer, 'properties'))
    return (
      <Page title="Properties">
        <NoPermission />
      </Page>
    );
  return (
    <PropertiesList
      {...at}
      mayAdd={person?.mayAdd ?? false}
      mayChange={
        person?.user.account.canChange === true && may(person.viewer, { area: 'properties', level: 'change' })
      }
      source={chosenSource}
      menu={
        person && (
          <OnDemandMenu button={<MoreButton label={listMenuLabel} />} load={loadListMenu}>
            <ListMenu
              filters={propertyPlaces.filtersOf(at.place)}
              mayImport={mayAddUnits(person.viewer)}
              mayNow={person.mayAdd}
            />
          </OnDemandMenu>
        )
      }
    />
  );
}
