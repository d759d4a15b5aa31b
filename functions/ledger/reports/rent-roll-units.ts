import type { ReportRow } from '../../../shared/domain/ledger/reports/report-row';
import { scopeOf } from '../../common/portfolio/property-scope';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import { cursorOf, placeOf } from '../../table/db/cursor';
import type { PropertyLine } from '../../table/properties/record';
import type { Unit } from '../../table/units/record';
import type { ReportRequest } from './ledger-report';

/** Properties of one call: of each all units are read. */
const propertiesAtOnce = 10;
const sideBySide = 8;

const unitsFrom = (after: string): string => cursorOf('roll', [after, 'units']);
/** Where the units begin, after the last lease. */
export const firstUnits = unitsFrom('');

export const isUnitPlace = (after: string | undefined): after is string =>
  after !== undefined && Buffer.from(after, 'base64url').toString().startsWith('["roll"');

async function unitsOf({ organizationId, propertyId }: PropertyLine, deps: Deps): Promise<Unit[]> {
  const units: Unit[] = [];
  let after: string | undefined;
  do {
    const page = await deps.units.after({ organizationId, propertyId, after });
    units.push(...page.units);
    after = page.next;
  } while (after !== undefined);
  return units;
}

const none = { rent: 0, deposit: 0, balance: 0 };

const rowOf = ({ unitId, unitNumber, propertyId }: Unit, { title }: PropertyLine): ReportRow => ({
  key: unitId,
  at: { property: propertyId, unit: unitId },
  texts: [title, unitNumber, 'Vacant', '', ''],
  cents: none,
});

/** The next properties' units as if vacant: `mergedRows` leaves out those with a lease in force. */
export async function unitRows(
  { viewer, now, query }: ReportRequest,
  after: string,
  deps: Deps,
): Promise<{ rows: ReportRow[]; next?: string | undefined }> {
  const scope = scopeOf(viewer, now, 'money');
  if (!scope) return { rows: [] };
  const [list] = placeOf('roll', after);
  const { property_id: wanted } = query;
  const { properties, next } = await deps.properties.page({
    organizationId: viewer.organizationId,
    scope,
    sort: 'newest',
    archived: 'none',
    limit: propertiesAtOnce,
    ...(list !== '' && { after: list }),
  });
  const read = async (property: PropertyLine) =>
    wanted === undefined || wanted === property.propertyId
      ? (await unitsOf(property, deps)).map((unit) => rowOf(unit, property))
      : [];
  const rows = await mapAll(properties, read, { concurrency: sideBySide });
  return { rows: rows.flat(), ...(next !== undefined && { next: unitsFrom(next) }) };
}
