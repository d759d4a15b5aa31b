import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanChangePreview } from '../../../../../shared/contract/subscriptions';
import { api } from '../../../api/client';
import { ApiRefusal } from '../../../api/refusal';
import { toast } from '../../../ui/feedback/toast';
import { goToExternal } from '../../../ui/primitives/external-url';
import { refreshEverything } from '../queries';
import { doneWords } from './change-words';
import type { PlanChoice } from './plan-choice';

/** Refusals that mean the offer on screen is out of date. */
const stale: readonly string[] = ['already-subscribed', 'no-subscription', 'plan-too-small', 'conflict'];

type Taken = { readonly url: string } | { readonly kind: 'now' | 'period-end' | 'none' };

type Wish = {
  readonly choice: PlanChoice;
  readonly kind: PlanChangePreview['kind'];
  /** The organization's new name. */
  readonly name: string | undefined;
};

async function takePlan({ choice, kind, name }: Wish): Promise<Taken> {
  if (name !== undefined) await api.profile.renameOrganization({ body: { name } });
  return kind === 'checkout'
    ? (await api.subscriptions.startCheckout({ body: choice })).data
    : (await api.subscriptions.changePlan({ body: choice })).data;
}

/** Accepts an offer on the provider's page, or by changing a plan that is already paid. */
export function useTakePlan({
  choice,
  plan,
  preview,
  name,
  onStale,
  onDone,
}: {
  choice: PlanChoice;
  plan: string;
  preview: PlanChangePreview;
  name: string | undefined;
  onStale: () => void;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => takePlan({ choice, kind: preview.kind, name }),
    onSuccess: (taken) => {
      if ('url' in taken) return goToExternal(taken.url);
      toast({ title: doneWords({ kind: taken.kind, plan, at: preview.next_at }) });
      void refreshEverything(client);
      onDone();
    },
    onError: (cause) => {
      if (cause instanceof ApiRefusal && stale.includes(cause.code)) onStale();
    },
  });
  // The button stays busy until the browser has left for the provider.
  return { take: () => mutate(), pending: isPending || isSuccess, error };
}
