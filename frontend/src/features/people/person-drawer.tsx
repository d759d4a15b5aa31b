import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { PersonDetails } from '../../../../shared/contract/people';
import { takesGrants } from '../../../../shared/domain/people';
import { currentUser } from '../../api/session';
import { Drawer } from '../../ui/drawer';
import { Failed } from '../../ui/failed';
import { displayDay } from '../../ui/instant';
import { roleNames } from '../../ui/role-names';
import { SkeletonList } from '../../ui/skeleton-list';
import { PermissionsForm } from './permissions-form';
import { PersonActions } from './person-actions';
import { PersonStatusBadge } from './person-status';
import { personName } from './person-texts';
import { personQuery } from './queries';

type Props = {
  open: boolean;
  id: string;
  mayGrant: boolean;
  onClose: () => void;
  onViewAs: (userRoleId: string) => Promise<void>;
};

/** One person beside the list: where they stand, what they may do, what can be done. */
export default function PersonDrawer({ open, id, mayGrant, onClose, onViewAs }: Props) {
  const { data: person } = useQuery({ ...personQuery(id), enabled: open });
  return (
    <Drawer open={open} onClose={onClose} title={person ? personName(person) : 'Person'} wide>
      <Content key={id} id={id} mayGrant={mayGrant} onClose={onClose} onViewAs={onViewAs} />
    </Drawer>
  );
}

function Content({ id, mayGrant, onClose, onViewAs }: Omit<Props, 'open'>) {
  const { data: person, isPending, isError, error, refetch } = useQuery(personQuery(id));
  if (isPending) return <SkeletonList rows={4} />;
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <chakra.div display="grid" gap="6">
      <Facts person={person} />
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
        <chakra.p m="0" fontSize="sm" color="muted">
          {roleNames[person.role_label]}: what this role may do is fixed and cannot be changed for one person.
        </chakra.p>
      )}
    </chakra.div>
  );
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <chakra.dt color="muted">{label}</chakra.dt>
    <chakra.dd m="0" minW="0" overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </>
);

const Facts = ({ person }: { person: PersonDetails }) => (
  <chakra.dl
    m="0"
    display="grid"
    gridTemplateColumns="7rem 1fr"
    alignItems="center"
    rowGap="2"
    columnGap="3"
    fontSize="sm"
  >
    <Line label="Status">
      <PersonStatusBadge person={person} />
    </Line>
    <Line label="Role">{roleNames[person.role_label]}</Line>
    <Line label="Email">
      <bdi dir="ltr">{person.email}</bdi>
    </Line>
    {person.status === 'invited' ? (
      <Line label="Link works until">{displayDay(person.expires_at)}</Line>
    ) : (
      <Line label="Since">{displayDay(person.created_at)}</Line>
    )}
  </chakra.dl>
);
