import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { allPages } from '../../api/all-pages';
import { api } from '../../api/client';
import { inTurn } from '../../api/in-turn';
import { keepOfSame } from '../../api/keep-of-same';
import { ApiRefusal } from '../../api/refusal';
import { ledgersKey } from '../../domain-ui/ledger/ledgers-key';
import { type BalancesPlace, balancesAsked } from './balances/balance-place';
import { type LedgerPlace, ledgerPlaces } from './show/ledger-place';

/** A letter takes a minute or two. */
const everyMilliseconds = 10_000;
const mostLooks = 20;

const notThere = () =>
  new ApiRefusal({ code: 'not-found', status: 404, message: 'This payment is not in the ledger.' });

/** A page of a lease's ledger, with its figures. */
export const ledgerQuery = (leaseId: string, place: Omit<LedgerPlace, 'id'> = {}) => {
  const { before: _, id: __, ...query } = ledgerPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...ledgersKey, 'one', leaseId, query],
    queryFn: async ({ signal }) =>
      (await api.ledger.getLedger({ params: { leaseId }, query }, { signal })).data,
    placeholderData: keepOfSame([...ledgersKey, 'one', leaseId]),
  });
};

/** A payment of a lease: every entry about it, the newest first, and the ledger they are of. */
export const paymentQuery = (leaseId: string, paymentId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'one', leaseId, 'payment', paymentId],
    queryFn: async ({ signal }) => {
      const query = { show: 'payments', limit: limits.listPageMax } as const;
      const pages = await allPages(async (after) => {
        const params = { leaseId };
        const { data } = await api.ledger.getLedger({ params, query: { ...query, after } }, { signal });
        return { rows: [data], next: data.next };
      });
      const lines = pages
        .flatMap((page) => page.lines)
        .filter((line) => line.payment?.payment_id === paymentId);
      const [ledger] = pages;
      if (!ledger || lines.length === 0) throw notThere();
      return { ledger, lines };
    },
  });

/** The same for one of its tenants. */
export const myLedgerQuery = (leaseId: string, place: Omit<LedgerPlace, 'id'> = {}) => {
  const { after, limit } = ledgerPlaces.queryOf(place);
  return queryOptions({
    queryKey: [...ledgersKey, 'mine', leaseId, after],
    queryFn: async ({ signal }) =>
      (await api.ledger.getMyLedger({ params: { leaseId }, query: { after, limit } }, { signal })).data,
    placeholderData: keepOfSame([...ledgersKey, 'mine', leaseId]),
  });
};

/** An online payment of the caller, as the provider says now. Not of the ledgers, which it makes stale. */
export const myPaymentQuery = (leaseId: string, paymentId: string) =>
  queryOptions({
    queryKey: ['payment', leaseId, paymentId],
    queryFn: async ({ signal }) =>
      (await api.ledger.getMyPayment({ params: { leaseId, paymentId } }, { signal })).data,
  });

/** Autopay of the caller's own lease. */
export const myAutopayQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'autopay', leaseId],
    queryFn: async ({ signal }) => (await api.ledger.getMyAutopay({ params: { leaseId } }, { signal })).data,
  });

/** The caller's saved cards and bank accounts; another provider page may add one, so it is asked anew. */
export const myMethodsQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'methods', leaseId],
    queryFn: async ({ signal }) => (await api.ledger.listMyMethods({ params: { leaseId } }, { signal })).data,
    // The form waits for it: without an answer it offers the provider's page at once.
    retry: false,
  });

export const chargeQuery = (leaseId: string, entryId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'charge', leaseId, entryId],
    queryFn: async ({ signal }) =>
      (await api.ledger.getCharge({ params: { leaseId }, query: { entry_id: entryId } }, { signal })).data,
  });

/** Three orders or filters of an organization are read at once: the next one waits its turn. */
export const balancesQuery = (place: BalancesPlace, limit: number = limits.listPage) => {
  const query = { ...balancesAsked(place), after: place.after, limit };
  return queryOptions({
    queryKey: [...ledgersKey, 'balances', query],
    queryFn: async ({ signal }) =>
      (await inTurn(() => api.ledger.listBalances({ query }, { signal }), { signal })).data,
    placeholderData: keepPreviousData,
  });
};

