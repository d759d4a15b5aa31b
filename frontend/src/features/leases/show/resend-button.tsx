import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import type { LeaseDetails, LeaseSigner } from '../../../../../shared/contract/leases';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';
import { leaseChanged } from '../queries';

type Props = {
  lease: Pick<LeaseDetails, 'lease_id'>;
  signer: Pick<LeaseSigner, 'signer_id' | 'name' | 'email'>;
};

/** Mails one signer a new link; the old one stops working. */
export function ResendButton({ lease, signer }: Props) {
  const client = useQueryClient();
  const resend = useMutation({
    mutationFn: () =>
      api.leases.resendLink(
        { body: { lease_id: lease.lease_id, signer_id: signer.signer_id } },
        { idempotencyKey: newIdempotencyKey() },
      ),
    onSuccess: () => toast({ title: `New link sent to ${signer.email}. The earlier one works, too.` }),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The link was not sent', text: refusalWords(cause) }),
    onSettled: () => leaseChanged(client),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      pending={resend.isPending}
      onClick={() => resend.mutate()}
      aria-label={`Send again to ${signer.name}`}
    >
      <MailPlus aria-hidden="true" />
      Send again
    </Button>
  );
}
