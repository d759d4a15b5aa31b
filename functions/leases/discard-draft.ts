import { leases as rows } from '../../shared/contract/leases';
import { discardDraft as command } from '../../shared/domain/leases/write-draft';
import { change } from '../runtime/change';
import { findCurrentTerm } from './find-current-term';
import { moveLease } from './move-lease';

export const discardDraft = change(
  rows.discardDraft,
  moveLease({
    ...{ action: 'lease.discard', isTold: false },
    command: (given) => command(given, { term: findCurrentTerm(given.lease, given.now.on).number }),
  }),
);
