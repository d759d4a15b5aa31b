import { refuse } from '../../../shared/wire/refusals';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { StoredHead } from '../../table/ledger/record';

type Place = Pick<StoredHead, 'propertyId' | 'leaseId'>;
type Asked = {
  readonly call: Pick<ViewerCall, 'viewer' | 'now'>;
  readonly propertyId?: string | undefined;
  /** The first ledger of the page. */
  readonly from?: Place | undefined;
  readonly most: number;
};

/** A page of the ledgers whose money the caller sees, by property, and where the next page begins. */
export async function nextLedgers(
  { call, propertyId, from, most }: Asked,
  deps: Deps,
): Promise<{ heads: StoredHead[]; next?: StoredHead | undefined }> {
  const { organizationId } = call.viewer;
  const isSeen = await propertiesSeen({ ...call, area: 'money' }, deps);
  if (!isSeen || (propertyId !== undefined && !isSeen(propertyId))) return { heads: [] };
  const seen: StoredHead[] = [];
  let start = from;
  for (;;) {
    const read = await deps.ledgers.headPage({ organizationId, propertyId, from: start, limit: most + 1 });
    const isEnd = read.length <= most;
    seen.push(...(isEnd ? read : read.slice(0, -1)).filter((head) => isSeen(head.propertyId)));
    if (seen.length > most) return { heads: seen.slice(0, most), next: seen[most] };
    if (isEnd) return { heads: seen };
    start = read.at(-1);
  }
}

/** One ledger; `not-found` unless it is there and the caller sees its money. */
export async function oneLedger(
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  { propertyId = '', leaseId }: Partial<Place> & Pick<Place, 'leaseId'>,
  deps: Deps,
): Promise<StoredHead> {
  const { organizationId } = viewer;
  const [isSeen, [head]] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'money' }, deps),
    deps.ledgers.headsOf([{ organizationId, propertyId, leaseId }]),
  ]);
  if (!head || !isSeen?.(propertyId)) throw refuse('not-found');
  return head;
}

/** A ledger’s place as a cursor carries it. */
export const ledgerPlace = ({ propertyId, leaseId }: Place): string => [propertyId, leaseId].join('#');

export function readLedgerPlace(place: string): Place {
  const [propertyId = '', leaseId = ''] = place.split('#');
  return { propertyId, leaseId };
}
