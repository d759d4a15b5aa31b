import type { LeaseDetails, LeasePacket } from '../../../../../shared/contract/leases';
import { api } from '../../../api/client';
import { DownloadButton } from '../../../ui/data/download-button';
import { Row } from '../../../ui/layout/layout';
import { Muted } from '../../../ui/primitives/text';
import { isBeingSealed } from '../queries';

type Props = { lease: Pick<LeaseDetails, 'lease_id'>; packet: LeasePacket };

/** The sealed PDFs of a lease everyone signed, or a note that they are being made. */
export function SealedPapers({ lease, packet }: Props) {
  const { sealed, completed_at, in_person } = packet;
  if (completed_at === undefined) return null;
  return (
    <Row gap="3" px={{ base: '4', md: '6' }} pb="4">
      {sealed.void && (
        <PaperButton lease={lease} hash={sealed.void} what="The void page" label="Download void page" />
      )}
      {sealed.lease && (
        <PaperButton
          lease={lease}
          hash={sealed.lease}
          what="The signed lease"
          label="Download signed lease"
        />
      )}
      {in_person && <PaperButton lease={lease} hash={in_person.scan} what="The scan" label="Download scan" />}
      {in_person && (
        <Muted small>
          Signed on paper before <bdi>{in_person.witness}</bdi>
        </Muted>
      )}
      {isBeingSealed(packet) && <Muted small>Preparing the sealed copy…</Muted>}
    </Row>
  );
}

type Paper = { hash: string; what: string; label: string };

/** Opens one sealed PDF by its hash. */
export function PaperButton({ lease, hash, what, label }: Pick<Props, 'lease'> & Paper) {
  const open = async () => {
    const params = { leaseId: lease.lease_id, hash };
    window.location.assign((await api.leases.getSealedPaper({ params })).data.url);
  };
  return <DownloadButton size="sm" what={what} label={label} run={open} />;
}
