import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Term } from '../../../../../../shared/domain/leases/term';
import { api } from '../../../../api/client';
import { newIdempotencyKey } from '../../../../api/idempotency-key';
import { ApiRefusal } from '../../../../api/refusal';
import { refusalWords } from '../../../../api/refusal-words';
import { toast } from '../../../../ui/feedback/toast';
import { leaseChanged } from '../../queries';
import type { DraftSaving } from '../use-draft-saving';

/** Why the lease was not sent; `isTaken` when another lease covers some of its days. */
export type SendFailure = { readonly title: string; readonly text: string; readonly isTaken: boolean };

function failureOf(cause: unknown): SendFailure {
  const words = refusalWords(cause);
  const isTaken = cause instanceof ApiRefusal && cause.code === 'unit-taken';
  const fields = cause instanceof ApiRefusal ? Object.values(cause.fields).join(' ') : '';
  if (isTaken) return { title: words, text: fields, isTaken };
  return { title: 'The lease was not sent', text: fields || words, isTaken };
}

type Options = { leaseId: string; saving: DraftSaving; onSent: () => void };

/** Saves and sends, one call at a time. Retrying after no answer reuses the idempotency key. */
export function useSendLease({ leaseId, saving, onSent }: Options) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<SendFailure>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const key = useRef('');
  const send = async (draft: Term, expiresOn: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    key.current ||= newIdempotencyKey();
    try {
      await saving.save(draft);
      const body = { lease_id: leaseId, version: saving.version(), expires_on: expiresOn || undefined };
      await api.leases.sendLease({ body }, { idempotencyKey: key.current });
      await leaseChanged(client);
      toast({ title: 'The lease was sent for signature.' });
      onSent();
    } catch (cause) {
      if (cause instanceof ApiRefusal && cause.status < 500) key.current = '';
      setFailure(failureOf(cause));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { send, isSending, failure };
}
