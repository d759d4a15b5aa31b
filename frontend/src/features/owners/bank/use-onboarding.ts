import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { goToExternal } from '../../../ui/primitives/external-url';
import type { BankPlace } from './bank-place';

/** Opens the provider's page for bank and identity. Stays pending until the browser leaves. */
export function useOnboarding({ id, owner = '' }: BankPlace) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const body = { rentailownerid: owner, for_property: id };
      return (await api.owners.startOnboarding({ body })).data;
    },
    onSuccess: ({ url }) => goToExternal(url),
  });
  return { start: () => mutate(), pending: isPending || isSuccess, error };
}
