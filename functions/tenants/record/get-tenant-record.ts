import type { Contract } from '../../../shared/contract';
import { defined } from '../../../shared/domain/defined';
import { latestSigned, termInForce } from '../../../shared/domain/leases/status/standing';
import { dayInZone } from '../../../shared/domain/leases/time-zones';
import {
  readsTenantRecord,
  TenantFacts,
  writesTenantRecord,
} from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { leaseById, momentAt } from '../../common/leases/lease-at';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import { insuranceAsked } from '../../common/tenants/insurance-asked';
import { answer, type Handler } from '../../runtime/handler';
import type { TenantNote } from '../../table/tenants/record';
import { findTenant } from '../find-tenant';
import { newestFirst } from '../newest-first';
import { payingOf } from './paying-of';
import { promisesOf } from './promises-of';

/** Leases that the page of one tenant looks into. */
const mostLeases = 5;

/** What is kept about one tenant. Who is no staff is refused before anything is looked for. */
export const getTenantRecord: Handler<Contract['tenants']['getTenantRecord']> = async (request, deps) => {
  const { viewer, now, params } = request;
  if (!readsTenantRecord(viewer)) throw refuse('not-permitted');
  const [{ person, tenancies }, isSeen] = await Promise.all([
    findTenant({ viewer, now, userRoleId: params.id }, deps),
    propertiesSeen({ viewer, now, area: 'leases' }, deps),
  ]);
  const newest = newestFirst(tenancies);
  const [record, notes, found] = await Promise.all([
    deps.tenants.record(person),
    deps.tenants.notes(person),
    Promise.all(newest.slice(0, mostLeases).map((tenancy) => leaseById(tenancy, deps))),
  ]);
  const leases = found.filter((at) => at !== undefined);
  const agreed = leases.flatMap((at) => {
    const { lease } = at.read;
    const { on } = momentAt(at, now);
    const term = termInForce(lease, on) ?? latestSigned(lease, on);
    return term ? [{ ...term, first: lease.terms[0]?.from || term.from }] : [];
  });
  const [home] = leases;
  const today = home ? momentAt(home, now).on : dayInZone('UTC', now);
  const [current] = agreed;
  const [{ pays, reminded }, promises] = await Promise.all([
    payingOf(leases, { viewer, now, today }, deps),
    promisesOf(notes, leases, { viewer, now }, deps),
  ]);
  const { organizationId } = viewer;
  const { insurance } = record;
  const asked = await insuranceAsked({ organizationId, insurance, today }, deps);
  const noteLine = ({ noteId, kind, text, promise, addedAt, addedBy, addedByName }: TenantNote) => ({
    note_id: noteId,
    kind,
    text,
    ...(promise && {
      promise: { due_on: promise.due, cents: promise.cents, ...defined({ state: promises.get(noteId) }) },
    }),
    added_at: addedAt,
    added_by: addedByName,
    may_delete: addedBy === viewer.userId && writesTenantRecord(viewer),
  });
  return answer({
    ...TenantFacts.parse(record),
    version: record.version,
    since: agreed.map(({ first }) => first).toSorted()[0] ?? '',
    today,
    occupants: (current?.occupants ?? []).map(({ name }) => name),
    pets: current?.pets ?? [],
    parking: current?.parking ?? '',
    notes: notes.filter(({ propertyId }) => isSeen?.(propertyId)).map(noteLine),
    ...defined({ asked, pays }),
    reminded,
    may_change: writesTenantRecord(viewer),
  });
};
