import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { LeaseDetails, LeasePacket } from '../../../../../shared/contract/leases';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { say } from '../../../ui/say';
import { Muted } from '../../../ui/text';
import { isBeingSealed } from '../queries';

type Props = { lease: Pick<LeaseDetails, 'lease_id'>; packet: LeasePacket };

/** The sealed PDFs of a lease everyone signed, or a note that they are being made. */
export function SealedPapers({ lease, packet }: Props) {
  const { sealed, completed_at, in_person } = packet;
  if (completed_at === undefined) return null;
  return (
    <Row gap="3" px={{ base: '4', md: '6' }} pb="4">
      {sealed.void && <PaperButton lease={lease} hash={sealed.void} label="Download void page" />}
      {sealed.lease && <PaperButton lease={lease} hash={sealed.lease} label="Download signed lease" />}
      {in_person && <PaperButton lease={lease} hash={in_person.scan} label="Download scan" />}
      {in_person && (
        <Muted small>
          Signed on paper before <bdi>{in_person.witness}</bdi>
        </Muted>
      )}
      {isBeingSealed(packet) && <Muted small>Preparing the sealed copy…</Muted>}
    </Row>
  );
}

function PaperButton({ lease, hash, label }: Pick<Props, 'lease'> & { hash: string; label: string }) {
  const open = useMutation({
    mutationFn: () => api.leases.getSealedPaper({ params: { leaseId: lease.lease_id, hash } }),
    onSuccess: ({ data }) => window.location.assign(data.url),
    onError: (cause) =>
      void say.result({ icon: 'error', title: 'The file was not downloaded', text: refusalWords(cause) }),
  });
  return (
    <Button variant="outline" size="sm" pending={open.isPending} onClick={() => open.mutate()}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
