import { tenants as rows } from '../../../shared/contract/tenants';
import type { Viewer } from '../../../shared/domain/people/roles';
import { writesTenantRecord } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { personName } from '../../common/portfolio/person-name';
import { change } from '../../runtime/change';
import { findTenant } from '../find-tenant';
import { newestFirst } from '../newest-first';
import { tenantObject } from './record-object';

function permitStaff({ viewer }: { viewer: Viewer }): void {
  if (!writesTenantRecord(viewer)) throw refuse('not-permitted');
}

/** A note about a tenant, read by staff who see the property of the newest lease that the author sees. */
export const addTenantNote = change(rows.addTenantNote, {
  permit: permitStaff,
  read: async ({ viewer, now, body }, deps) => {
    const [tenant, addedByName] = await Promise.all([
      findTenant({ viewer, now, userRoleId: body.user_role_id }, deps),
      personName(viewer, deps),
    ]);
    return { ...tenant, addedByName };
  },
  act: async ({ viewer, now, body, found: { person, tenancies, addedByName }, trace }, deps) => {
    const [newest] = newestFirst(tenancies);
    if (!newest) throw refuse('not-found');
    const { organizationId, propertyId, userRoleId } = newest;
    const noteId = deps.ids.next('tno');
    const left = trace({ action: 'tenant.note', object: tenantObject(person), about: propertyId });
    const reply = { success: 1, data: { note_id: noteId } } as const;
    await deps.tenants.addNote({
      note: {
        organizationId,
        userRoleId,
        noteId,
        propertyId,
        kind: body.kind,
        text: body.text,
        addedAt: now.toISOString(),
        addedBy: viewer.userId,
        addedByName,
      },
      trace: { ...left, reply },
    });
    return reply;
  },
});

/** Deletes an own note for good. The log says that there was one, not what it said. */
export const deleteTenantNote = change(rows.deleteTenantNote, {
  permit: permitStaff,
  read: async ({ viewer, now, body }, deps) => {
    const tenant = await findTenant({ viewer, now, userRoleId: body.user_role_id }, deps);
    const notes = await deps.tenants.notes(tenant.person);
    const note = notes.find(({ noteId, addedBy }) => noteId === body.note_id && addedBy === viewer.userId);
    if (!note) throw refuse('not-found');
    return { ...tenant, note };
  },
  act: async ({ found: { person, note }, trace }, deps) => {
    const left = trace({
      action: 'tenant.note-delete',
      object: tenantObject(person),
      about: note.propertyId,
    });
    await deps.tenants.removeNote({ note, trace: left });
    return { success: 1 };
  },
});
