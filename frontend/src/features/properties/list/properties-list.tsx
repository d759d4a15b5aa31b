import { useQuery } from '@tanstack/react-query';
import { FileInput, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import { propertyTypes } from '../../../../../shared/domain/property-types';
import { DataTable } from '../../../ui/data-table';
import { drawings } from '../../../ui/drawings';
import { Row } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { List } from '../../../ui/list/list';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import type { CsvSource } from '../../../ui/use-csv-export';
import { useSelection } from '../../../ui/use-selection';
import { ViewTabs } from '../../../ui/views/view-tabs';
import { propertiesQuery } from '../queries';
import { BulkBar } from './bulk-bar';
import { type PropertiesPlace, propertyPlaces, sortedBy, sortLabels, sortOf } from './list-place';
import { propertyColumns, propertyLink } from './property-columns';
import { menuColumn } from './row-menu';

type Props = {
  /** Search, type, sort and page from the address. */
  place: PropertiesPlace;
  onPlace: (place: PropertiesPlace) => void;
  /** The role can add properties and the account is writable (ROL-06). */
  mayAdd: boolean;
  /** The role can change properties and the account is writable. */
  mayChange: boolean;
  /** Import and export of the listed properties. */
  menu?: ReactNode;
  /** The chosen properties as a file. */
  source: (propertyIds: readonly string[]) => CsvSource;
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

const nothingArchived = {
  title: 'Nothing archived',
  text: 'Archive a property you no longer rent out. It leaves your lists and keeps its history.',
  drawing: drawings.box,
};

const changeable = [...propertyColumns, menuColumn];

const propertyLines = {
  key: (line: PropertyLine) => line.property_id,
  label: (line: PropertyLine) => line.property_title,
};

/** /propertiesList: the properties the person may see. */
export function PropertiesList({ place, onPlace, mayAdd, mayChange, menu, source }: Props) {
  const { chosen, select, clear } = useSelection<PropertyLine>(propertyLines, place);
  const isArchived = place.archived === 'only';
  const read = useQuery(propertiesQuery(place));
  const isEmpty = !isArchived && read.data?.properties.length === 0 && !propertyPlaces.isNarrowed(place);
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
      <ViewTabs
        name="properties"
        {...{ list: propertyPlaces, place, onPlace }}
        label="Views"
        to="/propertiesList"
        tabs={[
          { label: 'In use', isHere: !isArchived, change: { archived: undefined } },
          { label: 'Archived', isHere: isArchived, change: { archived: 'only' } },
        ]}
      />
      <Section flush>
        {chosen.length > 0 && (
          <BulkBar chosen={chosen} isArchived={isArchived} source={source} onDone={clear} />
        )}
        <List
          list={propertyPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          page={({ properties: rows, ...cursors }) => ({ rows, ...cursors })}
          tools={tools}
          what="a property"
          none={
            isArchived
              ? nothingArchived
              : {
                  title: 'No properties yet',
                  text: 'A property has units and owners. Leases, rent and requests start here.',
                  action: firstSteps,
                }
          }
        >
          {(rows, busy) => (
            <DataTable
              caption="Properties"
              columns={mayChange ? changeable : propertyColumns}
              select={mayChange ? select : undefined}
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
