import { readOwnerFile } from '../../../../../shared/domain/imports/bring/owner-file';
import { readRoll } from '../../../../../shared/domain/rent-roll/read-roll';
import { readDelimited, type TabularRow } from '../../../../../shared/domain/tabular/delimited';
import { fileLimits } from '../file/file-rules';
import type { BringKind } from './bring-draft';

const leaseFields: ReadonlySet<string> = new Set([
  'start',
  'end',
  'moveIn',
  'status',
  'deposit',
  'owed',
  'dueDay',
]);
const tenantFields: ReadonlySet<string> = new Set(['tenant', 'resident', 'firstName', 'lastName']);

export const rowsOfText = (text: string): readonly TabularRow[] =>
  readDelimited(text, { most: fileLimits.lines + 1 }).rows;

/** A directory of owners, a report with tenants, or neither: then it may be a list of properties. */
export function kindOfRows(rows: readonly TabularRow[]): BringKind | undefined {
  if (readOwnerFile(rows)) return 'owners';
  const roll = readRoll(rows);
  if (!roll || roll.properties.length === 0) return undefined;
  const has = (wanted: ReadonlySet<string>): boolean =>
    roll.headings.fields.some((field) => field !== undefined && wanted.has(field));
  // `Name` alone may be a property's.
  return roll.report !== 'sheet' || (has(tenantFields) && has(leaseFields)) ? 'roll' : undefined;
}
