import type { PersonLine } from '../../../../shared/contract/people';
import { nameOf } from '../../../../shared/domain/names';
import { roleNames } from '../../domain-ui/person/role-names';
import type { Column } from '../../ui/data/data-table-column';
import { DateText } from '../../ui/data/date-text';
import { ListLabel } from '../../ui/layout/list-label';
import { initialsOf } from '../../ui/media/photo-placeholder';
import { IconTile } from '../../ui/primitives/icon-tile';
import { MailAddress } from '../../ui/primitives/mail-address';
import { Muted } from '../../ui/primitives/text';
import { PersonStatusBadge } from './person-status';

const Person = ({ person }: { person: PersonLine }) => {
  const name = nameOf(person);
  return (
    <ListLabel
      sign={
        <IconTile round aria-hidden="true">
          {initialsOf(name)}
        </IconTile>
      }
      name={
        <>
          {name}
          {person.is_head && (
            <Muted as="span" fontWeight="normal">
              {' · Head of the organization'}
            </Muted>
          )}
        </>
      }
      note={name !== person.email && <MailAddress address={person.email} />}
    />
  );
};

export const peopleColumns: readonly Column<PersonLine>[] = [
  { key: 'name', header: 'Person', rem: 18, cell: (person) => <Person person={person} /> },
  { key: 'role', header: 'Role', rem: 11, cell: (person) => roleNames[person.role_label] },
  { key: 'status', header: 'Status', rem: 11, cell: (person) => <PersonStatusBadge person={person} /> },
  {
    key: 'since',
    header: 'Since',
    rem: 9,
    priority: 2,
    end: true,
    rowOnly: true,
    cell: ({ created_at: at }) => <DateText at={at} />,
  },
];
