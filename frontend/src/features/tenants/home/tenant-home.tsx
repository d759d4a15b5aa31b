import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { HomeLease } from '../../../../../shared/contract/tenants';
import { Offline } from '../../../api/refusal';
import { TenantLeaseBadge } from '../../../domain-ui/lease/lease-badge';
import { NoOnline } from '../../../domain-ui/lease/no-online';
import { displayInstant } from '../../../ui/data/instant';
import { Failed } from '../../../ui/feedback/failed';
import { Notice } from '../../../ui/feedback/notice';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { LinkButton } from '../../../ui/primitives/link-button';
import { InsuranceToDo } from '../insurance/my-insurance';
import { keptHome } from '../kept-home';
import { myHomeQuery, tenantChanged } from '../queries';
import { ContactSection } from './contact-section';
import { LeaseFacts } from './lease-facts';
import { MovingIn } from './moving-in';
import { Owed } from './owed';
import { RefusedPayments } from './refused-payments';
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
  const [kept] = useState(keptHome);
  // Told at the first try; more tries go on meanwhile.
  const isUnreached = read.failureReason instanceof Offline;
  const leases = read.data ?? (isUnreached ? kept?.leases : undefined);
  if (leases?.length === 0) return nothing;
  const [first] = leases ?? [];
  return (
    <Page title={title} lead={lead}>
      {isUnreached && !read.data && kept && (
        <Notice kind="warning" title="This is your home as this device saw it last">
          {`It is from ${displayInstant(kept.at)}, and may have changed since. Nothing can be paid, signed or sent until you are online again.`}
        </Notice>
      )}
      {read.isPending && !leases && <SkeletonCards cards={2} height="48" />}
      {read.isError && !leases && (
        <Section>
          <Failed error={read.error} onRetry={() => void read.refetch()} />
        </Section>
      )}
      {leases?.map((lease) => (
        <RefusedPayments key={lease.lease_id} lease={lease} />
      ))}
      {leases?.map((lease) => (
        <ToSign key={lease.lease_id} lease={lease} />
      ))}
      {leases?.map((lease) => (
        <ReportsToAnswer key={lease.lease_id} lease={lease} />
      ))}
      {leases?.some(({ lives_there, status }) => lives_there || status === 'signed') && <InsuranceToDo />}
      {leases?.map((lease) => (
        <HomeCard key={lease.lease_id} lease={lease} />
      ))}
      {first && <ContactSection lease={first} />}
    </Page>
  );
}

function HomeCard({ lease }: { lease: HomeLease }) {
  const client = useQueryClient();
  const { lease_id: id, unit_number, property_title, address, status, lives_there, money } = lease;
  return (
    <Section
      title={`Unit ${unit_number}, ${property_title}`}
      lead={address}
      action={<TenantLeaseBadge status={status} />}
    >
      <Stack gap="5">
        <Owed lease={lease} />
        <MovingIn lease={lease} />
        {money && (lives_there || money.balance > 0) && (
          <NoOnline
            leaseId={id}
            landlord={lease.organization}
            paying={money}
            onAsked={() => tenantChanged(client)}
          />
        )}
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
