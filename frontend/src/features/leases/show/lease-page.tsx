import { useQuery } from '@tanstack/react-query';
import { FileInput, RefreshCw } from 'lucide-react';
import type { LeaseDetails } from '../../../../../shared/contract/leases';
import { nameOf } from '../../../../../shared/domain/leases/parties';
import { LeaseBadge } from '../../../domain-ui/lease/lease-badge';
import { termText } from '../../../domain-ui/lease/lease-status-style';
import { Columns } from '../../../ui/layout/columns';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Row, Stack } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { PageTabs } from '../../../ui/layout/page-tabs';
import { StatusBadge } from '../../../ui/primitives/status-badge';
import { Muted } from '../../../ui/primitives/text';
import { withAddress } from '../../../ui/primitives/with-address';
import { renewalWords, signedElsewhere, tenantsText } from '../parts/lease-words';
import { agreedTermOf } from '../parts/terms-of';
import { leaseQuery } from '../queries';
import { AdoptedSection } from './adopted-section';
import { InsuranceNotice } from './insurance-notice';
import { LeaseActions } from './lease-actions';
import { LeaseEvents } from './lease-events';
import { LeaseFacts } from './lease-facts';
import { LeaseFigures } from './lease-figures';
import { LeasePeople } from './lease-people';
import type { LeaseTabKey } from './lease-place';
import { type StageMoney, stageOf } from './lease-stage';
import { MoveInSection } from './move-in-section';
import { MovesSection } from './moves-section';
import { DocumentsSection } from './overview/documents-section';
import { DocumentsTab } from './overview/documents-tab';
import { lifeOf } from './overview/lease-life';
import { LifeSection } from './overview/life-section';
import { MoneySection } from './overview/money-section';
import { PlanCard } from './overview/plan-card';
import { RecurringSection } from './overview/recurring-section';
import { RequestsTab } from './overview/requests-tab';
import { PacketSection } from './packet-section';
import { StandingNotice } from './standing-notice';
import { type LeaseMoney, useLeaseMoney } from './use-lease-money';
import { useUnitRequests } from './use-unit-requests';
import { toLeases, WaitingLease } from './waiting-lease';
import { WalkThrough } from './walk-through';

type Props = { id: string; tab?: LeaseTabKey | undefined };

/** /showLease: one lease, its money and its life, and what can be done now. */
export function LeasePage({ id, tab }: Props) {
  const read = useQuery(leaseQuery(id));
  return read.data ? <Whole lease={read.data} tab={tab} /> : <WaitingLease read={read} />;
}

function titleOf(lease: LeaseDetails): string {
  const names = (agreedTermOf(lease)?.parties.tenants ?? []).map(nameOf).filter(Boolean);
  return names.length > 0 ? tenantsText(names) : `Lease for Unit ${lease.unit_number}`;
}

/** `Jan 17, 2026 – Jan 16, 2027, then month-to-month`. */
function termWords(lease: LeaseDetails): string {
  const term = agreedTermOf(lease);
  if (!term) return '';
  const follows = lease.until.kind === 'term' ? ', then month-to-month' : '';
  return `${termText(term)}${follows}`;
}

const stageMoneyOf = ({ ledger, settlement }: LeaseMoney): StageMoney | undefined =>
  ledger && {
    may_change: ledger.may.change,
    deposit_held: ledger.deposit_held,
    deadline: settlement?.deadline,
    law_days: settlement?.rule?.days,
    settled_on: settlement?.settled?.on,
  };

/** `2 of 4`, of the newest packet. */
function signedText({ packets: [newest] }: LeaseDetails): string | undefined {
  if (!newest) return undefined;
  const signed = newest.signers.filter(({ signed_at }) => signed_at !== undefined).length;
  return `${signed} of ${newest.signers.length}`;
}

