import type { ImportedLease } from '../../../shared/contract/lease-import';
import { leases as rows } from '../../../shared/contract/leases';
import { unitNumberKey } from '../../../shared/domain/portfolio/units';
import { Refusal, type RefusalCode, refusals, refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { findNamedImport, refuseWhoMayNotImport } from '../../common/imports/find-import';
import { findProperty } from '../../common/portfolio/find-property';
import { findUnit } from '../../common/portfolio/find-unit';
import { change } from '../../runtime/change';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { newLeaseId } from '../../table/leases/record';
import { adoptOne } from './adopt-one';
import { checkMayOpen } from './adopt-opening';

/** Refusals that stop only this lease; the rest of the file goes on. */
const ofItsOwn: ReadonlySet<RefusalCode> = new Set([
  'not-found',
  'property-archived',
  'lease-incomplete',
  'unit-taken',
  'bad-day',
  'too-many-payments',
  'period-locked',
  'already-opened',
  'bad-amount',
  'invalid',
]);

type Viewing = Pick<ViewerCall, 'viewer' | 'now'>;

/** The units of the properties that the lines name, by number; a property that is hidden has none. */
async function unitsNamed(leases: readonly ImportedLease[], { viewer, now }: Viewing, deps: Deps) {
  const ids = [...new Set(leases.map(({ property_id }) => property_id))];
  const found = await Promise.all(
    ids.map(async (propertyId) => {
      try {
        const whole = await findProperty({ viewer, now, propertyId, area: 'leases' }, deps);
        const units = [...whole.units];
        for (let next = whole.next; next !== undefined; ) {
          const page = await deps.units.after({ ...whole.property, after: next });
          units.push(...page.units);
          next = page.next;
        }
        return units.map((unit) => [`${propertyId} ${unitNumberKey(unit.unitNumber)}`, unit.unitId] as const);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'not-found') return [];
        throw error;
      }
    }),
  );
  return new Map(found.flat());
}

/** A refusal in words: of a field, where it names one. */
function wordsOf({ code, details: { fields = {} } }: Refusal): string {
  const [field] = Object.values(fields);
  return code === 'not-found'
    ? 'This property has no unit of this number.'
    : (field ?? refusals[code].message);
}

/** Adds leases of a file, each whole or not at all. For those already added, returns what was made. */
export const importLeases = change(rows.importLeases, {
  permit: ({ viewer, body: { leases } }) => {
    refuseWhoMayNotImport(viewer);
    for (const lease of leases) checkMayOpen(lease, viewer);
    if (new Set(leases.map(({ row }) => row)).size < leases.length)
      throw refuse('invalid', { fields: { leases: 'The same row of the file was sent twice' } });
  },
  read: async (asked, deps) => {
    const { viewer, now, body } = asked;
    const key = { organizationId: viewer.organizationId, importId: body.import_id };
    const [record, before, units, account] = await Promise.all([
      findNamedImport({ viewer, now, body }, deps),
      deps.imports.leasesAt({ ...key, rows: body.leases.map(({ row }) => row) }),
      unitsNamed(body.leases, { viewer, now }, deps),
      viewerAccount(viewer, deps),
    ]);
    return { record, before, units, account };
  },
  act: async (request, deps) => {
    const { viewer, now, body, found } = request;
    const { record, before, units, account } = found;
    if (record.state !== 'running') throw refuse('import-ended');
    const { organizationId, importId } = record;
    const made = before.map(({ row, leaseId }) => ({ row, lease_id: leaseId, notice_left: false }));
    const refused: { row: number; message: string }[] = [];
    const add = async (lease: ImportedLease, attempt: number) => {
      const { row, property_id, unit_number, notice } = lease;
      // On a retry, a concurrent call may already have added it.
      const [earlier] =
        attempt > 1 ? await deps.imports.leasesAt({ organizationId, importId, rows: [row] }) : [];
      if (earlier) return { row, lease_id: earlier.leaseId, notice_left: false };
      const unitId = units.get(`${property_id} ${unitNumberKey(unit_number)}`);
      if (unitId === undefined) throw refuse('not-found');
      const place = await findUnit({ viewer, now, unitId, area: 'leases', toChange: true }, deps);
      const leaseId = newLeaseId(unitId, deps.ids.next('lse'));
      const madeOf = (facts: { tenants: number; name: string }) => ({
        organizationId,
        importId,
        row,
        leaseId,
        unitId,
        ...facts,
        state: 'made' as const,
      });
      const { isNoticed } = await adoptOne(
        { leaseId, place, account, body: lease, notice, made: madeOf },
        request,
        deps,
      );
      return { row, lease_id: leaseId, notice_left: notice !== undefined && !isNoticed };
    };
    // One after the other: each writes the counters of its property.
    for (const lease of body.leases) {
      if (before.some(({ row }) => row === lease.row)) continue;
      try {
        made.push(await retryOnConflict((attempt) => add(lease, attempt)));
      } catch (error) {
        if (!(error instanceof Refusal) || !ofItsOwn.has(error.code)) throw error;
        refused.push({ row: lease.row, message: wordsOf(error) });
      }
    }
    // A concurrent repeat of this call may have been faster; what it made is not refused.
    const faster = await deps.imports.leasesAt({
      organizationId,
      importId,
      rows: refused.map(({ row }) => row),
    });
    const told = refused.filter(({ row }) => !faster.some((one) => one.row === row));
    made.push(...faster.map(({ row, leaseId }) => ({ row, lease_id: leaseId, notice_left: false })));
    return { success: 1, data: { made: made.toSorted((one, other) => one.row - other.row), refused: told } };
  },
});
