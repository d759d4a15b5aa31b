import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { requestChanged } from '../queries';

type Move = { readonly call: () => Promise<unknown>; readonly done: string };

/** A change of a request by one press. */
export function useMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ call }: Move) => call(),
    onSuccess: async (_, { done }) => {
      toast({ title: done });
      await requestChanged(client);
    },
    onError: async (cause) => {
      await dialogs.result({ icon: 'error', title: 'This was not saved', text: refusalWords(cause) });
      // Somebody else changed it meanwhile: what may be done now is read again.
      await requestChanged(client);
    },
  });
}
