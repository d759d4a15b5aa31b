import type { Contract } from '../../../shared/contract';
import type { DepositMove } from '../../../shared/contract/deposits';
import { nameOf, type Tenant } from '../../../shared/domain/leases/parties';
import { statusOf } from '../../../shared/domain/leases/status/status';
import { isSameTenant, livesThere } from '../../../shared/domain/leases/status/tenancy';
import { depositOf, sumOf } from '../../../shared/domain/ledger/accounts';
import { bucketName } from '../../../shared/domain/ledger/deposits/deposit-buckets';
import { heldDeposits } from '../../../shared/domain/ledger/deposits/deposits';
import { type LeaseAt, leaseById, momentAt } from '../../common/leases/lease-at';
import { tenantsNow } from '../../common/leases/tenants-of';
import { findLedger } from '../../common/ledger/find-ledger';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import { answer, type Handler, type ViewerCall } from '../../runtime/handler';
import { depositTenant } from './deposit-sides';

/** More leases of one name are not offered. */
const mostTargets = 20;

type Call = Pick<ViewerCall, 'viewer' | 'now'>;
type Target = DepositMove['targets'][number];

/** This tenant in another lease that goes on; undefined when it does not name them. */
async function targetOf(
  { tenant, at, now }: { tenant: Tenant; at: LeaseAt; now: Date },
  deps: Deps,
): Promise<Target | undefined> {
  const { lease } = at.read;
  const status = statusOf(lease, momentAt(at, now).on);
  const named = tenantsNow(at, now).find((one) => isSameTenant(one, tenant));
  if (!named || !livesThere(status)) return undefined;
  const [head] = await deps.ledgers.headsOf([ledgerKeyOf(at)]);
  const asked = (head?.open ?? []).filter(({ to }) => depositOf(to) === `deposit/${named.id}`);
  return {
    tenant_id: tenant.id,
    lease_id: lease.leaseId,
    unit_number: at.unit.unitNumber,
    status,
    property_title: at.head.property.title,
    open: sumOf(asked.map(({ cents }) => cents)),
  };
}

/** The other leases of a tenant that the caller sees. */
async function targetsOf(
  tenant: Tenant,
  from: LeaseAt,
  { viewer, now }: Call,
  deps: Deps,
): Promise<Target[]> {
  const { organizationId } = viewer;
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  if (!isSeen) return [];
  const asked = { organizationId, group: 'running', search: nameOf(tenant), isSeen } as const;
  const { leases } = await deps.leases.page({ ...asked, limit: mostTargets });
  const others = leases.filter(({ leaseId }) => leaseId !== from.read.lease.leaseId);
  const read = await Promise.all(others.map((line) => leaseById(line, deps)));
  const found = await Promise.all(read.map((at) => at && targetOf({ tenant, at, now }, deps)));
  return found.filter((one) => one !== undefined);
}

/** The deposits that a lease holds, and where each can go instead of being refunded (D34). */
export const getDepositMove: Handler<Contract['ledger']['getDepositMove']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const at = await findLedger({ viewer, now, leaseId: params.leaseId }, {}, deps);
  const held = heldDeposits(at.ledger.book.head);
  const tenants = held.flatMap(({ tenant }) => depositTenant(at, tenant) ?? []);
  const targets = await Promise.all(tenants.map((tenant) => targetsOf(tenant, at, request, deps)));
  const names = new Map(tenants.map((tenant) => [tenant.id, nameOf(tenant)]));
  return answer({
    lease_id: at.read.lease.leaseId,
    unit_number: at.unit.unitNumber,
    property_title: at.head.property.title,
    today: momentAt(at, now).on,
    held: held.map(({ tenant, cents }) => ({
      tenant_id: tenant,
      name: bucketName(tenant, names),
      cents,
    })),
    targets: targets.flat(),
  });
};
