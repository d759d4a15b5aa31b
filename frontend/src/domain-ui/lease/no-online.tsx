import { useMutation } from '@tanstack/react-query';
import type { MyLedger } from '../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../shared/domain/dates';
import { api } from '../../api/client';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { refusalWords } from '../../api/refusal-words';
import { useLooksOnly } from '../../api/session';
import { dialogs } from '../../ui/feedback/dialogs';
import { Notice } from '../../ui/feedback/notice';
import { toast } from '../../ui/feedback/toast';
import { Button } from '../../ui/primitives/button';

type Props = {
  leaseId: string;
  landlord?: string;
  paying: Pick<MyLedger['paying'], 'mode' | 'why_off' | 'asked_on'>;
  /** The landlord was asked. */
  onAsked: () => Promise<unknown>;
};

const how = 'Pay by check, cash, or bank transfer.';

/**
 * Why rent cannot be paid online, how to pay instead, and a word to the landlord whose bank account is
 * missing.
 */
export function NoOnline({ leaseId, landlord = 'Your landlord', paying, onAsked }: Props) {
  const looksOnly = useLooksOnly();
  const ask = useMutation({
    mutationFn: () =>
      api.ledger.askToPayOnline({ body: { lease_id: leaseId } }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: async () => {
      toast({ title: 'We told your landlord.' });
      await onAsked();
    },
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'Your landlord was not asked', text: refusalWords(cause) }),
  });
  const { mode, why_off: why, asked_on: asked } = paying;
  if (mode !== 'off') return null;
  if (why !== 'no-bank')
    return (
      <Notice title="Online payments are not offered">
        {`${landlord} does not take online payments for this home. ${how}`}
      </Notice>
    );
  return (
    <Notice
      title="You can’t pay online yet"
      action={
        !looksOnly &&
        asked === undefined && (
          <Button variant="outline" pending={ask.isPending} onClick={() => ask.mutate()}>
            Ask to pay online
          </Button>
        )
      }
    >
      {`${landlord} hasn’t turned on online payments yet. ${how}${asked ? ` You asked on ${displayDate(asked)}.` : ''}`}
    </Notice>
  );
}
