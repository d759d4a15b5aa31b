import type { Deps } from '../../../functions/runtime/deps/deps';
import type { TenantNote } from '../../../functions/table/tenants/record';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { certificateKey } from '../../../shared/domain/people/renters-insurance';
import { noTenantFacts } from '../../../shared/domain/people/tenant-record';
import { pdfBytes } from '../../support/office-bytes';
import type { Making } from '../samples';
import { newChargeIn } from './ledger';
import { saveTenancy, signingTenant } from './tenants';

type Key = Pick<TenantNote, 'organizationId' | 'userRoleId'>;
type Kept = Key & Pick<TenantNote, 'propertyId' | 'addedBy' | 'text'>;

const traceOf = (
  { organizationId, userRoleId, by }: Key & { readonly by: string },
  action: 'tenant.record' | 'tenant.note',
  deps: Deps,
) => ({
  audit: {
    organizationId,
    auditId: deps.ids.next('aud'),
    action,
    at: deps.clock.now().toISOString(),
    by: { userId: by, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
    object: { kind: 'person' as const, id: userRoleId, name: 'Sample' },
    about: userRoleId,
    requestId: 'set up',
  },
  now: deps.clock.now(),
});

/** Keeps a note about a tenant, as a call would. */
export async function saveTenantNote(kept: Kept, deps: Deps): Promise<string> {
  const noteId = deps.ids.next('tno');
  const facts = { kind: 'note', addedAt: deps.clock.now().toISOString(), addedByName: 'Person' } as const;
  const trace = traceOf({ ...kept, by: kept.addedBy }, 'tenant.note', deps);
  await deps.tenants.addNote({ note: { ...kept, ...facts, noteId }, trace });
  return noteId;
}

/** Fills in everything that is kept about a tenant, every text with a mark. */
export async function saveTenantFacts(key: Key, mark: string, deps: Deps): Promise<void> {
  const before = await deps.tenants.record(key);
  const record = {
    ...before,
    ...noTenantFacts,
    phones: [{ kind: 'home' as const, number: '6145550142' }],
    emergency: { name: mark, relation: mark, number: '6145550190' },
    mailing: mark,
    language: mark,
    vehicles: [{ description: mark, plate: mark, state: mark }],
    insurance: [{ carrier: mark, policy: mark, cents: 10_000_000, ends: '2030-12-14' }],
    version: before.version + 1,
  };
  await deps.tenants.saveRecord({ record, trace: traceOf({ ...key, by: '' }, 'tenant.record', deps) });
}

/** The tenant that a call names, with the version of what is kept about them. */
export async function tenantAsRead(making: Making): Promise<{ user_role_id: string; version: number }> {
  const userRoleId = making.id('tenant');
  const { organizationId } = making.scene.home;
  const { version } = await making.world.deps.tenants.record({ organizationId, userRoleId });
  return { user_role_id: userRoleId, version };
}

/** A note that the caller just wrote about the tenant whom a call names; a made-up one elsewhere. */
export async function ownTenantNote(making: Making): Promise<{ user_role_id: string; note_id: string }> {
  const { tenants, properties, organizationId } = making.scene.home;
  const { deps } = making.world;
  const named = making.id('tenant');
  const which = named === tenants.shown ? 'shown' : named === tenants.hidden ? 'hidden' : undefined;
  if (!which) return { user_role_id: named, note_id: deps.ids.next('tno') };
  const noteId = await saveTenantNote(
    {
      organizationId,
      userRoleId: named,
      propertyId: properties[which],
      addedBy: making.scene.me.viewer.userId,
      text: `Sample ${making.fresh}`,
    },
    deps,
  );
  return { user_role_id: named, note_id: noteId };
}

/** Where the caller's own record stands. */
export async function myRecordVersion(making: Making): Promise<number> {
  return (await making.world.deps.tenants.record(making.scene.me.viewer)).version;
}

/** A policy that waits for a check, with its certificate; the only one, so that a long walk has room. */
async function savePolicy(key: Key, deps: Deps): Promise<{ version: number; policy_id: string }> {
  const { organizationId, userRoleId } = key;
  const before = await deps.tenants.record({ organizationId, userRoleId });
  const file = { documentId: deps.ids.next('doc'), contentType: 'application/pdf' as const };
  const { contentType } = file;
  await deps.files.put({ key: certificateKey(before, file), bytes: pdfBytes(), contentType });
  const id = deps.ids.next('pol');
  const policy = {
    id,
    carrier: 'Lemonade',
    policy: 'LM-1',
    ends: '2030-12-14',
    state: 'to-check' as const,
    file,
  };
  const record = { ...before, insurance: [policy], version: before.version + 1 };
  await deps.tenants.saveRecord({ record, trace: traceOf({ ...key, by: '' }, 'tenant.record', deps) });
  return { version: record.version, policy_id: id };
}

/** A policy of the tenant whom a call names; made up for somebody who is not there. */
export async function policyOfTenant(
  making: Making,
): Promise<{ user_role_id: string; version: number; policy_id: string }> {
  const { tenants, organizationId } = making.scene.home;
  const { deps } = making.world;
  const user_role_id = making.id('tenant');
  const isHere = user_role_id === tenants.shown || user_role_id === tenants.hidden;
  if (!isHere) return { user_role_id, version: 0, policy_id: deps.ids.next('pol') };
  return { user_role_id, ...(await savePolicy({ organizationId, userRoleId: user_role_id }, deps)) };
}

/** A policy of the caller's own. */
export const ownPolicy = ({ scene, world }: Making): Promise<{ version: number; policy_id: string }> =>
  savePolicy(scene.me.viewer, world.deps);

/** A promise of the tenant whom a call names, of a lease of theirs with a charge; any lease elsewhere. */
export async function promiseOfTenant(making: Making) {
  const { tenants, properties, organizationId } = making.scene.home;
  const user_role_id = making.id('tenant');
  const which =
    user_role_id === tenants.shown ? 'shown' : user_role_id === tenants.hidden ? 'hidden' : undefined;
  const due_on = addDays(localDateOf(making.world.deps.clock.now()), 5);
  const promised = (lease_id: string) => ({
    user_role_id,
    kind: 'promise' as const,
    text: 'Gets paid on Friday.',
    promise: { lease_id, due_on, cents: 5_000 },
  });
  if (!which) return promised('lse_missing');
  const propertyId = properties[which];
  const { lease_id: leaseId } = await newChargeIn(making, propertyId);
  const place = { organizationId, userRoleId: user_role_id, propertyId, leaseId };
  await saveTenancy({ ...place, ...signingTenant }, making.world.deps);
  return promised(leaseId);
}
