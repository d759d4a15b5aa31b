import { useSearch } from '@tanstack/react-router';
import { nameOf } from '../../../../shared/domain/names';
import { ProfilePage } from '../../features/profile/profile-page';
import { SettingsPage } from '../../features/profile/settings/settings-page';
import { parseSettingsPlace } from '../../features/profile/settings/settings-place';
import { type Person, usePerson } from './use-person';

/** The viewed person's name during View as. */
const seenAsOf = ({ user }: Person): string | undefined => user.view_as && nameOf(user);

/** /user-profile, for every role and whatever the state of the plan. */
export function UserProfileScreen() {
  const person = usePerson();
  return person ? <ProfilePage seenAs={seenAsOf(person)} /> : null;
}

/** /user-settings: the address names the tab. */
export function UserSettingsScreen() {
  const place = parseSettingsPlace(useSearch({ strict: false }));
  const person = usePerson();
  return person ? <SettingsPage place={place} seenAs={seenAsOf(person)} /> : null;
}
