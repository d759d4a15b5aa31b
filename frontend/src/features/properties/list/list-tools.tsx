import { chakra } from '@chakra-ui/react';
import { propertyTypes } from '../../../../../shared/domain/property-types';
import { CompactSelect } from '../../../ui/compact-select';
import { SearchBox } from '../../../ui/search-box';
import { type ListPlace, narrowed, sortLabels } from './list-place';

const types = [
  { value: '', label: 'All types' },
  ...propertyTypes.map((type) => ({ value: type, label: type })),
];
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** Search, type and order of the list; each change is a new place in the address. */
export function ListTools({ place, onPlace }: { place: ListPlace; onPlace: (place: ListPlace) => void }) {
  const change = (raw: Record<string, string>) => onPlace(narrowed(place, raw));
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="4"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <SearchBox
        label="Search name or address"
        value={place.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <chakra.div
        display="grid"
        gap="3"
        flex={{ base: '1 1 100%', sm: '0 0 auto' }}
        gridTemplateColumns={{ base: '1fr 1fr', sm: '11rem 10.5rem' }}
      >
        <CompactSelect
          label="Property type"
          options={types}
          value={place.type ?? ''}
          onValue={(type) => change({ type })}
        />
        <CompactSelect
          label="Order"
          options={sorts}
          value={place.sort ?? 'newest'}
          onValue={(sort) => change({ sort })}
        />
      </chakra.div>
    </chakra.div>
  );
}