/** Every page of what a place's filters leave, in its order. */
export const balancePages =
  (place: BalancesPlace) => async (after: string | undefined, signal: AbortSignal) => {
    const query = { ...balancesAsked(place), limit: limits.listPageMax, after };
    const call = () => api.ledger.listBalances({ query }, { signal });
    const { leases: rows, next } = (await inTurn(call, { signal })).data;
    return { rows, next };
  };

/** Every lease that is past due, among those that the filters of a place leave. */
export const pastDueQuery = (place: BalancesPlace) => {
  const pastDue = { ...place, view: 'past-due' } as const;
  return queryOptions({
    queryKey: [...ledgersKey, 'past-due', balancesAsked(pastDue)],
    queryFn: ({ signal }) => allPages(balancePages(pastDue), { signal }),
  });
};

/** Every lease with what is open of it. */
export const openChargesQuery = queryOptions({
  queryKey: [...ledgersKey, 'open-charges'],
  queryFn: ({ signal }) =>
    allPages(async (after) => {
      const query = { limit: limits.listPageMax, after };
      const { leases: rows, next } = (await api.ledger.listOpenCharges({ query }, { signal })).data;
      return { rows, next };
    }),
});

/** A lease's settlement; asked again while its letter is made. */
export const settlementQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'settlement', leaseId],
    queryFn: async ({ signal }) => (await api.leases.getSettlement({ params: { leaseId } }, { signal })).data,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.settled && !data.settled.letter && dataUpdateCount < mostLooks ? everyMilliseconds : false,
  });

/** Where the deposits of a lease that is over can go. */
export const depositMoveQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'deposit-move', leaseId],
    queryFn: async ({ signal }) =>
      (await api.ledger.getDepositMove({ params: { leaseId } }, { signal })).data,
  });

/** What the rent job will post for a lease. */
export const comingRentQuery = (leaseId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'coming', leaseId],
    queryFn: async ({ signal }) =>
      (await api.ledger.listComingRent({ params: { leaseId } }, { signal })).data.lines,
  });

export const lateFeesQuery = queryOptions({
  queryKey: [...ledgersKey, 'late'],
  queryFn: async ({ signal }) => (await api.ledger.listLateFees({}, { signal })).data,
});

/** The latest runs of fees. */
export const feeRunsQuery = queryOptions({
  queryKey: [...ledgersKey, 'fee-runs'],
  queryFn: async ({ signal }) => (await api.ledger.listFeeRuns({}, { signal })).data.runs,
});

export const feeRunQuery = (run: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'fee-run', run],
    queryFn: async ({ signal }) => (await api.ledger.getFeeRun({ query: { run } }, { signal })).data,
  });

export const booksQuery = queryOptions({
  queryKey: [...ledgersKey, 'books'],
  queryFn: async ({ signal }) => (await api.ledger.getBooks({}, { signal })).data,
});

export const propertyMoneyQuery = (propertyId: string, after?: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'property', propertyId, after],
    queryFn: async ({ signal }) =>
      (await api.ledger.getPropertyMoney({ params: { propertyId }, query: { after } }, { signal })).data,
    placeholderData: keepOfSame([...ledgersKey, 'property', propertyId]),
  });

export const managementFeesQuery = (month: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'management', month],
    queryFn: async ({ signal }) =>
      (await api.ledger.listManagementFees({ query: { month } }, { signal })).data,
  });

/** The own ones for a rental owner, without an id. */
export const statementsQuery = (ownerId = 'mine') =>
  queryOptions({
    queryKey: [...ledgersKey, 'statements', ownerId],
    queryFn: async ({ signal }) =>
      (await api.ledger.listStatements({ params: { ownerId } }, { signal })).data,
  });

export const monthStatementsQuery = (month: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'month-statements', month],
    queryFn: async ({ signal }) =>
      (await api.ledger.listMonthStatements({ query: { month } }, { signal })).data,
  });

export const statementQuery = (ownerId: string, month: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'statement', ownerId, month],
    queryFn: async ({ signal }) =>
      (await api.ledger.getStatement({ params: { ownerId }, query: { month } }, { signal })).data,
  });

/** An owner's calendar year by the lines of Schedule E. */
export const ownerYearQuery = (ownerId: string, year: string) =>
  queryOptions({
    queryKey: [...ledgersKey, 'owner-year', ownerId, year],
    queryFn: async ({ signal }) =>
      (await api.ledger.getOwnerYear({ params: { ownerId }, query: { year } }, { signal })).data,
  });
/** After a posting: every ledger is read again, the list of balances too. */
export const ledgerChanged = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ledgersKey });
