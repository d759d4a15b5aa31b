import { defined } from '../../../shared/domain/defined';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import type { Deps } from '../../runtime/deps/deps';
import { onlineChoice } from '../ledger/ledger-place';
import type { TenantPlace } from './tenant-place';

const week = 7 * 86_400_000;

/** The property's day on which the tenant asked to pay online, in the last week alone. */
export function askedOn({ tenancy, head }: TenantPlace, now: Date): string | undefined {
  const asked = tenancy.askedOnlineAt === undefined ? undefined : new Date(tenancy.askedOnlineAt);
  return asked && now.getTime() - asked.getTime() < week ? dayAt(head.property, asked) : undefined;
}

/** Whether a tenant of the lease can pay online, and why not. */
export async function onlineWay(place: TenantPlace, now: Date, deps: Deps) {
  const { mode, isReady } = await onlineChoice(place, deps);
  if (mode !== 'off') return { mode };
  const why = isReady ? 'not-offered' : 'no-bank';
  return { mode, why_off: why, ...defined({ asked_on: askedOn(place, now) }) } as const;
}
