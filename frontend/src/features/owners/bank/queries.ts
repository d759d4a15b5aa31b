import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';

/**
 * How an owner's bank details stand. Back from the provider's pages we first let the provider be asked, since its notice may come later than
 * the person; when it is away, what we know is shown all the same.
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
