import { saveConditionReport } from '../../../functions/leases/condition/save-condition-report';
import { sendConditionReport } from '../../../functions/leases/condition/send-condition-report';
import { perform } from '../../../functions/runtime/perform';
import { localDateOf } from '../../../shared/domain/dates';
import { newReport } from '../../../shared/domain/leases/condition/checklist';
import type { Report, ReportKind } from '../../../shared/domain/leases/condition/report';
import { drawn } from '../../support/test-world/leases';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { newLeaseIn } from './leases';
import { saveTenancy, signingTenant } from './tenants';

/** A report of a small home where the first thing is damaged and all else is good. */
export function wholeReport({ world }: Making): Report {
  const day = localDateOf(world.deps.clock.now());
  const report = newReport({ bedrooms: '1', bathrooms: '1', appliances: [] }, day);
  const [first] = report.rooms;
  const damaged = first?.items[0]?.id;
  return {
    ...report,
    keys: '2 house keys',
    rooms: report.rooms.map((room) => ({
      ...room,
      items: room.items.map((item) =>
        item.id === damaged
          ? { ...item, condition: 'damaged' as const, note: 'A hole' }
          : { ...item, condition: 'good' as const },
      ),
    })),
  };
}

/** A saved report of a new lease in this property; a made-up one for a property that is nowhere. */
export async function newConditionIn(
  making: Making,
  kind: ReportKind,
  state: 'saved' | 'sent' = 'saved',
): Promise<{ lease_id: string; kind: ReportKind; version: number }> {
  const { deps } = making.world;
  const propertyId = making.id('property');
  const { lease_id } = await newLeaseIn(making, propertyId, kind === 'in' ? 'running' : 'noticed');
  const homes = [making.scene.home, making.scene.other];
  const home = homes.find(({ properties }) => Object.values(properties).includes(propertyId));
  if (home) {
    const call = viewerCall({ deps, now: () => deps.clock.now() }, home.people.orgAdmin.viewer);
    const body = { lease_id, kind, version: 0, report: wholeReport(making) };
    await perform(saveConditionReport, { ...call, body }, deps);
    const landlord = { name: 'Lena Hart', signature: drawn };
    if (state === 'sent')
      await perform(sendConditionReport, { ...call, body: { lease_id, kind, version: 1, landlord } }, deps);
  }
  return { lease_id, kind, version: state === 'sent' ? 2 : 1 };
}

/** The link by which a tenant without an account opens a report that was sent, and the report's hash. */
export async function mailedReport(making: Making): Promise<{ token: string; hash: string }> {
  const { home } = making.scene;
  const { deps: given } = making.world;
  const tokens: string[] = [];
  const secret = () => {
    const token = given.ids.secret();
    tokens.push(token);
    return token;
  };
  const next: typeof given.ids.next = (kind) => given.ids.next(kind);
  const deps = { ...given, ids: { next, secret } };
  const world = { ...making.world, deps };
  const id = () => home.properties.shown;
  const { lease_id: leaseId } = await newConditionIn({ ...making, world, id }, 'in', 'sent');
  const { in: report } = await given.leases.reports.of({ organizationId: home.organizationId, leaseId });
  return { token: tokens.at(-1) ?? '', hash: report?.asked?.hash ?? '' };
}

/** A report of a lease that the tenant signed, with its hash; of somebody else's lease, none. */
export async function sentReport(making: Making): Promise<{ lease_id: string; kind: 'in'; hash: string }> {
  const { organizationId, properties, people, homeLease } = making.scene.home;
  const { deps } = making.world;
  const named = making.id('myLease');
  if (named !== homeLease) return { lease_id: named, kind: 'in', hash: 'a'.repeat(64) };
  const { lease_id } = await newConditionIn({ ...making, id: () => properties.hidden }, 'in', 'sent');
  const { userRoleId } = people.tenant.viewer;
  const place = { organizationId, propertyId: properties.hidden };
  await saveTenancy({ ...place, leaseId: lease_id, userRoleId, ...signingTenant }, deps);
  const { in: report } = await deps.leases.reports.of({ organizationId, leaseId: lease_id });
  return { lease_id, kind: 'in', hash: report?.asked?.hash ?? '' };
}
