import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { useLooksOnly } from '../../../api/session';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Button } from '../../../ui/primitives/button';

/**
 * From the account to the page where a lease is read and signed; a page of its own, so the browser goes
 * there.
 */
export function SignButton({ leaseId }: { leaseId: string }) {
  const open = useMutation({
    mutationFn: async () => (await api.tenants.signMyLease({ body: { lease_id: leaseId } })).data.path,
    onSuccess: (path) => window.location.assign(path),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The lease was not opened', text: refusalWords(cause) }),
  });
  if (useLooksOnly()) return null;
  return (
    <Button pending={open.isPending} onClick={() => open.mutate()}>
      <PenLine aria-hidden="true" />
      Read and sign
    </Button>
  );
}
