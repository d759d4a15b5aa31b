import { LeaseDetails } from '../../shared/contract/leases';
import { leaseMoves } from '../../shared/domain/leases/lease-moves';
import { newestTerm, voidableTerm } from '../../shared/domain/leases/paper';
import { isRefused } from '../../shared/domain/leases/refusals';
import { draftOf, isOpen } from '../../shared/domain/leases/standing';
import { draftAgain } from '../../shared/domain/leases/write-draft';
import { may, type Viewer } from '../../shared/domain/roles';
import { actorFrom, givenAt, type LeaseAt } from '../common/leases/lease-at';
import { paperTerm } from './paper-term';

export type Reading = { readonly viewer: Viewer; readonly now: Date };

/** What this person may do with a lease now; every command asks again. */
export function whatMay(at: LeaseAt, { viewer, now }: Reading): LeaseDetails['may'] {
  const { lease } = at.read;
  const actor = actorFrom({ address: '', agent: '' }, { id: viewer.userId, name: '' });
  const given = { ...givenAt(at, { actor, now }), lease };
  const { on } = given.now;
  const isDraft = draftOf(lease, paperTerm(lease, on), on) !== undefined;
  const newest = newestTerm(lease)?.number ?? 1;
  const all: LeaseDetails['may'] = {
    ...{ change: isDraft, send: isDraft, discard: isDraft },
    void: voidableTerm(lease, on) !== undefined,
    resend: lease.packets.some((packet) => isOpen(packet, on)),
    draft_again: !isRefused(draftAgain(given, { term: newest })),
    ...leaseMoves(given),
  };
  const mayChange = may(viewer, { area: 'leases', level: 'change' });
  const mine = Object.entries(all).map(([what, isPossible]) => [what, isPossible && mayChange]);
  return LeaseDetails.shape.may.parse(Object.fromEntries(mine));
}
