import { leases as rows } from '../../../shared/contract/leases';
import { settle } from '../../../shared/domain/leases/moves/end-lease';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { heldDeposits } from '../../../shared/domain/ledger/deposits/deposits';
import { nameOf } from '../../../shared/domain/names';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { actorFrom, givenAt } from '../../common/leases/lease-at';
import { doneOrRefuse, saveLease } from '../../common/leases/save-lease';
import { aboutLedger, shownOf } from '../../common/ledger/ledger-place';
import { change } from '../../runtime/change';
import { decideSettlement } from './decide-settlement';
import { findSettling } from './find-settling';

/** Settles a lease and its money in one transaction, dated today (D40): entries, record and state. */
export const settleDeposit = change(rows.settleDeposit, {
  read: async ({ viewer, now, body }, deps) => {
    const asked = { viewer, now, leaseId: body.lease_id };
    const [at, account] = await Promise.all([findSettling(asked, deps), viewerAccount(viewer, deps)]);
    return { at, account };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found, requestId } = request;
    const { at, account } = found;
    const { read, unit, head, ledger } = at;
    const { leaseId } = read.lease;
    const { posted, guards, settlement } = await decideSettlement(at, { body, now, by: viewer.userId }, deps);
    const actor = actorFrom(request, { id: viewer.userId, name: nameOf(account) });
    const given = { ...givenAt(at, { actor, now }), lease: read.lease };
    const depositHeldCents = sumOf(heldDeposits(posted.book.head).map(({ cents }) => cents));
    const done = doneOrRefuse(settle(given, { depositHeldCents }), given);
    const reply = { success: 1 as const, data: { lease_id: leaseId } };
    const after = { amount: settlement.sums.refunded, day: settlement.on };
    const trace = request.trace({ action: 'ledger.settle', ...aboutLedger(at), after });
    const who = { by: viewer.userId, at: now.toISOString(), requestId };
    await saveLease(
      {
        read,
        unit,
        head,
        done,
        now,
        organization: await request.organization(),
        trace: { ...trace, reply },
        ledger: { before: ledger, posted, shown: shownOf(at, now), actor: who, settlement, guards },
      },
      deps,
    );
    return reply;
  },
});
