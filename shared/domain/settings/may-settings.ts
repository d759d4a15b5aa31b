import { reachesAllMoney } from '../ledger/bank/bank-reach';
import type { Viewer } from '../people/roles';

/** Settings are the whole organization's: who reaches the money of some properties alone reads none. */
export const maySeeSettings = (viewer: Pick<Viewer, 'roleLabel' | 'grants'>): boolean =>
  reachesAllMoney(viewer, 'view');

/** As closing the books. */
export const mayChangeSettings = (viewer: Pick<Viewer, 'roleLabel' | 'grants'>): boolean =>
  reachesAllMoney(viewer, 'change');
