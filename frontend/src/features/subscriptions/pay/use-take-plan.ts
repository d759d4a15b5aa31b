import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanChangePreview } from '../../../../../shared/contract/subscriptions';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { leaveTo } from '../../../ui/outside';
import { toast } from '../../../ui/toast';
import { refreshEverything } from '../queries';
import { doneWords } from './change-words';
import type { PlanChoice } from './plan-choice';

/** Refusals that mean: what was shown is not how it is any more. */
const stale: readonly string[] = ['already-subscribed', 'no-subscription', 'plan-too-small', 'conflict'];

type Taken = { readonly url: string } | { readonly kind: 'now' | 'period-end' | 'none' };

const takePlan = async (choice: PlanChoice, kind: PlanChangePreview['kind']): Promise<Taken> =>
  kind === 'checkout'
    ? (await api.subscriptions.startCheckout({ body: choice })).data
    : (await api.subscriptions.changePlan({ body: choice })).data;

/** Takes an offer: on the provider's page, or by changing the plan that is paid already. */
export function useTakePlan({
  choice,
  plan,
  preview,
  onStale,
  onDone,
}: {
  choice: PlanChoice;
  plan: string;
  preview: PlanChangePreview;
  onStale: () => void;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => takePlan(choice, preview.kind),
    onSuccess: (taken) => {
      if ('url' in taken) return leaveTo(taken.url);
      toast({ title: doneWords({ kind: taken.kind, plan, at: preview.next_at }) });
      void refreshEverything(client);
      onDone();
    },
    onError: (cause) => {
      if (cause instanceof ApiRefusal && stale.includes(cause.code)) onStale();
    },
  });
  // While the browser leaves for the provider the button stays busy.
  return { take: () => mutate(), pending: isPending || isSuccess, error };
}
