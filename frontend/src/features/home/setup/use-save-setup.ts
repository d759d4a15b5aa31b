import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SetupChoices } from '../../../../../shared/domain/portfolio/setup';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { toast } from '../../../ui/feedback/toast';
import { setupQuery } from '../queries';

/** Keeps answers of the organization; `said` tells that it is done. */
export function useSaveSetup(said: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SetupChoices) =>
      api.profile.saveSetup({ body }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => {
      toast({ title: said });
      return client.invalidateQueries({ queryKey: setupQuery.queryKey });
    },
    onError: (cause) => toast({ title: refusalWords(cause), kind: 'error' }),
  });
}
