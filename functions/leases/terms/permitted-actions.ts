import { LeaseDetails } from '../../../shared/contract/leases';
import { removeAdopted } from '../../../shared/domain/leases/adopt/adopt-lease';
import { discardDraft, draftAgain, sendableDraft } from '../../../shared/domain/leases/draft/write-draft';
import { leaseMoves } from '../../../shared/domain/leases/moves/lease-moves';
import { isRefused } from '../../../shared/domain/leases/refusals';
import { voidableTerm } from '../../../shared/domain/leases/status/current-term';
import { isAdopted, isOpen, signedTerms } from '../../../shared/domain/leases/status/standing';
import { hasDesk } from '../../../shared/domain/people/permissions';
import { may, type Viewer } from '../../../shared/domain/people/roles';
import { actorFrom, givenAt, type LeaseAt } from '../../common/leases/lease-at';
import { findCurrentTerm } from './find-current-term';

export type Reading = { readonly viewer: Viewer; readonly now: Date };

/** What this person may do with a lease now; every command asks again. */
export function permittedActions(at: LeaseAt, { viewer, now }: Reading): LeaseDetails['may'] {
  const { lease } = at.read;
  const actor = actorFrom({ address: '', agent: '' }, { id: viewer.userId, name: '' });
  const given = { ...givenAt(at, { actor, now }), lease };
  const { on } = given.now;
  const { number: term } = findCurrentTerm(lease, on);
  const isSendable = !isRefused(sendableDraft(given, term));
  const all: Omit<LeaseDetails['may'], 'see_ledger'> = {
    change: isSendable,
    send: isSendable,
    discard: !isRefused(discardDraft(given, { term })),
    void: voidableTerm(lease, on) !== undefined,
    resend: lease.packets.some((packet) => isOpen(packet, on)),
    draft_again: !isRefused(draftAgain(given, { term: lease.terms.length })),
    name_file: lease.terms.some((one) => isAdopted(one, on)),
    remove_adopted: !isRefused(removeAdopted(given)),
    ...leaseMoves(given),
  };
  const mayChange = may(viewer, { area: 'leases', level: 'change' });
  const mine = Object.entries(all).map(([what, isPossible]) => [what, isPossible && mayChange]);
  const seesLedger = hasDesk(viewer, 'money') && signedTerms(lease, '9999-12-31').length > 0;
  return LeaseDetails.shape.may.parse({ ...Object.fromEntries(mine), see_ledger: seesLedger });
}
