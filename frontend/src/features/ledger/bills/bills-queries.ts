import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { ledgersKey } from '../../../domain-ui/ledger/ledgers-key';

export const openBillsQuery = queryOptions({
  queryKey: [...ledgersKey, 'open-bills'],
  queryFn: async ({ signal }) => (await api.ledger.listOpenBills({}, { signal })).data,
});

/** The checks of an account, a page from the highest number down. */
export const checksQuery = (accountId: string) =>
  infiniteQueryOptions({
    queryKey: [...ledgersKey, 'checks', accountId],
    queryFn: async ({ signal, pageParam }) => {
      const query = pageParam === undefined ? {} : { before: pageParam };
      return (await api.ledger.listChecks({ params: { accountId }, query }, { signal })).data;
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
