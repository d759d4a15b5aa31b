import { useQuery } from '@tanstack/react-query';
import type { PersonDetails } from '../../../../shared/contract/people';
import { nameOf } from '../../../../shared/domain/names';
import { takesGrants } from '../../../../shared/domain/people/people';
import { currentUser } from '../../api/session';
import { roleNames } from '../../domain-ui/person/role-names';
import { displayDay } from '../../ui/data/instant';
import { Drawer } from '../../ui/feedback/drawer';
import { Failed } from '../../ui/feedback/failed';
import { SkeletonList } from '../../ui/feedback/skeleton-list';
import { Fact, Facts } from '../../ui/layout/facts';
import { Stack } from '../../ui/layout/layout';
import { MailAddress } from '../../ui/primitives/mail-address';
import { Muted } from '../../ui/primitives/text';
import { PermissionsForm } from './permissions-form';
import { PersonActions } from './person-actions';
import { PersonStatusBadge } from './person-status';
import { personQuery } from './queries';

type Props = {
  open: boolean;
  id: string;
  mayGrant: boolean;
  onClose: () => void;
  onViewAs: (userRoleId: string) => Promise<void>;
};

/** One person next to the list: status, permissions and actions. */
export default function PersonDrawer({ open, id, mayGrant, onClose, onViewAs }: Props) {
  const { data: person } = useQuery({ ...personQuery(id), enabled: open });
  return (
    <Drawer open={open} onClose={onClose} title={person ? nameOf(person) : 'Person'} wide>
      <Content key={id} id={id} mayGrant={mayGrant} onClose={onClose} onViewAs={onViewAs} />
    </Drawer>
  );
}

function Content({ id, mayGrant, onClose, onViewAs }: Omit<Props, 'open'>) {
  const { data: person, isPending, isError, error, refetch } = useQuery(personQuery(id));
  if (isPending) return <SkeletonList rows={4} />;
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="6">
      <PersonFacts person={person} />
      <PersonActions
        person={person}
        userId={currentUser()?.id ?? ''}
        mayGrant={mayGrant}
        onGone={onClose}
        onViewAs={onViewAs}
      />
      {takesGrants(person.role_label) ? (
        <PermissionsForm person={person} mayGrant={mayGrant} />
      ) : (
        <Muted>
          {roleNames[person.role_label]}: what this role may do is fixed and cannot be changed for one person.
        </Muted>
      )}
    </Stack>
  );
}

const PersonFacts = ({ person }: { person: PersonDetails }) => (
  <Facts>
    <Fact label="Status">
      <PersonStatusBadge person={person} />
    </Fact>
    <Fact label="Role">{roleNames[person.role_label]}</Fact>
    <Fact label="Email" wide>
      <MailAddress address={person.email} />
    </Fact>
    {person.status === 'invited' ? (
      <Fact label="Link works until">{displayDay(person.expires_at)}</Fact>
    ) : (
      <Fact label="Since">{displayDay(person.created_at)}</Fact>
    )}
  </Facts>
);
