import type { LeaseAttention } from '../../shared/contract/properties';
import { addDays, localDateOf } from '../../shared/domain/dates';
import { soonDays } from '../../shared/domain/leases/attention';
import { LeaseOutline } from '../../shared/domain/leases/lease';
import { openPacketOf } from '../../shared/domain/leases/standing';
import { statusOf } from '../../shared/domain/leases/status';
import { dayOfProperty } from '../../shared/domain/leases/time-zones';
import { may, reachOf } from '../../shared/domain/roles';
import { normalizeEmail } from '../../shared/domain/text';
import { viewerAccount } from '../common/accounts/viewer-account';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { LeaseLine } from '../table/leases/record';

type Kind = LeaseAttention['kind'];
type Asking = { readonly now: Date; readonly mail: string | undefined; readonly mayChange: boolean };

/** Why this caller has to look at a lease today, at its own property; undefined for no reason. */
function kindOf(
  { attention, outline, zones }: LeaseLine,
  { now, mail, mayChange }: Asking,
): Kind | undefined {
  if (!attention) return undefined;
  const on = dayOfProperty(zones, now);
  const lease = LeaseOutline.parse(outline);
  if (attention.why === 'sign') {
    const isOut = lease.terms.some(({ number }) => openPacketOf(lease, { term: number, on }));
    return isOut && mail !== undefined && attention.signers?.includes(mail) ? 'sign' : undefined;
  }
  if (!mayChange) return undefined;
  if (attention.why === 'send') return 'send';
  if (attention.on > addDays(on, soonDays)) return undefined;
  if (attention.why === 'move-in' || attention.why === 'deposit') return attention.why;
  return statusOf(lease, on) === 'holdover' ? 'holdover' : 'move-out';
}

/** The leases that need this caller, by what is to be done; none for a caller who sees no leases. */
export async function readAttention(
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<LeaseAttention[]> {
  const reach = reachOf(viewer, { area: 'leases', level: 'view' });
  if (reach === 'none' || reach === 'own') return [];
  const { organizationId } = viewer;
  const [isSeen, lines] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'leases' }, deps),
    deps.leases.needingAttention({ organizationId, today: localDateOf(now) }),
  ]);
  const seen = lines.filter(({ propertyId }) => isSeen?.(propertyId));
  const isAsked = seen.some(({ attention }) => attention?.why === 'sign');
  const mail = isAsked ? normalizeEmail((await viewerAccount(viewer, deps)).email) : undefined;
  const mayChange = may(viewer, { area: 'leases', level: 'change' });
  return seen.flatMap((line) => {
    const kind = kindOf(line, { now, mail, mayChange });
    if (!kind || !line.attention) return [];
    return [
      {
        ...{ kind, on: line.attention.on, lease_id: line.leaseId, unit_id: line.unitId },
        ...{ unit_number: line.unitNumber, property_title: line.propertyTitle },
      },
    ];
  });
}
