import type { BalanceLine } from '../../../../../shared/contract/ledger-shapes';
import { limits } from '../../../../../shared/domain/limits';
import { api } from '../../../api/client';
import type { CsvSource } from '../../../ui/use-csv-export';
import { fileDollars } from '../parts/file-dollars';
import { agingKeys, agingWords } from './balance-columns';
import { type BalancesPlace, balancePlaces } from './balance-place';

const lineOf = (line: BalanceLine): string[] => [
  ...[line.property_title, line.unit_number, line.tenants.join(', ')],
  ...agingKeys.map((key) => fileDollars(line.aging[key])),
  ...[line.past_due, line.prepaid, line.deposit_held, line.balance].map(fileDollars),
];

/** Who owes what, as lines of a file. */
export const balanceSource = (place: BalancesPlace): CsvSource => ({
  what: 'balances',
  header: [
    ...['Property', 'Unit', 'Tenants'],
    ...agingKeys.map((key) => agingWords[key]),
    ...['Past due', 'Prepaid', 'Deposit held', 'Balance'],
  ],
  page: async (after, signal) => {
    const query = { ...balancePlaces.filtersOf(place), limit: limits.listPageMax, after };
    const { leases, next } = (await api.ledger.listBalances({ query }, { signal })).data;
    return { lines: leases.map(lineOf), next };
  },
});
