import { type ShareSet, spansOf } from '../../../shared/domain/shares';
import { type Condition, isVersion, present, versionOf } from '../db/conditions';
import { put, update, type Write } from '../db/writes';
import type { NewOwner } from '../owners/record';
import type { Unit } from '../units/record';
import { OwnedProperty, Property, type PropertyHead, PropertyLine, Share } from './record';

/** An owner's part of a property, in percent. */
export type OwnerPart = { readonly owner: NewOwner; readonly isNew: boolean; readonly percentage: number };

export type NewProperty = {
  readonly property: Property;
  readonly units: readonly Unit[];
  readonly shares: readonly OwnerPart[];
};

/** The record is shown, and as it was read: no owner came or went meanwhile. */
export const isAsRead = (property: Property) =>
  ({ and: [{ attr: 'stage', eq: 'live' }, isVersion(versionOf(property))] }) as const;

/** What a change of a unit changes of its property's summary. */
export type SummaryChange = {
  readonly units?: 1 | -1;
  readonly leased?: 1 | -1;
  /** The property's picture from now on. */
  readonly image?: string;
  /** Photos that go: the picture must be none of them, unless another takes its place here. */
  readonly removed?: readonly string[];
};

/**
 * The property's summary wherever it is copied: the record, the organization's line, and the lists of its owners. The record must be as it was
 * read; a unit's change does not move its version on.
 */
export function summaryWrites(
  { property, ownerIds }: PropertyHead,
  { units, leased, image, removed = [] }: SummaryChange,
): Write<'property' | 'property-line' | 'owned-property'>[] {
  const change = { add: { unitCount: units, leasedCount: leased }, set: { image } };
  const isChanged = [units, leased, image].some((part) => part !== undefined);
  if (!isChanged && removed.length === 0) return [];
  const kept: Condition<'image'>[] =
    image === undefined ? removed.map((gone) => ({ attr: 'image', ne: gone })) : [];
  const condition = { and: [isAsRead(property), ...kept] };
  const record = update(Property, { key: property, ...change, condition });
  if (!isChanged) return [record];
  return [
    record,
    update(PropertyLine, { key: property, ...change, condition: present }),
    ...ownerIds.map((ownerId) =>
      update(OwnedProperty, { key: { ...property, ownerId }, ...change, condition: present }),
    ),
  ];
}

/** Everybody's share, and the property in the own list: with the days it is theirs, or without sets for always. */
export const shareWrites = (
  property: Property,
  shares: readonly OwnerPart[],
  sets?: readonly ShareSet[],
): Write<'share' | 'owned-property'>[] =>
  shares.flatMap(({ owner, percentage }, position) => {
    const { propertyId } = property;
    const { ownerId, bankReady = false } = owner;
    return [
      put(Share, { ...owner, propertyId, percentage, bankReady, position }),
      put(OwnedProperty, { ...property, ownerId, spans: sets && spansOf(sets, ownerId) }),
    ];
  });
