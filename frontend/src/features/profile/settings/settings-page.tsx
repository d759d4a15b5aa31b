import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../ui/feedback/failed';
import { Page } from '../../../ui/layout/page';
import { PageTabs } from '../../../ui/layout/page-tabs';
import { Devices } from '../devices/devices';
import { OrganizationSettings } from '../organization/organization-settings';
import { PrivateProfileNotice } from '../parts/private-profile-notice';
import { ProfileSkeleton } from '../parts/profile-skeleton';
import { profileQuery } from '../queries';
import { TwoStep } from '../two-step/two-step';
import { Appearance } from './appearance';
import { Notifications } from './notifications';
import { type SettingsPlace, type SettingsTab, settingsTabs, tabOf } from './settings-place';

type Props = {
  place: SettingsPlace;
  /** During View as, the viewed person's name. */
  seenAs: string | undefined;
  /** What the organization's tab is called; undefined for who does not read its settings. */
  organization: string | undefined;
};

/** /user-settings: appearance, the organization, notifications and login. */
export function SettingsPage({ place, seenAs, organization }: Props) {
  const asked = tabOf(place);
  const here = asked === 'organization' && organization === undefined ? 'appearance' : asked;
  const tabs = settingsTabs.filter(({ tab }) => tab !== 'organization' || organization !== undefined);
  return (
    <Page title="Settings" lead="How Keystead looks, what it notifies you about, and how you log in.">
      <PageTabs
        label="Settings"
        tabs={tabs.map(({ tab, label }, index) => ({
          label: tab === 'organization' ? (organization ?? label) : label,
          to: '/user-settings',
          search: index === 0 ? {} : { tab },
          isHere: tab === here,
        }))}
      />
      <div>
        {here === 'appearance' ? (
          <Appearance />
        ) : here === 'organization' ? (
          <OrganizationSettings />
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
function Own({ tab }: { tab: Exclude<SettingsTab, 'appearance' | 'organization'> }) {
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
