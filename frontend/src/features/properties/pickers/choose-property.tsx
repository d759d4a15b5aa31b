import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '../../../ui/data/data-table';
import { Page, type PageProps } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { List } from '../../../ui/list/list';
import { LinkButton } from '../../../ui/primitives/link-button';
import type { Place } from '../../../ui/primitives/use-href-link';
import { type PropertyPagePlace, propertyPagePlaces, propertyPageQuery } from '../queries';
import { nameColumn, unitsColumn } from './property-columns';

const columns = [nameColumn, unitsColumn];
const tools = { search: { label: 'Search name or address' } };

type Props = Pick<PageProps, 'title' | 'lead' | 'back'> & { placeOf: (propertyId: string) => Place };

/** Asks which property a screen is about. */
export function ChooseProperty({ placeOf, ...page }: Props) {
  const [place, setPlace] = useState<PropertyPagePlace>({});
  return (
    <Page {...page} width="form">
      <Section flush>
        <List
          list={propertyPagePlaces}
          place={place}
          onPlace={setPlace}
          read={useQuery(propertyPageQuery(place))}
          page={({ properties: rows, ...cursors }) => ({ rows, ...cursors })}
          tools={tools}
          what="a property"
          none={{
            title: 'No properties yet',
            text: 'A unit belongs to a property, so add the property with its first unit.',
            action: <LinkButton to="/addPropertyUnit">Add property</LinkButton>,
          }}
        >
          {(rows, busy) => (
            <DataTable
              caption="Properties"
              columns={columns}
              rows={rows}
              rowKey={(line) => line.property_id}
              rowTo={(line) => placeOf(line.property_id)}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
