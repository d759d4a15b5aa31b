import type { Done } from '../../../shared/domain/leases/given';
import { moveInRows } from '../../../shared/domain/leases/rent/move-in-charges';
import type { Deps } from '../../runtime/deps/deps';
import { logger } from '../../runtime/logger';
import { describeSurprise } from '../../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { LedgerKey } from '../../table/ledger/record';
import { postRentOf } from './post-rent-of';

type Agreed = {
  readonly done: Done;
  readonly key: LedgerKey;
  /** Of the lease as written. */
  readonly version: number;
  readonly now: Date;
};

/** Whether everyone has signed just now, or what was signed is void, and a term has move-in charges. */
const changesCharges = ({ lease, events }: Done): boolean =>
  events.some(({ kind }) => kind === 'completed' || kind === 'voided') &&
  lease.terms.some((term) => moveInRows(term).length > 0);

/**
 * Charges what the last signature made due (D61), so that tenants can pay before they move in. The signature
 * stands whatever comes of it: the hourly run does the same.
 */
export async function chargeAgreed({ done, key, version, now }: Agreed, deps: Deps): Promise<void> {
  if (!changesCharges(done)) return;
  const watch = { ...key, version, next: '' };
  try {
    await retryOnConflict(() => postRentOf({ watch, now }, deps));
  } catch (failure) {
    logger.error('Move-in charges wait for the next run', {
      leaseId: key.leaseId,
      surprise: describeSurprise(failure),
    });
  }
}
