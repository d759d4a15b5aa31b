import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { present, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { archivedWrites } from '../organizations/writes';
import { OwnedProperty, Property, type PropertyHead, PropertyLine } from './record';
import { refusalOfChange } from './update';
import { isAsRead, isSame } from './writes';

type Archiving = {
  /** As read before the change. */
  readonly head: PropertyHead;
  /** UTC instant; undefined brings the property back. */
  readonly archivedAt: string | undefined;
  readonly trace: Trace;
};

/**
 * Marks the property and all copies of it as archived, or no longer, and counts it. Fails when a lease came
 * since it was read. Refuses `not-found`, `conflict`.
 */
export const archiveProperty =
  (db: Db) =>
  async ({ head: { property, ownerIds }, archivedAt, trace }: Archiving): Promise<void> => {
    const change =
      archivedAt === undefined ? { remove: ['archivedAt'] as const, set: {} } : { set: { archivedAt } };
    const condition = { and: [isAsRead(property), isSame('leasedCount', property)] } as const;
    const version = versionOf(property) + 1;
    const failure = await db.transact([
      ...traceWrites(trace),
      update(Property, { key: property, ...change, set: { ...change.set, version }, condition }),
      update(PropertyLine, { key: property, ...change, condition: present }),
      ...ownerIds.map((ownerId) =>
        update(OwnedProperty, { key: { ...property, ownerId }, ...change, condition: present }),
      ),
      ...archivedWrites(property.organizationId, archivedAt === undefined ? -1 : 1),
    ]);
    if (!failure) return;
    const refusal = refusalOfChange(failure, property);
    throw refusal.code === 'changed-meanwhile' ? refuse('conflict') : refusal;
  };
