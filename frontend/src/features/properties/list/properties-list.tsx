import { useQuery } from '@tanstack/react-query';
import { FileInput, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { propertyTypes } from '../../../../../shared/domain/property-types';
import { DataTable } from '../../../ui/data-table';
import { Row } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { propertiesQuery } from '../queries';
import { type PropertiesPlace, propertyPlaces, sortedBy, sortLabels, sortOf } from './list-place';
import { propertyColumns, propertyLink } from './property-columns';

type Props = {
  /** Search, type, sort and page from the address. */
  place: PropertiesPlace;
  onPlace: (place: PropertiesPlace) => void;
  /** The role can add properties and the account is writable (ROL-06). */
  mayAdd: boolean;
  /** Import and export of the listed properties. */
  menu?: ReactNode;
};

const tools = {
  search: { label: 'Search name or address' },
  selects: [
    {
      name: 'type',
      label: 'Property type',
      options: [
        { value: '', label: 'All types' },
        ...propertyTypes.map((type) => ({ value: type, label: type })),
      ],
    },
    {
      name: 'sort',
      label: 'Order',
      options: Object.entries(sortLabels).map(([value, label]) => ({ value, label })),
    },
  ],
};

/** /propertiesList: the properties the person may see. */
export function PropertiesList({ place, onPlace, mayAdd, menu }: Props) {
  const read = useQuery(propertiesQuery(place));
  const isEmpty = read.data?.properties.length === 0 && !propertyPlaces.isNarrowed(place);
  const add = mayAdd && (
    <LinkButton to="/addPropertyUnit">
      <Plus aria-hidden="true" />
      Add property
    </LinkButton>
  );
  const firstSteps = mayAdd && (
    <Row gap="2" justifyContent="center">
      {add}
      <LinkButton to="/import" variant="outline">
        <FileInput aria-hidden="true" />
        Import from a file
      </LinkButton>
    </Row>
  );
  const actions = (!isEmpty || read.isPlaceholderData) && (
    <>
      {menu}
      {add}
    </>
  );
  return (
    <Page title="Properties" lead="Every house, building and lot you manage." action={actions}>
      <Section flush>
        <List
          list={propertyPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          page={({ properties: rows, ...cursors }) => ({ rows, ...cursors })}
          tools={tools}
          what="a property"
          none={{
            title: 'No properties yet',
            text: 'A property has units and owners. Leases, rent and requests start here.',
            action: firstSteps,
          }}
        >
          {(rows, busy) => (
            <DataTable
              caption="Properties"
              columns={propertyColumns}
              rows={rows}
              rowKey={(line) => line.property_id}
              rowTo={propertyLink}
              sort={sortOf(place)}
              onSort={(key) => onPlace(sortedBy(place, key))}
              busy={busy}
            />
          )}
        </List>
      </Section>
    </Page>
  );
}
