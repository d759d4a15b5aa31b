import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable } from '../../../ui/data-table';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { type PropertiesPlace, propertyPlaces } from '../list/list-place';
import { nameColumn, unitsColumn } from '../list/property-columns';
import { propertiesQuery } from '../queries';

const columns = [nameColumn, unitsColumn];
const tools = { search: { label: 'Search name or address' } };

/** /addUnit without a property: asks which one gets the unit. */
export function ChooseProperty() {
  const [place, setPlace] = useState<PropertiesPlace>({ sort: 'name' });
  return (
    <Page
      title="Add unit"
      lead="Choose the property that the unit belongs to."
      back={{ to: '/propertiesList', label: 'Properties' }}
      width="form"
    >
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
              rowTo={(line) => ({ to: '/addUnit', search: { id: line.property_id } })}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
