import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { personStatuses } from '../../../../shared/domain/people/people';
import { roleNames } from '../../domain-ui/person/role-names';
import { CsvExportButton } from '../../ui/data/csv-export-button';
import { DataTable } from '../../ui/data/data-table';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { List } from '../../ui/list/list';
import { Button } from '../../ui/primitives/button';
import { drawings } from '../../ui/primitives/drawings';
import { NeedsOrgPlan } from './needs-org-plan';
import { peopleColumns } from './people-columns';
import { type PeoplePlace, peoplePlaces } from './people-place';
import { peopleSource } from './people-source';
import { statusNames } from './person-texts';
import { peopleQuery } from './queries';

const InviteDrawer = lazy(() => import('./invite-drawer'));
const PersonDrawer = lazy(() => import('./person-drawer'));

const tools = {
  search: { label: 'Search name or email' },
  selects: [
    {
      name: 'role',
      label: 'Role',
      options: [
        { value: '', label: 'All roles' },
        ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
      ],
    },
    {
      name: 'status',
      label: 'Status',
      options: [
        { value: '', label: 'Any status' },
        ...personStatuses.map((value) => ({ value, label: statusNames[value] })),
      ],
    },
  ],
};

/** Drawers stay mounted once opened, for the exit animation and to return the focus to the opener. */
function useSeen(place: PeoplePlace, mayInvite: boolean): { person?: string; invite?: true } {
  const [seen, setSeen] = useState<{ person?: string; invite?: true }>({});
  if (place.person !== undefined && place.person !== seen.person) setSeen({ ...seen, person: place.person });
  if (place.invite && mayInvite && !seen.invite) setSeen({ ...seen, invite: true });
  return seen;
}

type Props = {
  place: PeoplePlace;
  onPlace: (place: PeoplePlace) => void;
  /** The organization's head, whose owners can be picked. */
  adminId: string;
  /** The plan includes people with their own permissions (ROL-09). */
  hasOrgPlan: boolean;
  canChange: boolean;
  onViewAs: (userRoleId: string) => Promise<void>;
};

/** /organisationsUsers: the organization's people and what each may do. */
export function PeopleList({ place, onPlace, adminId, hasOrgPlan, canChange, onViewAs }: Props) {
  const seen = useSeen(place, hasOrgPlan && canChange);
  const close = () => onPlace(peoplePlaces.opened(place));
  const invite = hasOrgPlan && canChange && (
    <Button onClick={() => onPlace(peoplePlaces.opened(place, { invite: true }))}>
      <UserPlus aria-hidden="true" />
      Invite person
    </Button>
  );
  return (
    <Page
      title="People"
      lead="Your team and what they can do."
      action={
        <>
          <CsvExportButton source={peopleSource(place)} />
          {invite}
        </>
      }
    >
      {!hasOrgPlan && <NeedsOrgPlan isNotice />}
      <Section flush>
        <List
          list={peoplePlaces}
          place={place}
          onPlace={onPlace}
          read={useQuery(peopleQuery(place))}
          page={({ people: rows, next }) => ({ rows, next })}
          tools={tools}
          what="a person"
          none={{
            title: 'Nobody here yet',
            text: 'Invite the people you work with, and choose for each what they may see and change.',
            drawing: drawings.people,
            action: invite,
          }}
        >
          {(rows, busy) => (
            <DataTable
              caption="People"
              columns={peopleColumns}
              rows={rows}
              rowKey={(person) => person.user_role_id}
              rowTo={({ user_role_id: person }) => ({
                to: '/organisationsUsers',
                search: peoplePlaces.opened(place, { person }),
              })}
              busy={busy}
            />
          )}
        </List>
      </Section>
      <Suspense fallback={null}>
        {seen.invite && <InviteDrawer open={place.invite === true} adminId={adminId} onClose={close} />}
        {seen.person && (
          <PersonDrawer
            open={place.person !== undefined}
            id={seen.person}
            mayGrant={hasOrgPlan && canChange}
            onClose={close}
            onViewAs={onViewAs}
          />
        )}
      </Suspense>
    </Page>
  );
}
