import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { defined } from '../../shared/domain/defined';
import type { AuditEntry, AuditFilter, AuditFound } from './audit';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { auditEntities } from './entities/audit';
import { auditPartition, separator } from './keys';

/** Sort before and after every instant. */
const beginning = '0';
const end = '\uffff';
/** Entries that one call looks at before it answers with what it has: a page may be short, and still lead on. */
const mostLookedAt = 5000;
/** Of a filtered log that one read takes at least; DynamoDB ends a read at one megabyte, some two thousand. */
const entriesPerRead = 500;

type Asked = AuditFilter & {
  readonly organizationId: string;
  readonly after?: string;
  readonly limit: number;
};

/** Whether an entry is what is asked for; the name by its letters, large or small. */
export function matches({ person, action, kind, thing = '' }: AuditFilter): (entry: AuditEntry) => boolean {
  const wanted = thing.trim().toLowerCase();
  return (entry) =>
    (person === undefined || (person === 'process' ? entry.by.process !== '' : entry.by.userId === person)) &&
    (action === undefined || entry.action === action) &&
    (kind === undefined || entry.object.kind === kind) &&
    entry.object.name.toLowerCase().includes(wanted);
}

/** A log that only its days narrow is read no further than the page goes; one more tells whether there is a next, and the place itself is read again. */
const readsOf = ({ person, action, kind, thing = '', limit }: Asked): number =>
  [person, action, kind].every((part) => part === undefined) && thing.trim() === ''
    ? limit + 2
    : Math.max(entriesPerRead, limit);

const placeIn = ({ at, auditId }: AuditEntry): string => `${at}${separator}${auditId}`;

/** See `Audit.search`: it reads back through the time asked for, and takes what matches. */
export async function searchAudit(table: TableClient, asked: Asked): Promise<AuditFound> {
  const { organizationId, after, limit, from = beginning, to = end } = asked;
  const isWanted = matches(asked);
  const place = after === undefined ? undefined : placeOf('audit', after).join(separator);
  const upTo = place !== undefined && place < to ? place : to;
  if (from > upTo) return { entries: [] };

  const found: AuditEntry[] = [];
  let lookedAt = 0;
  let last: AuditEntry | undefined;
  let startKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: auditPartition(organizationId), range: { between: [from, upTo] } })
      .entities(auditEntities(table).audit)
      .options({
        consistent: true,
        reverse: true,
        limit: readsOf(asked),
        ...defined({ exclusiveStartKey: startKey }),
      })
      .send();
    // What is read was written by `auditWrite` alone, with these very types.
    const entries = Items.map(({ order: _, ...entry }) => entry as AuditEntry);
    // `between` takes its ends in: the place itself was shown before.
    found.push(...entries.filter((entry) => placeIn(entry) < upTo).filter(isWanted));
    lookedAt += entries.length;
    last = entries.at(-1) ?? last;
    startKey = LastEvaluatedKey;
  } while (startKey && found.length <= limit && lookedAt < mostLookedAt);

  const entries = found.slice(0, limit);
  const goesOn = found.length > limit ? entries.at(-1) : startKey ? last : undefined;
  if (!goesOn) return { entries };
  return { entries, next: cursorOf('audit', [goesOn.at, goesOn.auditId]), lookedBackTo: goesOn.at };
}
