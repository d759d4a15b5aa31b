import { leases as rows } from '../../../shared/contract/leases';
import { draftAgain as command } from '../../../shared/domain/leases/draft/write-draft';
import { change } from '../../runtime/change';
import { moveLease } from '../move-lease';

/** A new version of the newest term, after it was voided or discarded (D47). */
export const draftAgain = change(
  rows.draftAgain,
  moveLease({
    action: 'lease.draft-again',
    isTold: false,
    command: (given) => command(given, { term: given.lease.terms.length }),
  }),
);
