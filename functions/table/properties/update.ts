import { type Refusal, refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { present, versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import type { Failure } from '../db/transact';
import { update } from '../db/writes';
import { OwnedProperty, Property, type PropertyFacts, type PropertyHead, PropertyLine } from './record';
import { isAsRead } from './writes';

/** `not-found` when gone, `changed-meanwhile` after an edit, `conflict` after any other change. */
export function refusalOfChange({ name, found }: Failure, before: Property): Refusal {
  if (name !== 'property') return refuse('conflict');
  const stands = found(Property);
  if (stands?.stage !== 'live') return refuse('not-found');
  return refuse(versionOf(stands) === versionOf(before) ? 'conflict' : 'changed-meanwhile');
}

type Update = {
  /** As read before the change. */
  readonly head: PropertyHead;
  readonly facts: PropertyFacts;
  readonly trace: Trace;
};

/**
 * Changes the facts and all copies of them; another title moves the line in the list by name. Returns the new
 * version. Refuses `not-found`, `changed-meanwhile`, `conflict`.
 */
export const updateProperty =
  (db: Db) =>
  async ({ head: { property, ownerIds }, facts, trace }: Update): Promise<number> => {
    const version = versionOf(property) + 1;
    const { title, propertyType, street, city, state, zipcode } = facts;
    const set = { title, propertyType, street, city, state, zipcode };
    const derived = PropertyLine.derive({ ...property, ...facts });
    const failure = await db.transact([
      ...traceWrites(trace),
      update(Property, { key: property, set: { ...facts, version }, condition: isAsRead(property) }),
      update(PropertyLine, { key: property, set, derived, condition: present }),
      ...ownerIds.map((ownerId) =>
        update(OwnedProperty, { key: { ...property, ownerId }, set, condition: present }),
      ),
    ]);
    if (failure) throw refusalOfChange(failure, property);
    return version;
  };
