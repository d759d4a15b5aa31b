import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client';
import { goToExternal } from '../../ui/primitives/external-url';

/** Opens the provider's page for cards and invoices. Stays pending until the browser leaves. */
export function useBillingPortal() {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await api.subscriptions.openBillingPortal({ body: {} })).data,
    onSuccess: ({ url }) => goToExternal(url),
  });
  return { open: () => mutate(), pending: isPending || isSuccess, error };
}
