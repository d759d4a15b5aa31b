import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../ui/failed';
import { Page } from '../../../ui/page';
import { PageTabs } from '../../../ui/page-tabs';
import { Devices } from '../devices/devices';
import { PrivateProfileNotice } from '../parts/private-profile-notice';
import { ProfileSkeleton } from '../parts/profile-skeleton';
import { profileQuery } from '../queries';
import { TwoStep } from '../two-step/two-step';
import { Appearance } from './appearance';
import { Notifications } from './notifications';
import { type SettingsPlace, type SettingsTab, settingsTabs, tabOf } from './settings-place';

/** /user-settings: appearance, notifications and login. During View as, `seenAs` names the viewed person. */
export function SettingsPage({ place, seenAs }: { place: SettingsPlace; seenAs: string | undefined }) {
  const here = tabOf(place);
  return (
    <Page title="Settings" lead="How the product looks, what it notifies you about, and how you log in.">
      <PageTabs
        label="Settings"
        tabs={settingsTabs.map(({ tab, label }, index) => ({
          label,
          to: '/user-settings',
          search: index === 0 ? {} : { tab },
          isHere: tab === here,
        }))}
      />
      <div>
        {here === 'appearance' ? (
          <Appearance />
        ) : seenAs === undefined ? (
          <Own tab={here} />
        ) : (
          <PrivateProfileNotice name={seenAs} />
        )}
      </div>
    </Page>
  );
}

/** The settings stored on the server. */
function Own({ tab }: { tab: Exclude<SettingsTab, 'appearance'> }) {
  const profile = useQuery({ ...profileQuery, enabled: tab !== 'devices' });
  if (tab === 'devices') return <Devices />;
  // A failed refetch keeps the data already shown.
  if (!profile.data && profile.isError)
    return <Failed error={profile.error} onRetry={() => void profile.refetch()} />;
  if (!profile.data) return <ProfileSkeleton sections={1} />;
  return tab === 'notifications' ? (
    <Notifications choices={profile.data.notifications} />
  ) : (
    <TwoStep profile={profile.data} />
  );
}
