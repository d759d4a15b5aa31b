import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { ManyLeases, type ManyProps } from './many-leases';
import { isDraft } from './which-leases';

async function discard(leaseId: string): Promise<string> {
  const { version } = (await api.leases.getLease({ params: { leaseId } })).data;
  const body = { lease_id: leaseId, version };
  await api.leases.discardDraft({ body }, { idempotencyKey: newIdempotencyKey() });
  return 'Discarded';
}

/** Discards drafts that nobody needs any more. */
export default function DiscardMany(props: ManyProps) {
  return (
    <ManyLeases
      {...props}
      title="Discard drafts"
      lead="The drafts you choose move to the ended leases. You can start from them again."
      isOffered={isDraft}
      startsWith="none"
      none="There are no drafts."
      button={(count) => (count === 1 ? 'Discard one draft' : `Discard ${count} drafts`)}
      pendingText="Discarding"
      isDanger
      values={{}}
      act={({ lease_id }) => discard(lease_id)}
    />
  );
}
