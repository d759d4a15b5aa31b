import { chakra } from '@chakra-ui/react';
import type { PersonLine } from '../../../../shared/contract/people';
import type { Column } from '../../ui/data-table';
import { initialsOf } from '../../ui/gable';
import { displayDay } from '../../ui/instant';
import { roleNames } from '../../ui/role-names';
import { PersonStatusBadge } from './person-status';
import { personName } from './person-texts';

const Face = ({ name }: { name: string }) => (
  <chakra.span
    display="grid"
    placeItems="center"
    boxSize="9"
    flexShrink="0"
    borderRadius="full"
    bg="primary.subtle"
    color="primary"
    fontSize="xs"
    fontWeight="semibold"
    aria-hidden="true"
  >
    {initialsOf(name)}
  </chakra.span>
);

const Name = ({ person }: { person: PersonLine }) => (
  <chakra.span display="flex" alignItems="center" gap="3" minW="0">
    <Face name={personName(person)} />
    <chakra.span minW="0">
      <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
        <bdi>{personName(person)}</bdi>
        {person.is_head && (
          <chakra.span color="muted" fontWeight="normal">
            {' '}
            · Head of the organization
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span display="block" fontSize="xs" color="muted" overflowWrap="anywhere">
        <bdi dir="ltr">{person.email}</bdi>
      </chakra.span>
    </chakra.span>
  </chakra.span>
);

/** On a phone the role and the status stand under the name, in line with it. */
const indent = { ps: { base: '12', md: '0' } } as const;

export const peopleColumns: readonly Column<PersonLine>[] = [
  { key: 'name', header: 'Person', cell: (person) => <Name person={person} /> },
  {
    key: 'role',
    header: 'Role',
    cell: (person) => (
      <chakra.span display="block" fontSize={{ base: 'xs', md: 'sm' }} {...indent}>
        {roleNames[person.role_label]}
      </chakra.span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (person) => (
      <chakra.span display="block" {...indent}>
        <PersonStatusBadge person={person} />
      </chakra.span>
    ),
  },
  {
    key: 'since',
    header: 'Since',
    end: true,
    wideOnly: true,
    cell: ({ created_at }) => <time dateTime={created_at}>{displayDay(created_at)}</time>,
  },
];
