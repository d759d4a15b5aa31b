import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import type { TenantDetails, TenantLine } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import { displayDollars } from '../../../../../shared/domain/money';
import { now } from '../../../api/clock';
import { Avatar } from '../../../domain-ui/person/avatar';
import { WaitingTenantPage } from '../../../domain-ui/person/waiting-tenant-page';
import { displayDay } from '../../../ui/data/instant';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { PageTabs } from '../../../ui/layout/page-tabs';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { AccessBadge } from '../access/access-badge';
import { InsuranceSection } from '../insurance/insurance-section';
import { tenantQuery, tenantRecordQuery } from '../queries';
import { ContactSection } from './contact-section';
import { DocumentsTab } from './documents-tab';
import { HouseholdSection } from './household-section';
import { LeasesSection } from './leases-section';
import { MessagesTab } from './messages-tab';
import { NotesSection } from './notes-section';
import { PayingSection } from './paying-section';
import { RequestsTab } from './requests-tab';
import { TenantActions } from './tenant-actions';
import type { TenantTabKey } from './tenant-tab';
import { useTenantRequests } from './use-tenant-requests';

const back = { to: '/tenantsList', label: 'Tenants' } as const;

/** The lease that stands for the tenant: the newest of those that are not over, else the newest. */
export function mainLease(leases: readonly TenantLine[]): TenantLine | undefined {
  const newest = leases.toSorted((one, other) => other.from.localeCompare(one.from));
  return newest.find(({ status }) => !['ended', 'settled', 'void'].includes(status)) ?? newest[0];
}

type Shown = {
  tab?: TenantTabKey | undefined;
  /** For an owner of the property: neither the record nor the tenant's access is theirs. */
  isOwner: boolean;
};

/** /tenants-LoginData: one tenant, what is known about them, and their leases. */
export function TenantPage({ id, ...shown }: Shown & { id: string }) {
  const read = useQuery(tenantQuery(id));
  if (!read.data) return <WaitingTenantPage title="Tenant" read={read} back={back} />;
  return <LoadedTenantPage tenant={read.data} {...shown} />;
}

/** Somebody with a number that staff wrote down is called under that one. */
function LoadedTenantPage({ tenant, tab, isOwner }: Shown & { tenant: TenantDetails }) {
  const { user_role_id: id, name, access, leases } = tenant;
  useCrumbs([back, { label: name, to: '/tenants-LoginData', search: { id } }]);
  const { data: record } = useQuery({ ...tenantRecordQuery(id), enabled: !isOwner });
  const lease = mainLease(leases);
  const requests = useTenantRequests(leases);
  const pastDue = leases.reduce((sum, { past_due = 0 }) => sum + past_due, 0);
  const tabTo = (key?: TenantTabKey) => ({
    to: '/tenants-LoginData' as const,
    search: key === undefined ? { id } : { id, tab: key },
    isHere: tab === key,
  });
  const since = record?.since ? ` · tenant since ${displayDate(record.since)}` : '';
  return (
    <Page
      title={name}
      sign={<Avatar name={name} size="14" />}
      lead={lease && `Unit ${lease.unit_number}, ${lease.property_title}${since}`}
      back={back}
      action={<TenantActions tenant={tenant} lease={lease} isOwner={isOwner} />}
    >
      <Row gap="3" rowGap="1">
        {pastDue > 0 && (
          <StatusBadge tone="danger" icon={CircleAlert} word={`${displayDollars(pastDue)} past due`} />
        )}
        <AccessBadge access={access} />
        <Muted as="span" small>
          <bdi>{accessWords(tenant)}</bdi>
        </Muted>
      </Row>
      <PageTabs
        label="Tenant"
        wide
        tabs={[
          { label: 'Overview', ...tabTo() },
          ...(lease?.balance === undefined
            ? []
            : [
                {
                  label: 'Payments',
                  to: '/ledgesData' as const,
                  search: { id: lease.lease_id },
                  isHere: false,
                },
              ]),
          { label: 'Messages', ...tabTo('messages') },
          { label: 'Documents', ...tabTo('documents') },
          ...(requests
            ? [{ label: 'Requests', note: requests.length.toLocaleString('en-US'), ...tabTo('requests') }]
            : []),
        ]}
      />
      {tab === undefined && <Overview tenant={tenant} record={record} requests={requests} />}
      {tab === 'messages' && <MessagesTab tenant={tenant} record={record} />}
      {tab === 'documents' && <DocumentsTab leases={leases} />}
      {tab === 'requests' && <RequestsTab requests={requests} />}
    </Page>
  );
}

type OverviewProps = {
  tenant: TenantDetails;
  record: TenantRecordShown | undefined;
  requests: ReturnType<typeof useTenantRequests>;
};

function Overview({ tenant, record, requests }: OverviewProps) {
  const { user_role_id: id, name, leases } = tenant;
  const gap = { base: '5', md: '6' };
  return (
    <Columns widths="1fr clamp(270px, 30%, 22rem)" from="lg">
      <Stack gap={gap}>
        <LeasesSection leases={leases} />
        {record?.pays && <PayingSection name={name} pays={record.pays} today={record.today} />}
        {record && <NotesSection tenant={tenant} record={record} requests={requests} />}
      </Stack>
      <Stack gap={gap}>
        <ContactSection tenant={tenant} record={record} />
        {record && <HouseholdSection id={id} record={record} />}
        {record && <InsuranceSection id={id} record={record} />}
      </Stack>
    </Columns>
  );
}

function accessWords({ access, invited_at, expires_at }: TenantDetails): string {
  if (access === 'active') return 'Sees the lease, the home and the documents shared with tenants.';
  if (access === 'not-invited')
    return 'Came in with a lease signed outside Keystead. Gets no email until you invite them.';
  if (access === 'suspended') return 'Cannot log in here. The lease stays as it is.';
  const isExpired = new Date(expires_at) < now();
  return `Invited ${displayDay(invited_at)}. The link ${isExpired ? 'expired' : 'works until'} ${displayDay(expires_at)}.`;
}
