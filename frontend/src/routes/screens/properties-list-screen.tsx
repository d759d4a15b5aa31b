import { lazy } from 'react';
import { hasDesk, may, mayAddUnits } from '../../../../shared/domain/people/permissions';
import { allPages } from '../../api/all-pages';
import { listMenuLabel } from '../../features/imports/export/list-menu-label';
import { chosenSource, listedSource, portfolioSource } from '../../features/imports/export/portfolio-source';
import {
  type PropertiesPlace,
  propertiesAsked,
  propertyPlaces,
} from '../../features/properties/list/list-place';
import { PropertiesList } from '../../features/properties/list/properties-list';
import { propertyPages } from '../../features/properties/queries';
import { NoPermission } from '../../ui/feedback/no-permission';
import { Page } from '../../ui/layout/page';
import { MoreButton } from '../../ui/primitives/more-button';
import { OnDemandMenu } from '../shell/on-demand-menu';
import { useListPlace } from './use-list-place';
import { usePerson } from './use-person';

const loadListMenu = () => import('../../features/imports/export/list-menu');
const ListMenu = lazy(loadListMenu);

/** The properties in sight as a portfolio file; a search, a type and a key's order are asked for at once. */
function sourceOf(place: PropertiesPlace) {
  const { search, type, archived, sort, ...others } = propertiesAsked(place);
  if (Object.values(others).every((part) => part === undefined))
    return portfolioSource('properties', { search, type, archived, sort });
  return listedSource(async (signal) =>
    (await allPages(propertyPages(place), { signal })).map(({ property_id }) => property_id),
  );
}

/** /propertiesList: the address holds its state. */
export function PropertiesListScreen() {
  const at = useListPlace(propertyPlaces.parse, '/propertiesList', 'properties');
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
              source={() => sourceOf(at.place)}
              mayImport={mayAddUnits(person.viewer)}
              mayNow={person.mayAdd}
            />
          </OnDemandMenu>
        )
      }
    />
  );
}
