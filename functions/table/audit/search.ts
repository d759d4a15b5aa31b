import type { AuditAction, AuditedKind } from '../../../shared/domain/audit';
import { cursorOf } from '../db/cursor';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import type { AuditPage } from './page';
import { placeOfEntry } from './place-of-entry';
import { monthsBack } from './read-months';
import { AuditEntry, auditPartition, auditPlace } from './record';

/** `person` is a user id, or `process`; `thing` a part of a name; `from` and `to` UTC instants, `to` not included. */
export type AuditFilter = {
  readonly person?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly kind?: AuditedKind | undefined;
  readonly thing?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** `lookedBackTo` is the instant of the place that `next` names. */
export type AuditFound = AuditPage & { readonly lookedBackTo?: string };

type Asked = AuditFilter & {
  readonly organizationId: string;
  /** UTC instants between which the organization has entries at all. */
  readonly since: string;
  readonly until: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Entries that one call looks at before it answers with what it has: a page may be short, and still lead on. */
const mostLookedAt = 5000;
/** Of a filtered log that one read takes at least; DynamoDB ends a read at one megabyte, some two thousand. */
const entriesPerRead = 500;

/** Whether an entry is what is asked for; the name by its letters, large or small. */
export function matches({ person, action, kind, thing = '' }: AuditFilter): (entry: AuditEntry) => boolean {
  const wanted = thing.trim().toLowerCase();
  return (entry) =>
    (person === undefined || (person === 'process' ? entry.by.process !== '' : entry.by.userId === person)) &&
    (action === undefined || entry.action === action) &&
    (kind === undefined || entry.object.kind === kind) &&
    entry.object.name.toLowerCase().includes(wanted);
}

/** A log that only its days narrow is read no further than the page goes; one more tells whether there is a next. */
const readsOf = ({ person, action, kind, thing = '', limit }: Asked): number =>
  [person, action, kind].every((part) => part === undefined) && thing.trim() === ''
    ? limit + 1
    : Math.max(entriesPerRead, limit);

/** The log from `to` back to `from`, newest first, some entries at a time. */
async function* readBack(
  db: Db,
  { organizationId, from, to, size }: { organizationId: string; from: string; to: string; size: number },
) {
  let upTo = to;
  for (const month of monthsBack({ from, to })) {
    let goesOn = true;
    while (goesOn) {
      const partition = auditPartition(organizationId, month);
      // `between` takes its ends in, and the last place was read before: one more is read.
      const range = { between: [from, upTo] } as const;
      const read = await db.list(AuditEntry, { partition, range, descending: true, limit: size + 1 });
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

/** Reads back through the log, newest first, and takes what matches. Refuses `invalid` for a place that is not of this list. */
export const searchAudit =
  (db: Db) =>
  async (asked: Asked): Promise<AuditFound> => {
    const { organizationId, after, limit, since, until } = asked;
    // Every month is a read of its own, so only months in which the organization was there are asked.
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
