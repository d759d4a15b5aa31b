import type { MyMovingOut } from '../../shared/contract/tenants';
import { defined } from '../../shared/domain/defined';
import { movingOutOf } from '../../shared/domain/leases/moves/moving-out';
import { sharesBalance } from '../../shared/domain/leases/status/tenancy';
import { zoneAt } from '../../shared/domain/leases/time-zones';
import { sumsOf } from '../../shared/domain/ledger/ledger-lines';
import { ledgerKeyOf } from '../common/ledger/ledger-place';
import type { TenantPlace } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';

/** What moving out takes of the caller's household; undefined while they stay, and for who left before. */
export async function myMovingOut(
  place: TenantPlace,
  now: Date,
  deps: Deps,
): Promise<MyMovingOut | undefined> {
  const { read, head, terms, on } = place;
  const { lease } = read;
  if (!sharesBalance(lease, terms, on)) return undefined;
  const moving = movingOutOf(lease, { on, state: head.property.state });
  if (!moving) return undefined;
  const key = ledgerKeyOf(place);
  const [{ book }, settlement] = await Promise.all([deps.ledgers.book(key), deps.ledgers.settlement(key)]);
  const { deposit, forwarding } = moving;
  const sums = sumsOf(book.head, on);
  return {
    last_day: moving.lastDay,
    ...defined({ walk_through: lease.walkThrough }),
    zone: zoneAt(head.property, now),
    ...defined({ keys_on: moving.keysOn }),
    ...(forwarding && { forwarding: { address: forwarding.address, given_on: forwarding.givenOn } }),
    may_write: !moving.isSettled,
    balance: sums.balance,
    ...(deposit && {
      deposit: {
        held: sums.deposit_held,
        lease: deposit.lease,
        ...defined({ rule: deposit.rule, due_by: deposit.dueBy }),
      },
    }),
    ...(settlement && {
      settlement: { on: settlement.on, refunded: settlement.sums.refunded, owed: settlement.sums.owed },
    }),
  };
}
