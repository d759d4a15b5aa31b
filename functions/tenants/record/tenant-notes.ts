import type { RequestOf } from '../../../shared/contract/endpoint';
import { tenants as rows } from '../../../shared/contract/tenants';
import { promiseDayProblem } from '../../../shared/domain/ledger/rent/promise';
import type { Viewer } from '../../../shared/domain/people/roles';
import { writesTenantRecord } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { momentAt } from '../../common/leases/lease-at';
import { findLedger } from '../../common/ledger/find-ledger';
import { personName } from '../../common/portfolio/person-name';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { Tenancy } from '../../table/tenants/record';
import { findTenant } from '../find-tenant';
import { newestFirst } from '../newest-first';
import { tenantObject } from './record-object';

type Adding = Pick<RequestOf<typeof rows.addTenantNote>, 'body'> & Pick<ViewerCall, 'viewer' | 'now'>;

function permitStaff({ viewer }: { viewer: Viewer }): void {
  if (!writesTenantRecord(viewer)) throw refuse('not-permitted');
}

const invalid = (field: string, problem: string) => refuse('invalid', { fields: { [field]: problem } });

/** The ledger that a promise is of: of one of the tenant's leases, for who sees its money. */
async function promiseIn({ viewer, now, body }: Adding, tenancies: readonly Tenancy[], deps: Deps) {
  const { kind, promise } = body;
  if ((kind === 'promise') !== (promise !== undefined))
    throw invalid('promise', 'A promise has a day and an amount');
  if (!promise) return undefined;
  const { lease_id: leaseId, due_on: due, cents } = promise;
  if (!tenancies.some((one) => one.leaseId === leaseId)) throw refuse('not-found');
  const at = await findLedger({ viewer, now, leaseId }, {}, deps);
  const { ledger } = at;
  const { on: madeOn } = momentAt(at, now);
  const problem = promiseDayProblem(due, madeOn);
  if (problem) throw invalid('promise.due_on', problem);
  if (ledger.version === 0) throw invalid('promise.lease_id', 'Nothing is charged for this lease yet');
  return { ledger, promise: { leaseId, madeOn, seq: ledger.book.head.seq, due, cents } };
}

/** A note about a tenant, read by staff who see the property of the newest lease that the author sees. */
export const addTenantNote = change(rows.addTenantNote, {
  permit: permitStaff,
  read: async ({ viewer, now, body }, deps) => {
    const [tenant, addedByName] = await Promise.all([
      findTenant({ viewer, now, userRoleId: body.user_role_id }, deps),
      personName(viewer, deps),
    ]);
    return {
      ...tenant,
      addedByName,
      promised: await promiseIn({ viewer, now, body }, tenant.tenancies, deps),
    };
  },
  act: async ({ viewer, now, body, found: { person, tenancies, addedByName, promised }, trace }, deps) => {
    const [newest] = newestFirst(tenancies);
    if (!newest) throw refuse('not-found');
    const { organizationId, userRoleId } = newest;
    const { propertyId } = promised?.ledger.key ?? newest;
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
        ...(promised && { promise: promised.promise }),
        addedAt: now.toISOString(),
        addedBy: viewer.userId,
        addedByName,
      },
      ledger: promised?.ledger,
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
    const { leaseId } = note.promise ?? {};
    const { organizationId, propertyId } = note;
    const ledger =
      leaseId === undefined ? undefined : await deps.ledgers.book({ organizationId, propertyId, leaseId });
    // A later promise of the lease stays.
    return { ...tenant, note, ledger: ledger?.promise?.noteId === note.noteId ? ledger : undefined };
  },
  act: async ({ found: { person, note, ledger }, trace }, deps) => {
    const left = trace({
      action: 'tenant.note-delete',
      object: tenantObject(person),
      about: note.propertyId,
    });
    await deps.tenants.removeNote({ note, ledger, trace: left });
    return { success: 1 };
  },
});
