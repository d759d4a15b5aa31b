import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../ui/feedback/failed';
import { SplitSection } from '../../../ui/layout/split-section';
import { ProfileSkeleton } from '../parts/profile-skeleton';
import { organizationSettingsQuery } from '../queries';
import { BusinessForm } from './business-form';
import { InsuranceForm } from './insurance-form';
import { LateFeeForm } from './late-fee-form';
import { LeaseDefaultsForm } from './lease-defaults-form';
import { LogoEditor } from './logo-editor';
import { OwnLeases } from './own-leases';
import { OwnRules } from './own-rules';
import { ReturnedFeeForm } from './returned-fee-form';

/** What an organization sets for all of its properties, and where one has its own. */
export function OrganizationSettings() {
  const read = useQuery(organizationSettingsQuery);
  if (!read.data && read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <ProfileSkeleton sections={6} />;
  const { name, business, lease, insurance, logo_url, fees, properties, may } = read.data;
  const { version } = fees;
  return (
    <>
      <SplitSection
        title="Business"
        lead="Shown on documents and emails, and to your tenants under Contact. The head of your organization changes the display name under Profile."
      >
        <BusinessForm
          key={JSON.stringify(business)}
          name={name}
          business={business}
          version={version}
          mayChange={may.change}
        />
      </SplitSection>
      <SplitSection
        title="Logo"
        lead="At the head of emails, leases, statements, receipts, deposit letters, and listings. What was sent or signed before stays as it is."
      >
        <LogoEditor name={name} url={logo_url} version={version} mayChange={may.change} />
      </SplitSection>
      <SplitSection
        title="New leases"
        lead="What a new lease begins with. Each draft can say otherwise; drafts and leases that are there stay as they are."
      >
        <LeaseDefaultsForm
          key={JSON.stringify(lease)}
          lease={lease}
          version={version}
          mayChange={may.change}
        />
        <OwnLeases properties={properties} lease={lease} mayChange={may.change} />
      </SplitSection>
      <SplitSection
        title="Renters insurance"
        lead="Tenants send their policy from their account, and you confirm it. Who is not insured stands on Home and under Tenants."
      >
        <InsuranceForm
          key={JSON.stringify(insurance)}
          insurance={insurance}
          version={version}
          mayChange={may.change}
        />
      </SplitSection>
      <SplitSection
        title="Late fees"
        lead="Amount, first day, and limits come from each signed lease. A change holds from today on: nothing that became late before is charged."
      >
        <LateFeeForm key={fees.late_fees.since} fees={fees} mayChange={may.change} />
      </SplitSection>
      <SplitSection
        title="Returned payment fee"
        lead="What tenants owe when their payment comes back. We don’t have a state limit for this fee. Your lease and your state’s law apply. Not legal advice."
      >
        <ReturnedFeeForm key={fees.returned_fee.since} fees={fees} mayChange={may.change} />
      </SplitSection>
      <SplitSection title="Properties with their own rules" lead="All others go by the settings above.">
        <OwnRules properties={properties} returnedFee={fees.returned_fee} mayChange={may.change} />
      </SplitSection>
    </>
  );
}
