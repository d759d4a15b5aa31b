import { ledger as rows } from '../../../shared/contract/ledger';
import { isSettleable } from '../../../shared/domain/leases/moves/end-lease';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { isSameTenant, livesThere } from '../../../shared/domain/leases/status/tenancy';
import {
  type Both,
  moveDeposit as move,
  moveSource,
} from '../../../shared/domain/ledger/deposits/move-deposit';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { tenantsNow } from '../../common/leases/tenants-of';
import { findLedger, type LedgerAt } from '../../common/ledger/find-ledger';
import { change } from '../../runtime/change';
import { postingId } from '../books/posting-id';
import { depositTenant, postBoth, sideOf } from './deposit-sides';

/** From a lease that has ended to one that goes on. */
function checkLeases({ from, to }: Both<LedgerAt>, now: Date): void {
  const isOver = isSettleable(from.read.lease, momentAt(from, now).on);
  const goesOn = livesThere(statusOf(to.read.lease, momentAt(to, now).on));
  if (!isOver || !goesOn) throw refuse('wrong-status');
}

/** The tenant as each lease calls them. Refuses `not-same-tenant`. */
function tenantsIn({ from, to }: Both<LedgerAt>, tenantId: string, now: Date): Both<string> {
  const tenant = depositTenant(from, tenantId);
  const same = tenant && tenantsNow(to, now).find((one) => isSameTenant(one, tenant));
  if (!same) throw refuse('not-same-tenant');
  return { from: tenantId, to: same.id };
}

/** Moves a held deposit to another lease of its tenant, dated today in both ledgers (D34). */
export const moveDeposit = change(rows.moveDeposit, {
  read: async ({ viewer, now, body }, deps) => {
    const [from, to] = await Promise.all([
      findLedger({ viewer, now, leaseId: body.lease_id }, {}, deps),
      findLedger({ viewer, now, leaseId: body.to_lease_id }, {}, deps),
    ]);
    return { from, to };
  },
  act: async (request, deps) => {
    const { body, found, now } = request;
    const { cents, reason: why } = body;
    checkLeases(found, now);
    const tenants = tenantsIn(found, body.tenant_id, now);
    const source = moveSource(postingId('pst', request, deps));
    const sides = { from: sideOf(found.from, now), to: sideOf(found.to, now) };
    const drafts = move(sides, { source, tenants, cents, why });
    const facts = { amount: cents, day: sides.from.on, reason: why };
    return postBoth({ request, source, action: 'ledger.move-deposit', facts, drafts }, deps);
  },
});
