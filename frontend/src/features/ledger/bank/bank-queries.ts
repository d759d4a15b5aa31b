import { queryOptions } from '@tanstack/react-query';
import { candidateDays } from '../../../../../shared/domain/ledger/bank/propose';
import { limits } from '../../../../../shared/domain/limits';
import { allPages } from '../../../api/all-pages';
import { api } from '../../../api/client';
import { ledgersKey } from '../../../domain-ui/ledger/ledgers-key';

export const banksQuery = queryOptions({
  queryKey: [...ledgersKey, 'banks'],
  queryFn: async ({ signal }) => (await api.ledger.listBankAccounts({}, { signal })).data,
});

/** A bank account with its reconciliations. */
export const bankQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'bank', accountId],
    queryFn: async ({ signal }) =>
      (await api.ledger.getBankAccount({ params: { accountId } }, { signal })).data,
  });

/** Where the reconciliation through a day stands. */
export const reconciliationQuery = (accountId: string, through: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'reconciliation', accountId, through],
    queryFn: async ({ signal }) =>
      (await api.ledger.getReconciliation({ params: { accountId }, query: { through } }, { signal })).data,
  });

/** The three-way report of a closed statement. */
export const bankReportQuery = (accountId: string, through: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'bank-report', accountId, through],
    queryFn: async ({ signal }) =>
      (await api.ledger.getBankReport({ params: { accountId }, query: { through } }, { signal })).data,
  });

type Days = { readonly from: string; readonly to: string };

/** All lines of some days. */
export const bankLinesQuery = (accountId: string, days: Days) =>
  queryOptions({
    queryKey: [...ledgersKey, 'bank-lines', accountId, days],
    queryFn: ({ signal }) =>
      allPages(async (after) => {
        const query = { ...days, limit: limits.listPageMax, after };
        const asked = { params: { accountId }, query };
        const { lines: rows, next } = (await api.ledger.listBankLines(asked, { signal })).data;
        return { rows, next };
      }),
  });

/** The entries that lines of some days can be at an account. */
export const cashEntriesQuery = (accountId: string, days: Days) =>
  queryOptions({
    queryKey: [...ledgersKey, 'cash-entries', accountId, days],
    queryFn: ({ signal }) =>
      allPages(async (after) => {
        const query = { account_id: accountId, ...candidateDays(days.from, days.to), after };
        const { entries: rows, next } = (await api.ledger.listCashEntries({ query }, { signal })).data;
        return { rows, next };
      }),
  });
