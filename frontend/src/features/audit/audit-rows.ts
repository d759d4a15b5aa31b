import type { AuditLine } from '../../../../shared/contract/audit';
import type { Place } from '../../ui/primitives/use-href-link';

/** One row of the log: an entry, or several of one automatic run. */
export type AuditRow = { readonly entry: AuditLine; readonly run: readonly AuditLine[] };

const dayOf = (at: string): string => at.slice(0, 'yyyy-mm-dd'.length);

/** What a job did to many things on one day is one row: `Sent a rent reminder · 41`. */
export function foldRuns(entries: readonly AuditLine[]): readonly AuditRow[] {
  const rows: { entry: AuditLine; run: AuditLine[] }[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const isSameRun =
      last !== undefined &&
      entry.by_id === '' &&
      last.entry.by_id === '' &&
      last.entry.words === entry.words &&
      last.entry.by === entry.by &&
      dayOf(last.entry.at) === dayOf(entry.at);
    if (isSameRun) last.run.push(entry);
    else rows.push({ entry, run: [entry] });
  }
  return rows;
}

const screens: Readonly<Record<string, (id: string) => Place>> = {
  unit: (id) => ({ to: '/getunit-data', search: { id } }),
  property: (id) => ({ to: '/getproperty-data', search: { id } }),
  lease: (id) => ({ to: '/showLease', search: { id } }),
  ledger: (id) => ({ to: '/ledgesData', search: { id } }),
  owner: (id) => ({ to: '/owner', search: { id } }),
  request: (id) => ({ to: '/servicerequestDetails-data', search: { id } }),
  document: (id) => ({ to: '/document-view', search: { id } }),
};

/** Where an entry's object is shown; nowhere once it was deleted. */
export function screenOf({ kind, object_id, words }: AuditLine): Place | undefined {
  if (object_id === undefined || /^(Deleted|Removed|Permanently)/.test(words)) return undefined;
  return screens[kind]?.(object_id);
}

/** `Monthly rent: $1,300.00 +2`. */
export function changeText({ changes: [first, ...more] }: AuditLine): string {
  if (!first) return '';
  const value = first.after || first.before;
  return [value ? `${first.field}: ${value}` : first.field, more.length > 0 && `+${more.length}`]
    .filter(Boolean)
    .join(' ');
}
