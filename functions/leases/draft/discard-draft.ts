import { leases as rows } from '../../../shared/contract/leases';
import { discardDraft as command } from '../../../shared/domain/leases/draft/write-draft';
import { change } from '../../runtime/change';
import { moveLease } from '../move-lease';
import { findCurrentTerm } from '../terms/find-current-term';

export const discardDraft = change(
  rows.discardDraft,
  moveLease({
    action: 'lease.discard',
    isTold: false,
    command: (given) => command(given, { term: findCurrentTerm(given.lease, given.now.on).number }),
  }),
);
