import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MySubscription } from '../../../../../shared/contract/subscriptions';
import { api } from '../../../api/client';
import { dialogs } from '../../../ui/feedback/dialogs';
import { subscriptionsKey } from '../queries';
import { endWords, type PlanDetails } from './subscription-words';

const mutationKey = ['subscriptions', 'autopay'];

type Change = { readonly userplanid: string; readonly on: boolean };

/** What the screen shows until the server answers; the status text changes with the next read. */
const withAutopay = (subscription: MySubscription, on: boolean): MySubscription =>
  subscription.planDetails
    ? { ...subscription, planDetails: { ...subscription.planDetails, autopay: on ? 1 : 0 } }
    : subscription;

function showNow(client: QueryClient, { key, on }: { key: readonly unknown[]; on: boolean }) {
  const before = client.getQueriesData<MySubscription>({ queryKey: key });
  client.setQueriesData<MySubscription>({ queryKey: key }, (read) => read && withAutopay(read, on));
  return before;
}

/** Turns autopay on, or off after a question (SUB-04). Shown at once, reverted on refusal, then refetched. */
export function useAutopay(userId: string) {
  const client = useQueryClient();
  const key = [...subscriptionsKey, 'mine', userId];
  const { mutate, error } = useMutation({
    mutationKey,
    // Two quick clicks are sent one after the other, so that the last one wins.
    scope: { id: 'autopay' },
    mutationFn: ({ userplanid, on }: Change) =>
      api.subscriptions.saveAutoPayOption({
        body: { items: [{ userplanid, autopaystatus: on ? 1 : 0 }] },
      }),
    onMutate: async ({ on }) => {
      await client.cancelQueries({ queryKey: key });
      return showNow(client, { key, on });
    },
    onError: (_error, _change, before) => {
      for (const [queryKey, data] of before ?? []) client.setQueryData(queryKey, data);
    },
    onSettled: () => {
      // A click still in the queue decides what to show; a read now would show the older one.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: ['users', 'current'] });
    },
  });
  const end = async (details: PlanDetails, labels: { title: string; yes: string; no: string }) => {
    if (await dialogs.confirm(endWords(details), { ...labels, danger: true }))
      mutate({ userplanid: details.userplanid, on: false });
  };
  return {
    turnOn: (details: PlanDetails) => mutate({ userplanid: details.userplanid, on: true }),
    turnOff: (details: PlanDetails) =>
      void end(details, { title: 'Turn autopay off?', yes: 'Turn off', no: 'Keep it on' }),
    cancelPlan: (details: PlanDetails) =>
      void end(details, { title: `Cancel the ${details.plan} plan?`, yes: 'Cancel plan', no: 'Keep plan' }),
    error,
  };
}
