import type { AuditAction } from '../../../shared/domain/audit/audit';
import type { AuditedKind } from '../../../shared/domain/audit/audited-kinds';
import { cursorOf } from '../db/cursor';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import type { AuditPage } from './page';
import { placeOfEntry } from './place-of-entry';
import { monthsBack } from './read-months';
import { AuditEntry, auditPartition, auditPlace } from './record';

/** `person`: a user id or `process`. `thing`: part of a name. `from`, `to`: UTC instants, `to` excluded. */
export type AuditFilter = {
  readonly person?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly kind?: AuditedKind | undefined;
  readonly thing?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** `lookedBackTo` is the UTC instant that `next` continues from. */
export type AuditFound = AuditPage & { readonly lookedBackTo?: string };

type Asked = AuditFilter & {
  readonly organizationId: string;
  /** UTC instants; the organization has no entries outside them. */
  readonly since: string;
  readonly until: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Entries that one call scans at most: a page may be short and still have a next one. */
const mostLookedAt = 5000;
/** What a read of a filtered log takes at least; DynamoDB stops at 1 MB, about two thousand entries. */
const entriesPerRead = 500;

/** Compares names without regard to case. */
export function matches({ person, action, kind, thing = '' }: AuditFilter): (entry: AuditEntry) => boolean {
  const wanted = thing.trim().toLowerCase();
  return (entry) =>
    (person === undefined || (person === 'process' ? entry.by.process !== '' : entry.by.userId === person)) &&
    (action === undefined || entry.action === action) &&
    (kind === undefined || entry.object.kind === kind) &&
    entry.object.name.toLowerCase().includes(wanted);
}

/** Filtered by date alone, one page is enough, plus one entry that shows whether there is a next page. */
const readsOf = ({ person, action, kind, thing = '', limit }: Asked): number =>
  [person, action, kind].every((part) => part === undefined) && thing.trim() === ''
    ? limit + 1
    : Math.max(entriesPerRead, limit);

/** The log from `to` back to `from`, newest first, in chunks. */
async function* readBack(
  db: Db,
  { organizationId, from, to, size }: { organizationId: string; from: string; to: string; size: number },
) {
  let upTo = to;
  // A read this large is a search or a file.
  const mayLag = size >= entriesPerRead;
  for (const month of monthsBack({ from, to })) {
    let goesOn = true;
    while (goesOn) {
      const partition = auditPartition(organizationId, month);
      // `between` includes both ends, and the last entry was read before: read one more.
      const range = { between: [from, upTo] } as const;
      const read = await db.list(AuditEntry, { partition, range, mayLag, descending: true, limit: size + 1 });
      const entries = read.filter((entry) => auditPlace(entry) < upTo);
      yield entries;
      const oldest = entries.at(-1);
      if (oldest) upTo = auditPlace(oldest);
      goesOn = read.length > size;
    }
  }
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Scans back through the log, newest first. Refuses `invalid` for a cursor of another list. */
export const searchAudit =
  (db: Db) =>
  async (asked: Asked): Promise<AuditFound> => {
    const { organizationId, after, limit, since, until } = asked;
    // Each month is a read, so only months in which the organization existed are read.
    const from = later(asked.from ?? since, since);
    const end = earlier(asked.to ?? last, `${until}${separator}${last}`);
    const to = after === undefined ? end : earlier(placeOfEntry(after), end);
    if (from > to) return { entries: [] };
    const isWanted = matches(asked);
    const looked: AuditEntry[] = [];
    const found: AuditEntry[] = [];
    for await (const entries of readBack(db, { organizationId, from, to, size: readsOf(asked) })) {
      looked.push(...entries);
      found.push(...entries.filter(isWanted));
      if (found.length > limit || looked.length >= mostLookedAt) break;
    }
    const entries = found.slice(0, limit);
    const isCut = found.length > limit || looked.length >= mostLookedAt;
    const stop = found.length > limit ? entries.at(-1) : looked.at(-1);
    if (!isCut || !stop) return { entries };
    return { entries, next: cursorOf('audit', [stop.at, stop.auditId]), lookedBackTo: stop.at };
  };
