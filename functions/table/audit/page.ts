import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { cutPage } from '../db/page';
import { placeOfEntry } from './place-of-entry';
import { monthsBack, readMonths } from './read-months';
import { AuditEntry, auditPartition, auditPlace, monthOf } from './record';

export type AuditPage = { readonly entries: AuditEntry[]; readonly next?: string | undefined };

type Asked = {
  readonly organizationId: string;
  /** Id of the thing that the changes are about. */
  readonly about: string;
  /** UTC instants; the thing has no entries outside them. */
  readonly since: string;
  readonly until: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** One thing's changes, newest first. Refuses `invalid` for a cursor of another list. */
export const pageOfThing =
  (db: Db) =>
  async ({ organizationId, about, since, until, after, limit }: Asked): Promise<AuditPage> => {
    const place = after === undefined ? undefined : placeOfEntry(after);
    // The caller can forge a cursor, so it never leads to months past `until`.
    const newest = place !== undefined && place < until ? place : until;
    const read = (month: string) => {
      const from = `${about}${separator}`;
      const isFirst = place !== undefined && month === monthOf(place);
      return db.list(AuditEntry, {
        partition: auditPartition(organizationId, month),
        index: 'byOrder',
        range: isFirst ? { between: [from, `${from}${place}`] } : { beginsWith: from },
        descending: true,
        // One extra shows whether there is a next page; another is the cursor's own entry, dropped below.
        limit: limit + 2,
      });
    };
    const all = await readMonths(monthsBack({ from: since, to: newest }), { read, wanted: limit + 2 });
    const found = all.filter((entry) => auditPlace(entry) !== place);
    const placeIn = ({ at, auditId }: AuditEntry) => [at, auditId] as const;
    const { shown: entries, next } = cutPage(found, { list: 'audit', placeIn, limit });
    return { entries, next };
  };
