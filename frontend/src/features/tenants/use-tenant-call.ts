import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalWords } from '../../api/refusal-words';
import { dialogs } from '../../ui/feedback/dialogs';
import { toast } from '../../ui/feedback/toast';
import { tenantChanged } from './queries';

/** One change about a tenant by a press; why it was not done is said in a dialog. */
export function useTenantCall(done: string, call: () => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ title: done }),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) }),
    onSettled: () => tenantChanged(client),
  });
}
