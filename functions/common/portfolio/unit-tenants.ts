import type { UnitRead } from '../../../shared/contract/properties';
import { may } from '../../../shared/domain/people/permissions';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { propertiesSeen } from './properties-seen';

type Line = Pick<UnitRead, 'lease'>;
type Rented = { readonly tenants?: string[]; readonly rent?: number };

/** Units with who lives there and for what rent, for those who see leases: two reads, however many. */
export async function withTenants<L extends Line>(
  lines: readonly L[],
  propertyIdOf: (line: L) => string,
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<(L & Rented)[]> {
  const isSeen = may(viewer, { area: 'leases', level: 'view' })
    ? await propertiesSeen({ viewer, now, area: 'leases' }, deps)
    : undefined;
  const { organizationId } = viewer;
  const keys = lines.flatMap((line) =>
    line.lease && isSeen?.(propertyIdOf(line)) ? { organizationId, leaseId: line.lease.lease_id } : [],
  );
  if (keys.length === 0) return [...lines];
  const leases = new Map((await deps.leases.lines(keys)).map((line) => [line.leaseId, line]));
  return lines.map((line) => {
    const lease = leases.get(line.lease?.lease_id ?? '');
    return lease ? { ...line, tenants: [...lease.tenants], rent: lease.rent } : line;
  });
}
