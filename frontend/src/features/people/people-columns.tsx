import type { PersonLine } from '../../../../shared/contract/people';
import { nameOf } from '../../../../shared/domain/names';
import type { Column } from '../../ui/data-table-column';
import { initialsOf } from '../../ui/gable';
import { MailAddress } from '../../ui/mail-address';
import { Named } from '../../ui/named';
import { roleNames } from '../../ui/role-names';
import { Sign } from '../../ui/sign';
import { Muted } from '../../ui/text';
import { Day } from '../../ui/when';
import { PersonStatusBadge } from './person-status';

const Person = ({ person }: { person: PersonLine }) => {
  const name = nameOf(person);
  return (
    <Named
      sign={
        <Sign round aria-hidden="true">
          {initialsOf(name)}
        </Sign>
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
    end: true,
    rowOnly: true,
    cell: ({ created_at: at }) => <Day at={at} />,
  },
];