function Whole({ lease, tab }: { lease: LeaseDetails; tab: LeaseTabKey | undefined }) {
  const { lease_id: id, unit_id, unit_number, property_title, address, status, may } = lease;
  useCrumbs([toLeases, { label: `Unit ${unit_number}`, to: '/showLease', search: { id } }]);
  const money = useLeaseMoney(lease);
  const requests = useUnitRequests(unit_id);
  const stage = stageOf(lease, stageMoneyOf(money));
  const tabTo = (key?: LeaseTabKey) => ({
    to: '/showLease' as const,
    search: key === undefined ? { id } : { id, tab: key },
    isHere: tab === key,
  });
  return (
    <Page
      title={titleOf(lease)}
      lead={`Unit ${unit_number} · ${withAddress(property_title, address)}`}
      back={toLeases}
      action={<LeaseActions lease={lease} primary={stage.primary} money={money} />}
    >
      <Row gap="3" rowGap="1">
        <LeaseBadge status={status} />
        {lease.is_adopted && <StatusBadge word={signedElsewhere} tone="neutral" icon={FileInput} />}
        {lease.renewal && <StatusBadge word={renewalWords[lease.renewal]} tone="info" icon={RefreshCw} />}
        <bdi>{stage.line}</bdi>
        <Muted as="span" small>
          <bdi>{termWords(lease)}</bdi>
        </Muted>
      </Row>
      {money.ledger && <LeaseFigures lease={lease} ledger={money.ledger} />}
      <PageTabs
        label="Lease"
        wide
        tabs={[
          { label: 'Overview', ...tabTo() },
          ...(may.see_ledger
            ? [{ label: 'Ledger', to: '/ledgesData' as const, search: { id }, isHere: false }]
            : []),
          { label: 'Documents', ...tabTo('documents') },
          { label: 'Signing', note: signedText(lease), ...tabTo('signing') },
          ...(requests
            ? [{ label: 'Requests', note: requests.length.toLocaleString('en-US'), ...tabTo('requests') }]
            : []),
        ]}
      />
      {tab === undefined && <Overview lease={lease} money={money} requests={requests} />}
      {tab === 'documents' && <DocumentsTab lease={lease} />}
      {tab === 'signing' && <SigningTab lease={lease} />}
      {tab === 'requests' && <RequestsTab unitId={unit_id} requests={requests} />}
    </Page>
  );
}

type OverviewProps = {
  lease: LeaseDetails;
  money: LeaseMoney;
  requests: ReturnType<typeof useUnitRequests>;
};

/** Money and life, with people, terms, papers and condition beside them. */
function Overview({ lease, money: { ledger }, requests }: OverviewProps) {
  const isSigned =
    lease.is_adopted || lease.packets.some(({ completed_at, voided }) => completed_at && !voided);
  const gap = { base: '5', md: '6' };
  return (
    <Columns widths="1fr clamp(270px, 30%, 22rem)" from="lg">
      <Stack gap={gap}>
        <StandingNotice lease={lease} />
        <InsuranceNotice lease={lease} />
        {ledger && <MoneySection ledger={ledger} />}
        {ledger?.plan && <PlanCard leaseId={lease.lease_id} plan={ledger.plan} />}
        {ledger?.recurring && <RecurringSection leaseId={lease.lease_id} recurring={ledger.recurring} />}
        <MoveInSection lease={lease} />
        <WalkThrough lease={lease} />
        {lease.is_adopted && <AdoptedSection lease={lease} />}
        <LifeSection leaseId={lease.lease_id} life={lifeOf(lease, { lines: ledger?.lines, requests })} />
      </Stack>
      <Stack gap={gap}>
        <LeasePeople lease={lease} ledger={ledger} />
        <LeaseFacts lease={lease} />
        <DocumentsSection lease={lease} />
        {isSigned && <MovesSection lease={lease} />}
      </Stack>
    </Columns>
  );
}

/** Every packet with who has signed it, and all of their events. */
function SigningTab({ lease }: { lease: LeaseDetails }) {
  const { packets } = lease;
  if (packets.length === 0) return <Muted>Nothing was sent for signature here.</Muted>;
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      {packets.map((packet) => (
        <PacketSection key={`${packet.term} ${packet.version}`} lease={lease} packet={packet} />
      ))}
      <LeaseEvents packets={packets} />
    </Stack>
  );
}
