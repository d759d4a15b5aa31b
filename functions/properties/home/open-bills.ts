import { billSources, billState } from '../../../shared/domain/ledger/owners/bills';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { isPropertyBook } from '../../table/ledger/record';
import type { HomeRead } from './read-home';

export type OpenBill = {
  readonly propertyId: string;
  readonly vendor: string;
  readonly cents: number;
  /** Local to the property. */
  readonly due: string;
};

/** Books whose bills are read: those that owe something. */
const mostBooks = 200;
const booksAtOnce = 16;

/** The bills of these properties that are neither paid nor taken back, by their due day. */
export async function openBills({ heads = [] }: HomeRead, deps: Deps): Promise<OpenBill[]> {
  const owing = heads.filter((head) => isPropertyBook(head) && (head.balances.payable ?? 0) !== 0);
  const found = await mapAll(
    owing.slice(0, mostBooks),
    async ({ organizationId, leaseId, propertyId }) => {
      const stored = await deps.ledgers.entriesBeginning({ organizationId, leaseId, source: billSources });
      const entries = Object.fromEntries(stored.map((entry) => [entry.source, entry]));
      return stored.flatMap(({ source, type, owners }): OpenBill[] => {
        if (type !== 'bill' || !owners?.bill || billState(entries, source) !== 'open') return [];
        const { cents, due } = owners.bill;
        return [{ propertyId, vendor: owners.vendor ?? '', cents, due }];
      });
    },
    { concurrency: booksAtOnce },
  );
  return found.flat().toSorted((one, other) => one.due.localeCompare(other.due));
}
