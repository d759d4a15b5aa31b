import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HomeLease } from '../../../../../shared/contract/tenants';
import { Failed } from '../../../ui/failed';
import { Row, Stack } from '../../../ui/layout';
import { LeaseBadge } from '../../../ui/lease-badge';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/page';
import { Section } from '../../../ui/section';
import { SkeletonCards } from '../../../ui/skeleton-cards';
import { myHomeQuery } from '../queries';
import { ContactSection } from './contact-section';
import { LeaseFacts } from './lease-facts';
import { Owed } from './owed';
import { ReportsToAnswer } from './reports';
import { ToSign } from './to-sign';

type Props = {
  title: string;
  lead: string | undefined;
  /** What stands here while nothing is shared with the tenant. */
  nothing: ReactNode;
};

/** A tenant's home: what to sign, the leases, and whom to call. */
export function TenantHome({ title, lead, nothing }: Props) {
  const read = useQuery(myHomeQuery);
  const leases = read.data;
  if (leases?.length === 0) return nothing;
  const [first] = leases ?? [];
  return (
    <Page title={title} lead={lead}>
      {read.isPending && <SkeletonCards cards={2} height="48" />}
      {read.isError && !leases && (
        <Section>
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        </Section>
      )}
      {leases?.map((lease) => (
        <ToSign key={lease.lease_id} lease={lease} />
      ))}
      {leases?.map((lease) => (
        <ReportsToAnswer key={lease.lease_id} lease={lease} />
      ))}
      {leases?.map((lease) => (
        <HomeCard key={lease.lease_id} lease={lease} />
      ))}
      {first && <ContactSection lease={first} />}
    </Page>
  );
}

function HomeCard({ lease }: { lease: HomeLease }) {
  const { lease_id: id, unit_number, property_title, address, status, lives_there } = lease;
  return (
    <Section
      title={`Unit ${unit_number}, ${property_title}`}
      lead={address}
      action={<LeaseBadge status={status} />}
    >
      <Stack gap="5">
        <Owed lease={lease} />
        <LeaseFacts lease={lease} />
        <Row>
          <LinkButton to="/showLease" search={{ id }} variant="outline">
            My lease
          </LinkButton>
          {lives_there && (
            <LinkButton to="/tenants-UnitData" search={{ id }} variant="outline">
              My unit and documents
            </LinkButton>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
