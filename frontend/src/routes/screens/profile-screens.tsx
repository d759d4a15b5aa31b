import { useSearch } from '@tanstack/react-router';
import { nameOf } from '../../../../shared/domain/names';
import { hasOwnTenantRecord } from '../../../../shared/domain/people/tenant-record';
import { maySeeSettings } from '../../../../shared/domain/settings/may-settings';
import { ShowSetupAgain } from '../../features/home/setup/show-again';
import { ProfilePage } from '../../features/profile/profile-page';
import { SettingsPage } from '../../features/profile/settings/settings-page';
import { parseSettingsPlace } from '../../features/profile/settings/settings-place';
import { MyRecord } from '../../features/tenants/record/my-record';
import { type Person, usePerson } from './use-person';

/** The viewed person's name during View as. */
const seenAsOf = ({ user }: Person): string | undefined => user.view_as && nameOf(user);

/** /user-profile, for every role and whatever the state of the plan. */
export function UserProfileScreen() {
  const person = usePerson();
  if (!person) return null;
  const own = hasOwnTenantRecord(person.viewer) ? <MyRecord /> : null;
  return <ProfilePage seenAs={seenAsOf(person)} setup={<ShowSetupAgain />} own={own} />;
}

/** /user-settings: the address names the tab. */
export function UserSettingsScreen() {
  const place = parseSettingsPlace(useSearch({ strict: false }));
  const person = usePerson();
  if (!person) return null;
  const { roleLabel } = person.viewer;
  const title = roleLabel === 'owner' ? 'Your business' : 'Organization';
  const organization = maySeeSettings(person.viewer) ? title : undefined;
  return <SettingsPage place={place} seenAs={seenAsOf(person)} organization={organization} />;
}
