import type { PromiseState } from '../../../shared/domain/ledger/rent/promise';
import { may, type Viewer } from '../../../shared/domain/people/roles';
import { type LeaseAt, momentAt } from '../../common/leases/lease-at';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { promiseStates } from '../../common/ledger/promise-standing';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { TenantNote } from '../../table/tenants/record';

type Asked = { readonly viewer: Viewer; readonly now: Date };

/** Where promises of these leases stand, by their notes' ids, for who sees the money of the lease. */
export async function promisesOf(
  notes: readonly TenantNote[],
  leases: readonly LeaseAt[],
  { viewer, now }: Asked,
  deps: Deps,
): Promise<ReadonlyMap<string, PromiseState>> {
  if (!may(viewer, { area: 'money', level: 'view' })) return new Map();
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  const read = await Promise.all(
    leases
      .filter(({ unit }) => isSeen?.(unit.propertyId))
      .map(async (at) => {
        const promised = notes.flatMap(({ noteId, promise }) =>
          promise?.leaseId === at.read.lease.leaseId ? [{ noteId, promise }] : [],
        );
        if (promised.length === 0) return [];
        const ledger = ledgerKeyOf(at);
        const { pending } = await deps.ledgers.book(ledger);
        const today = momentAt(at, now).on;
        const promises = promised.map(({ promise }) => promise);
        const states = await promiseStates(promises, { ledger, pending, today }, deps);
        return promised.flatMap(({ noteId }, index) => {
          const state = states[index];
          return state === undefined ? [] : [[noteId, state] as const];
        });
      }),
  );
  return new Map(read.flat());
}
