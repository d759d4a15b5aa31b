import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { AuditAction, AuditedKind } from '../../shared/domain/audit';
import { searchAudit } from './audit-search';
import type { TableClient } from './client';
import { cursorOf, placeOf } from './cursor';
import { auditEntities } from './entities/audit';
import { auditPartition, orders, separator } from './keys';
import type { Write } from './transact';

/** One change: who, what, when (UTC), before and after. `about` is the thing whose timeline shows it (a unit's changes: its property). */
export type AuditEntry = {
  readonly organizationId: string;
  readonly auditId: string;
  readonly at: string;
  readonly action: AuditAction;
  readonly by: {
    readonly userId: string;
    readonly userRoleId: string;
    readonly roleLabel: string;
    readonly process: string;
  };
  readonly object: { readonly kind: AuditedKind; readonly id: string; readonly name: string };
  readonly about: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly requestId: string;
};

export type AuditPage = { readonly entries: AuditEntry[]; readonly next?: string };

/** `lookedBackTo` is the instant of the place that `next` names. */
export type AuditFound = AuditPage & { readonly lookedBackTo?: string };

/** `person` is a user id, or `process`; `thing` a part of a name; `from` and `to` UTC instants, `to` not included. */
export type AuditFilter = {
  readonly person?: string;
  readonly action?: AuditAction;
  readonly kind?: AuditedKind;
  readonly thing?: string;
  readonly from?: string;
  readonly to?: string;
};

/** Reading only: entries are written by the change they tell of, in its transaction, and never again. */
export type Audit = {
  /** Newest first; of one thing when `about` is given. `next` is an opaque place. Refuses `invalid` for a place that is not of this list. */
  page(query: { organizationId: string; about?: string; after?: string; limit: number }): Promise<AuditPage>;
  /** Newest first; a page may be short of `limit` and still have a `next`. Refuses `invalid` for a place that is not of this list. */
  search(query: AuditFilter & { organizationId: string; after?: string; limit: number }): Promise<AuditFound>;
};

type Stored = FormattedItem<ReturnType<typeof auditEntities>['audit']>;
// What is read was written by `auditWrite` alone, with these very types.
const toEntry = ({ order, ...entry }: Stored): AuditEntry => entry as AuditEntry;

/** The entry as a part of the transaction it tells of; fails when it is there already. */
export const auditWrite = (table: TableClient, entry: AuditEntry): Write<'audit'> => ({
  name: 'audit',
  write: auditEntities(table)
    .audit.build(PutTransaction)
    .item({ ...entry, order: orders.audit(entry) })
    .options({ condition: { attr: 'auditId', exists: false } }),
});

export function auditStore(table: TableClient): Audit {
  const { audit } = auditEntities(table);
  return {
    page: async ({ organizationId, about, after, limit }) => {
      const partition = auditPartition(organizationId);
      const place = after === undefined ? undefined : placeOf('audit', after).join(separator);
      const read =
        about === undefined
          ? { partition, ...(place !== undefined && { range: { lt: place } }) }
          : {
              partition,
              index: 'byOrder' as const,
              range:
                place === undefined
                  ? { beginsWith: `${about}${separator}` }
                  : { between: [`${about}${separator}`, `${about}${separator}${place}`] as [string, string] },
            };
      const { Items = [] } = await table
        .build(QueryCommand)
        .query(read)
        .entities(audit)
        // One more tells whether there is a next page; with a place in between, the place itself is read again and left out.
        .options({ consistent: true, reverse: true, limit: limit + 2 })
        .send();
      const found = Items.map(toEntry).filter((entry) => `${entry.at}${separator}${entry.auditId}` !== place);
      const entries = found.slice(0, limit);
      const last = entries.at(-1);
      return {
        entries,
        ...(found.length > limit && last && { next: cursorOf('audit', [last.at, last.auditId]) }),
      };
    },
    search: (asked) => searchAudit(table, asked),
  };
}
