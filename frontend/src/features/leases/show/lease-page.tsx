import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { LeaseDetails, LeasePacket } from '../../../../../shared/contract/leases';
import { nameOf } from '../../../../../shared/domain/leases/parties';
import { Columns } from '../../../ui/columns';
import { useCrumbs } from '../../../ui/crumb-trail';
import { Row, Stack } from '../../../ui/layout';
import { LeaseBadge } from '../../../ui/lease-badge';
import { Page } from '../../../ui/page';
import { StatusBadge } from '../../../ui/status-badge';
import { Muted } from '../../../ui/text';
import { withAddress } from '../../../ui/with-address';
import { nextStepText, renewalWords, tenantsText } from '../parts/lease-words';
import { agreedTermOf } from '../parts/terms-of';
import { TextSection } from '../parts/text-section';
import { leaseQuery } from '../queries';
import { LeaseActions } from './lease-actions';
import { LeaseEvents } from './lease-events';
import { LeaseFacts } from './lease-facts';
import { LeasePeople } from './lease-people';
import { MovesSection } from './moves-section';
import { PacketSection } from './packet-section';
import { StandingNotice } from './standing-notice';
import { toLeases, WaitingLease } from './waiting-lease';

/** /showLease: one lease, its status, its people, who has signed, and what can be done now. */
export function LeasePage({ id }: { id: string }) {
  const read = useQuery(leaseQuery(id));
  return read.data ? <Whole lease={read.data} /> : <WaitingLease read={read} />;
}

const isAgreed = ({ completed_at, voided }: LeasePacket): boolean =>
  completed_at !== undefined && voided === undefined;

const tenantsOf = (lease: LeaseDetails): string[] => {
  const names = (agreedTermOf(lease)?.parties.tenants ?? []).map(nameOf).filter(Boolean);
  return names.length > 0 ? [tenantsText(names)] : [];
};

function Whole({ lease }: { lease: LeaseDetails }) {
  const { lease_id: id, unit_number, property_title, address, status, packets } = lease;
  useCrumbs([toLeases, { label: `Unit ${unit_number}`, to: '/showLease', search: { id } }]);
  const [newest] = packets;
  return (
    <Page
      title={`Lease of unit ${unit_number}`}
      lead={[...tenantsOf(lease), withAddress(property_title, address)].join(' · ')}
      back={toLeases}
      action={<LeaseActions lease={lease} />}
    >
      <Row gap="3">
        <LeaseBadge status={status} />
        {lease.renewal && <StatusBadge word={renewalWords[lease.renewal]} tone="info" icon={RefreshCw} />}
        <Muted>
          <bdi>{nextStepText(lease.next_step)}</bdi>
        </Muted>
      </Row>
      <Columns widths="2fr 1fr" from="lg">
        <Stack gap={{ base: '5', md: '6' }}>
          <StandingNotice lease={lease} />
          {newest && !isAgreed(newest) && <PacketSection lease={lease} packet={newest} />}
          <LeaseFacts lease={lease} />
          {newest && isAgreed(newest) && <PacketSection lease={lease} packet={newest} />}
          <TextSection lease={lease} />
        </Stack>
        <Stack gap={{ base: '5', md: '6' }}>
          <LeasePeople lease={lease} />
          {packets.some(isAgreed) && <MovesSection lease={lease} />}
        </Stack>
      </Columns>
      {newest && <LeaseEvents packets={packets} />}
    </Page>
  );
}
