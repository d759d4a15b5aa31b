import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '../../../ui/data-table';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page, type PageProps } from '../../../ui/page';
import { Section } from '../../../ui/section';
import type { Place } from '../../../ui/use-href-link';
import { type PropertiesPlace, propertyPlaces } from '../list/list-place';
import { nameColumn, unitsColumn } from '../list/property-columns';
import { propertiesQuery } from '../queries';

const columns = [nameColumn, unitsColumn];
const tools = { search: { label: 'Search name or address' } };

type Props = Pick<PageProps, 'title' | 'lead' | 'back'> & { placeOf: (propertyId: string) => Place };

/** Asks which property a screen is about. */
export function ChooseProperty({ placeOf, ...page }: Props) {
  const [place, setPlace] = useState<PropertiesPlace>({ sort: 'name' });
  return (
    <Page {...page} width="form">
      <Section flush>
        <List
          list={propertyPlaces}
          place={place}
          onPlace={setPlace}
          read={useQuery(propertiesQuery(place))}
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
