import { contract } from '../../../shared/contract';
import type { LeaseTab } from '../../../shared/contract/leases';
import { item, type Line, line, link } from '../../../shared/domain/assistant/answer';
import { limits } from '../../../shared/domain/limits';
import { type Asking, entityOf, places, type Teller, to, told } from '../asking';

const limit = limits.listPageMax;
const { leases, tenants } = contract;
const leaseScreen = (id: string) => to('/showLease', { id });

/** The lease of the tenant or unit, in the list that the caller sees. */
async function theirLease(asking: Asking) {
  const entity = entityOf(asking);
  if (entity.leaseId === undefined) return undefined;
  const search = entity.kind === 'tenant' ? entity.label : (entity.propertyTitle ?? '');
  const reply = await asking.read(leases.listLeases, { query: { search, limit } });
  const at = reply.data.leases.findIndex(({ lease_id }) => lease_id === entity.leaseId);
  const found = reply.data.leases[at];
  return found && { reply, found, at: `leases/${at}`, screen: leaseScreen(found.lease_id) };
}

const noLease = (asking: Asking) => told(line`I see no lease of ${entityOf(asking).name}.`);

export const leaseEnd: Teller = async (asking) => {
  const lease = await theirLease(asking);
  if (!lease) return noLease(asking);
  const { reply, found, at, screen } = lease;
  const { name } = entityOf(asking);
  const open = link('Open the lease', screen);
  if (found.to === undefined)
    return told(
      line`The lease of ${name} has no last day: it is ${reply.state(`${at}/status`)}.`,
      line`${open}`,
    );
  return told(
    line`The lease of ${name} ends on ${reply.day(`${at}/to`, screen)}. It is ${reply.state(`${at}/status`)}.`,
    line`${open}`,
  );
};

export const leaseStart: Teller = async (asking) => {
  const lease = await theirLease(asking);
  if (!lease) return noLease(asking);
  const { reply, at, screen } = lease;
  return told(
    line`The lease of ${entityOf(asking).name} begins on ${reply.day(`${at}/from`, screen)}.`,
    line`${link('Open the lease', screen)}`,
  );
};

export const leaseStatus: Teller = async (asking) => {
  const lease = await theirLease(asking);
  if (!lease) return noLease(asking);
  const { reply, at, screen } = lease;
  return told(
    line`The lease of ${entityOf(asking).name} is ${reply.state(`${at}/status`)}.`,
    line`${link('Open the lease', screen)}`,
  );
};

export const rentOf: Teller = async (asking) => {
  const lease = await theirLease(asking);
  if (!lease) return noLease(asking);
  const { reply, at, screen } = lease;
  return told(
    line`The rent of ${entityOf(asking).name} is ${reply.money(`${at}/rent`, screen)} a month.`,
    line`${link('Open the lease', screen)}`,
  );
};

