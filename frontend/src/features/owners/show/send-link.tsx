import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useRef } from 'react';
import type { OwnerDetails } from '../../../../../shared/contract/owners';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';

/** Mails the owner a link, so that bank details are entered by the owner alone. */
export function SendLink({ owner }: { owner: OwnerDetails }) {
  const key = useRef(newIdempotencyKey());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.owners.sendBankLink({ body: { rentailownerid: owner.owner_id } }, { idempotencyKey: key.current }),
    onSuccess: () => {
      key.current = newIdempotencyKey();
      toast({
        title: `We emailed ${owner.name} a link${owner.has_account ? '' : ' that works once, for 72 hours'}.`,
      });
    },
  });
  return (
    <>
      {error && <Notice kind="danger">{refusalWords(error)}</Notice>}
      <Button variant="outline" size="sm" pending={isPending} pendingText="Sending" onClick={() => mutate()}>
        <Mail aria-hidden="true" />
        Send the owner a secure link
      </Button>
    </>
  );
}
