import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';

/**
 * State of an owner's bank details. After a return from the provider, the server asks it first, because
 * its webhook may arrive later than the person. If that fails, the stored state is shown.
 */
export const bankStatusQuery = ({ owner, isBack }: { owner: string; isBack: boolean }) =>
  queryOptions({
    queryKey: ['owners', 'bank', owner],
    queryFn: async ({ signal }) => {
      if (isBack) await askProvider(owner).catch(() => undefined);
      return (await api.owners.getBankStatus({ params: { id: owner } }, { signal })).data;
    },
  });

export const askProvider = (owner: string) =>
  api.owners.refreshBankStatus({ body: { rentailownerid: owner } });
