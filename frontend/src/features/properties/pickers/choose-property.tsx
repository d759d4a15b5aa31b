import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PropertyLine } from '../../../../../shared/contract/properties';
import { type Column, DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Failed } from '../../../ui/failed';
import { LinkButton } from '../../../ui/link-button';
import { NoMatch } from '../../../ui/no-match';
import { Page } from '../../../ui/page';
import { PropertyName } from '../../../ui/property-name';
import { SearchBox } from '../../../ui/search-box';
import { Section } from '../../../ui/section';
import { SkeletonList } from '../../../ui/skeleton-list';
import { addressOf, type ListPlace } from '../list/list-place';
import { propertiesQuery } from '../queries';

const columns: readonly Column<PropertyLine>[] = [
  {
    key: 'name',
    header: 'Property',
    cell: (line) => (
      <PropertyName title={line.property_title} address={addressOf(line)} imageUrl={line.image_url} />
    ),
  },
  { key: 'units', header: 'Units', end: true, wideOnly: true, cell: (line) => line.unit_count },
];

/** /addUnit without a property: which one the unit is of. */
export function ChooseProperty() {
  const [search, setSearch] = useState('');
  const place: ListPlace = search === '' ? {} : { search };
  const page = useQuery(propertiesQuery({ ...place, sort: 'name' }));
  const lines = page.data?.properties ?? [];
  const none = page.isSuccess && lines.length === 0;
  return (
    <Page
      title="Add unit"
      lead="Choose the property that the unit belongs to."
      back={{ to: '/propertiesList', label: 'Properties' }}
      width="form"
    >
      <Section flush>
        {(!none || search !== '') && (
          <chakra.div px={{ base: '4', md: '6' }} py="4" borderBottomWidth="1px" borderColor="border">
            <SearchBox label="Search name or address" value={search} onSearch={setSearch} maxW="full" />
          </chakra.div>
        )}
        {page.isPending && <SkeletonList rows={4} />}
        {page.isError && <Failed error={page.error} onRetry={() => void page.refetch()} />}
        {none && search !== '' && <NoMatch what="a property" onClear={() => setSearch('')} />}
        {none && search === '' && (
          <EmptyState
            title="No properties yet"
            text="A unit is part of a property: the property comes first, with its first unit."
            action={<LinkButton to="/addPropertyUnit">Add property</LinkButton>}
          />
        )}
        {lines.length > 0 && (
          <DataTable
            caption="Properties"
            columns={columns}
            rows={lines}
            rowKey={(line) => line.property_id}
            rowTo={(line) => ({ to: '/addUnit', search: { id: line.property_id } })}
            busy={page.isPlaceholderData}
          />
        )}
      </Section>
    </Page>
  );
}
