import type { OpeningLine } from '../../../shared/domain/ledger/openings/sheet';
import type { Audited } from '../../runtime/audit';
import type { ViewerCall } from '../../runtime/handler';
import type { Trace } from '../../table/audit/writes';
import { isOrganizationBook, type StoredHead } from '../../table/ledger/record';
import type { OpeningSheet } from '../../table/openings/record';
import type { OpeningRead } from './read-opening';

export type OpeningRequest = Pick<ViewerCall, 'viewer' | 'now' | 'requestId' | 'organization'> & {
  readonly found: OpeningRead;
  trace(change: Audited): Trace;
};

/** Properties of one call: each takes some reads and a write. */
const propertiesPerCall = 25;

/** Entries of one transaction, beside the head, the log and an account. */
export const entriesAtOnce = 80;

/** Of a sheet that nothing can be undone or signed of. */
export const notIn = 'The opening balances are not brought in.';

/** The sheet at its next version. */
export const stampedSheet = (
  sheet: OpeningSheet,
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
): OpeningSheet => ({
  ...sheet,
  version: sheet.version + 1,
  at: now.toISOString(),
  by: viewer.userId,
});

type Asked = {
  readonly lines: readonly OpeningLine[];
  readonly heads: readonly StoredHead[];
  /** The last property of the call before. */
  readonly after: string;
};

/** The next properties that a line or a book is of, in the order of their ids, and how many are left then. */
export function nextPart({ lines, heads, after }: Asked): { part: string[]; left: number } {
  const ids = new Set([
    ...lines.flatMap((line) => ('property' in line ? [line.property] : [])),
    ...heads.filter((head) => !isOrganizationBook(head)).map(({ propertyId }) => propertyId),
  ]);
  const all = [...ids].toSorted().filter((id) => id > after);
  const part = all.slice(0, propertiesPerCall);
  return { part, left: all.length - part.length };
}
