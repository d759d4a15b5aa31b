import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { present, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { type NextPicture, pictureStands } from '../units/writes';
import { OwnedProperty, Property, type PropertyHead, PropertyLine } from './record';
import { refusalOfChange } from './update';
import { isAsRead } from './writes';

type Covering = {
  /** As read before the change. */
  readonly head: PropertyHead;
  /** Storage key of the photo; undefined takes the property's own photo away. */
  readonly cover: string | undefined;
  /** The unit's photo that then stands for the property. */
  readonly next: NextPicture;
  readonly trace: Trace;
};

/** Sets the property's own photo in all copies of it. Refuses `not-found`, `conflict`. */
export const setCover =
  (db: Db) =>
  async ({ head: { property, ownerIds }, cover, next, trace }: Covering): Promise<void> => {
    const set = { image: cover ?? next?.image ?? '' };
    const own = cover === undefined ? { remove: ['cover'] as const, set: {} } : { set: { cover } };
    const version = versionOf(property) + 1;
    const failure = await db.transact([
      ...traceWrites(trace),
      update(Property, {
        key: property,
        ...own,
        set: { ...set, ...own.set, version },
        condition: isAsRead(property),
      }),
      update(PropertyLine, { key: property, set, condition: present }),
      ...ownerIds.map((ownerId) =>
        update(OwnedProperty, { key: { ...property, ownerId }, set, condition: present }),
      ),
      ...(cover === undefined ? pictureStands(property, next) : []),
    ]);
    if (!failure) return;
    if (failure.name === 'picture') throw refuse('conflict');
    const refusal = refusalOfChange(failure, property);
    throw refusal.code === 'changed-meanwhile' ? refuse('conflict') : refusal;
  };
