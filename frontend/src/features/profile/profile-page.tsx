import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/contract/profile';
import { Failed } from '../../ui/feedback/failed';
import { Page } from '../../ui/layout/page';
import { SplitSection } from '../../ui/layout/split-section';
import { AssistantModel } from './details/assistant-model';
import { DetailsForm } from './details/details-form';
import { OrganizationForm } from './details/organization-form';
import { PasswordForm } from './details/password-form';
import { PhotoEditor } from './details/photo-editor';
import { PrivateProfileNotice } from './parts/private-profile-notice';
import { ProfileSkeleton } from './parts/profile-skeleton';
import { profileQuery } from './queries';

type Props = {
  readonly seenAs: string | undefined;
  /** For the head of an organization: brings back what they hid. */
  readonly setup: ReactNode;
  /** What a landlord keeps of a tenant, for the tenant. */
  readonly own?: ReactNode;
};

/** /user-profile: details and password. During View as, `seenAs` names the viewed person. */
export function ProfilePage({ seenAs, setup, own }: Props) {
  const profile = useQuery({ ...profileQuery, enabled: seenAs === undefined });
  return (
    <Page title="Profile" lead="Your details and how you log in.">
      <div>
        {seenAs !== undefined && <PrivateProfileNotice name={seenAs} />}
        {seenAs === undefined && profile.isPending && <ProfileSkeleton sections={4} />}
        {profile.isError && !profile.data && (
          <Failed error={profile.error} onRetry={() => void profile.refetch()} />
        )}
        {profile.data && <Sections profile={profile.data} setup={setup} own={own} />}
      </div>
    </Page>
  );
}

const Sections = ({ profile, setup, own }: Omit<Props, 'seenAs'> & { profile: Profile }) => (
  <>
    <SplitSection title="Photo" lead="Shown at the top of every page.">
      <PhotoEditor profile={profile} />
    </SplitSection>
    <SplitSection title="Details" lead="Your name appears on what you send and sign.">
      <DetailsForm profile={profile} />
    </SplitSection>
    {own}
    {profile.organization.may_rename && (
      <SplitSection title="Organization" lead="The name owners, tenants and your team see.">
        <OrganizationForm name={profile.organization.name} />
      </SplitSection>
    )}
    {profile.organization.may_rename && (
      <SplitSection title="Assistant" lead="For everyone in your organization.">
        <AssistantModel on={profile.organization.asks_model} />
      </SplitSection>
    )}
    {profile.organization.may_rename && setup}
    <SplitSection title="Password" lead="Changing it signs out every other device.">
      <PasswordForm email={profile.email} />
    </SplitSection>
  </>
);
