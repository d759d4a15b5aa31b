import type { SystemStyleObject } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { LockKeyhole, LogOut, Repeat2, Settings, SlidersHorizontal, UserRound } from 'lucide-react';
import type { CurrentUser } from '../../../../shared/contract/users';
import { nameOf } from '../../../../shared/domain/names';
import { safeReturnPath } from '../../api/return-path';
import { signOut } from '../../api/session';
import { roleNames } from '../../domain-ui/person/role-names';
import { rememberLocked } from '../../features/users/locked';
import { rolesQuery } from '../../features/users/queries';
import { forgetDrafts, hasDrafts } from '../../forms/draft-store';
import { dialogs } from '../../ui/feedback/dialogs';
import { Stack } from '../../ui/layout/layout';
import { ListLabel } from '../../ui/layout/list-label';
import { MailAddress } from '../../ui/primitives/mail-address';
import { Muted } from '../../ui/primitives/text';
import { PersonButton } from './menu-buttons';
import { MenuFrame, MenuLine, MenuRule } from './menu-parts';
import { otherRoles, switchRole } from './switch-role';

const mayForget = () =>
  dialogs.confirm('Unsaved changes are deleted from this browser.', {
    title: 'Log out?',
    yes: 'Log out',
    no: 'Stay',
  });

/** The person, other roles, the layout, lock and log out. */
export default function PersonMenu({
  user,
  look,
  onSettings,
}: {
  user: CurrentUser;
  look: SystemStyleObject;
  onSettings: () => void;
}) {
  const navigate = useNavigate();
  const router = useRouter();
  const { data: known = {} } = useQuery(rolesQuery);
  const role = user.roles[0];
  const lock = async () => {
    const from = safeReturnPath(router.state.location.href);
    rememberLocked(user);
    await signOut();
    await navigate({ to: '/auth/lockscreen', search: from ? { from } : {} });
  };
  const leave = async () => {
    if (hasDrafts(user.id) && !(await mayForget())) return;
    await signOut();
    await navigate({ to: '/login' });
    forgetDrafts(user.id);
  };
  return (
    <MenuFrame trigger={<PersonButton user={user} css={look} />}>
      <Stack gap="1" px="3" py="2.5">
        <ListLabel name={nameOf(user)} note={<MailAddress address={user.email} />} />
        {role && (
          <Muted small>
            {roleNames[role.role_label]}, <bdi>{role.organization}</bdi>
          </Muted>
        )}
      </Stack>
      <MenuRule />
      {otherRoles(user, known).map((other) => (
        <MenuLine
          key={other.user_role_id}
          value={other.user_role_id}
          icon={<Repeat2 size={16} aria-hidden="true" />}
          onSelect={() => void switchRole(other.user_role_id, () => navigate({ to: '/propertyDashboard' }))}
        >
          <span>
            Act as {roleNames[other.role_label]}
            <Muted as="bdi" small display="block">
              {other.organization}
            </Muted>
          </span>
        </MenuLine>
      ))}
      {user.roles.length > 1 && <MenuRule />}
      <MenuLine
        value="profile"
        icon={<UserRound size={16} aria-hidden="true" />}
        onSelect={() => void navigate({ to: '/user-profile' })}
      >
        Profile
      </MenuLine>
      <MenuLine
        value="settings"
        icon={<Settings size={16} aria-hidden="true" />}
        onSelect={() => void navigate({ to: '/user-settings' })}
      >
        Settings
      </MenuLine>
      <MenuLine
        value="display"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onSelect={onSettings}
      >
        Display settings
      </MenuLine>
      <MenuLine value="lock" icon={<LockKeyhole size={16} aria-hidden="true" />} onSelect={() => void lock()}>
        Lock screen
      </MenuLine>
      <MenuLine value="leave" icon={<LogOut size={16} aria-hidden="true" />} onSelect={() => void leave()}>
        Log out
      </MenuLine>
    </MenuFrame>
  );
}
