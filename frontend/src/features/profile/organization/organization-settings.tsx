import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../ui/feedback/failed';
import { SplitSection } from '../../../ui/layout/split-section';
import { ProfileSkeleton } from '../parts/profile-skeleton';
import { organizationSettingsQuery } from '../queries';
import { LateFeeForm } from './late-fee-form';
import { OwnRules } from './own-rules';
import { ReturnedFeeForm } from './returned-fee-form';

/** What an organization sets for all of its properties, and where one has its own. */
export function OrganizationSettings() {
  const read = useQuery(organizationSettingsQuery);
  if (!read.data && read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <ProfileSkeleton sections={3} />;
  const { fees, properties, may } = read.data;
  return (
    <>
      <SplitSection
        title="Late fees"
        lead="Amount, first day, and limits come from each signed lease. A change holds from today on: nothing that became late before is charged."
      >
        <LateFeeForm key={fees.version} fees={fees} mayChange={may.change} />
      </SplitSection>
      <SplitSection
        title="Returned payment fee"
        lead="What tenants owe when their payment comes back. We don’t have a state limit for this fee. Your lease and your state’s law apply. Not legal advice."
      >
        <ReturnedFeeForm key={fees.version} fees={fees} mayChange={may.change} />
      </SplitSection>
      <SplitSection title="Properties with their own rules" lead="All others go by the settings above.">
        <OwnRules properties={properties} returnedFee={fees.returned_fee} mayChange={may.change} />
      </SplitSection>
    </>
  );
}