async function listed(
  { read }: Asking,
  { tab, nothing, lead }: { tab: LeaseTab; nothing: Line; lead: Line },
): Promise<Line[]> {
  const reply = await read(leases.listLeases, { query: { tab, limit } });
  const open = link('Open Leases', to('/leasesList', { tab }));
  const { shown, isEmpty, hasMore } = places(reply.data.leases);
  if (isEmpty) return [nothing, line`${open}`];
  const lines = shown.map(({ each, index }) => {
    const at = `leases/${index}`;
    const who = item`${reply.text(`${at}/tenants`, leaseScreen(each.lease_id))}, unit ${reply.text(`${at}/unit_number`)}, ${reply.text(`${at}/property_title`)}: ${reply.state(`${at}/status`)}`;
    if (each.to === undefined) return who;
    return item`${reply.text(`${at}/tenants`, leaseScreen(each.lease_id))}, unit ${reply.text(`${at}/unit_number`)}, ${reply.text(`${at}/property_title`)}: ${reply.state(`${at}/status`)}, last day ${reply.day(`${at}/to`)}`;
  });
  return [lead, ...lines, hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`];
}

export const leasesEnding: Teller = async (asking) =>
  told(
    ...(await listed(asking, {
      tab: 'expiring',
      nothing: line`No lease ends soon.`,
      lead: line`These leases end soon:`,
    })),
  );

export const leasesToSign: Teller = async (asking) =>
  told(
    ...(await listed(asking, {
      tab: 'out',
      nothing: line`No lease waits for a signature.`,
      lead: line`These leases are out for signing:`,
    })),
  );

export const leaseDrafts: Teller = async (asking) =>
  told(
    ...(await listed(asking, {
      tab: 'drafts',
      nothing: line`There are no drafts.`,
      lead: line`Leases that are still drafts:`,
    })),
  );

export const leaseCount: Teller = async ({ read }) => {
  const reply = await read(leases.countLeases, { query: {} });
  return told(
    line`Active leases: ${reply.count('active', to('/leasesList', { tab: 'active' }))}. Out for signing: ${reply.count('out', to('/leasesList', { tab: 'out' }))}. Ending soon: ${reply.count('expiring', to('/leasesList', { tab: 'expiring' }))}. Drafts: ${reply.count('drafts', to('/leasesList', { tab: 'drafts' }))}.`,
  );
};

export const tenantCount: Teller = async ({ read }) => {
  const reply = await read(tenants.listTenants, { query: { limit } });
  const open = link('Open Tenants', '/tenantsList');
  const { shown, isEmpty, hasMore } = places(reply.data.tenants);
  if (isEmpty) return told(line`There are no tenants yet.`, line`${open}`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.text(`tenants/${index}/name`, to('/tenants-LoginData', { id: each.user_role_id }))}, unit ${reply.text(`tenants/${index}/unit_number`)}, ${reply.text(`tenants/${index}/property_title`)}`,
  );
  return told(
    line`Your tenants, by name:`,
    ...lines,
    hasMore || reply.data.next ? line`There are more. ${open}` : line`${open}`,
  );
};

export const whoLivesThere: Teller = async (asking) => {
  const { propertyTitle = '', unitNumber, name } = entityOf(asking);
  const reply = await asking.read(tenants.listTenants, { query: { search: propertyTitle, limit } });
  const { shown, isEmpty, hasMore } = places(
    reply.data.tenants,
    (each) =>
      each.property_title === propertyTitle &&
      (unitNumber === undefined || each.unit_number === unitNumber) &&
      each.status !== 'ended' &&
      each.status !== 'settled' &&
      each.status !== 'void',
  );
  if (isEmpty) return told(line`I see no tenants in ${name}.`);
  const lines = shown.map(
    ({ each, index }) =>
      item`${reply.text(`tenants/${index}/name`, to('/tenants-LoginData', { id: each.user_role_id }))}, unit ${reply.text(`tenants/${index}/unit_number`)}: ${reply.state(`tenants/${index}/status`)}`,
  );
  return told(
    line`Tenants in ${name}:`,
    ...lines,
    ...(hasMore ? [line`${link('Open Tenants', '/tenantsList')}`] : []),
  );
};

/** The line of the tenant, as their search gave it. */
async function theirLine(asking: Asking) {
  const entity = entityOf(asking);
  const reply = await asking.read(tenants.listTenants, { query: { search: entity.label, limit } });
  const at = reply.data.tenants.findIndex((each) => `${each.user_role_id}.${each.lease_id}` === entity.id);
  return { reply, at: `tenants/${at}`, found: reply.data.tenants[at], name: entity.name };
}

export const whereTheyLive: Teller = async (asking) => {
  const { reply, at, found, name } = await theirLine(asking);
  if (!found) return told(line`I see no home of ${name}.`);
  return told(
    line`${name}: unit ${reply.text(`${at}/unit_number`, to('/getunit-data', { id: found.unit_id }))}, ${reply.text(`${at}/property_title`)}.`,
  );
};

export const howToReach: Teller = async (asking) => {
  const { reply, at, found, name } = await theirLine(asking);
  if (!found) return told(line`I see no address of ${name}.`);
  return told(line`${name}: ${reply.text(`${at}/mobile_number`)}, ${reply.text(`${at}/email`)}`);
};
