import { joinWords } from '../../../../../../shared/domain/leases/document/words';
import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { mayResend } from '../../show/signer-look';
import { ManyLeases, type ManyProps } from './many-leases';
import { isWaiting } from './which-leases';

/** Mails a new link to everyone whose turn it is; answers whom. */
async function remindSigners(leaseId: string): Promise<string> {
  const { data } = await api.leases.getLease({ params: { leaseId } });
  const waiting = data.packets.flatMap((packet) =>
    packet.signers.filter((signer) => mayResend(signer, packet)),
  );
  for (const { signer_id } of waiting) {
    const body = { lease_id: leaseId, signer_id };
    await api.leases.resendLink({ body }, { idempotencyKey: newIdempotencyKey() });
  }
  const names = joinWords(waiting.map(({ name }) => name));
  return names ? `New link sent to ${names}` : 'Nobody is left to remind';
}

/** Reminds everyone who has yet to sign, over many leases and renewals. */
export default function RemindMany(props: ManyProps) {
  return (
    <ManyLeases
      {...props}
      title="Remind signers"
      lead="We’ll email a new link to everyone who still needs to sign. Links from earlier emails work, too."
      isOffered={isWaiting}
      startsWith="all"
      none="No signature is missing."
      button={(count) => (count === 1 ? 'Remind for one lease' : `Remind for ${count} leases`)}
      pendingText="Sending"
      values={{}}
      act={({ lease_id }) => remindSigners(lease_id)}
    />
  );
}
