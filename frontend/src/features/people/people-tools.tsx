import { chakra } from '@chakra-ui/react';
import { personStatuses } from '../../../../shared/domain/people';
import { CompactSelect } from '../../ui/compact-select';
import { roleNames } from '../../ui/role-names';
import { SearchBox } from '../../ui/search-box';
import { narrowed, type PeoplePlace } from './people-place';

export const statusNames = { invited: 'Invited', active: 'Active', suspended: 'Suspended' } as const;
const roles = [
  { value: '', label: 'All roles' },
  ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
];
const statuses = [
  { value: '', label: 'Any status' },
  ...personStatuses.map((value) => ({ value, label: statusNames[value] })),
];

/** Search, role and status; each change is a new place in the address. */
export function PeopleTools({
  place,
  onPlace,
}: {
  place: PeoplePlace;
  onPlace: (place: PeoplePlace) => void;
}) {
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
        label="Search name or email"
        value={place.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <chakra.div
        display="grid"
        gap="3"
        flex={{ base: '1 1 100%', sm: '0 0 auto' }}
        gridTemplateColumns={{ base: '1fr 1fr', sm: '12rem 9rem' }}
      >
        <CompactSelect
          label="Role"
          options={roles}
          value={place.role ?? ''}
          onValue={(role) => change({ role })}
        />
        <CompactSelect
          label="Status"
          options={statuses}
          value={place.status ?? ''}
          onValue={(status) => change({ status })}
        />
      </chakra.div>
    </chakra.div>
  );
}
