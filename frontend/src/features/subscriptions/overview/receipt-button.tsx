import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { PaymentLine } from '../../../../../shared/contract/subscriptions';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { Button } from '../../../ui/primitives/button';
import { openInNewTab } from '../../../ui/primitives/external-url';
import { Refusal } from '../../../ui/primitives/text';

/** Fetches the provider's receipt on click, because its address expires. */
export function ReceiptButton({
  payment,
}: {
  payment: Pick<PaymentLine, 'id' | 'payment_referenceid' | 'status'>;
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await api.subscriptions.getReceipt({ params: { id: payment.id } })).data,
    onSuccess: ({ url }) => openInNewTab(url),
  });
  if (!hasReceipt(payment)) return null;
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        px="0"
        mx="0"
        pending={isPending}
        aria-label={`Download receipt ${payment.payment_referenceid}`}
        onClick={() => mutate()}
      >
        <Download aria-hidden="true" />
        Receipt
      </Button>
      {error && <Refusal>{refusalWords(error)}</Refusal>}
    </>
  );
}

const hasReceipt = ({ status }: Pick<PaymentLine, 'status'>): boolean =>
  status === 'paid' || status === 'refunded' || status === 'partly-refunded';
