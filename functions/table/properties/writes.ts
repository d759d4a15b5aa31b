import { type ShareSet, spansOf } from '../../../shared/domain/portfolio/shares';
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

/** The property is shown and has the version that was read: no owner came or went meanwhile. */
export const isAsRead = (property: Property) =>
  ({ and: [{ attr: 'stage', eq: 'live' }, isVersion(versionOf(property))] }) as const;

/** The counter is still as read. */
export const isSame = <Counter extends 'leasedCount' | 'signedCount' | 'rentTotal'>(
  attr: Counter,
  { [attr]: value }: Property,
): Condition<Counter> => (value === undefined ? { attr, exists: false } : { attr, eq: value });

/** What a unit change does to its property's summary. */
export type SummaryChange = {
  readonly units?: 1 | -1;
  readonly leased?: number;
  readonly signed?: number;
  /** The change of the monthly rents, in cents. */
  readonly rent?: number;
  /** The property's new picture. */
  readonly image?: string;
  /** Deleted photos: the picture must not be one of them, unless `image` replaces it. */
  readonly removed?: readonly string[];
};

/**
 * Updates every copy of the property's summary: the record, the organization's line and the owners' lists.
 * Fails when the record changed since it was read; a unit change does not raise its version.
 */
export function summaryWrites(
  { property, ownerIds }: PropertyHead,
  { units, leased, signed, rent = 0, image, removed = [] }: SummaryChange,
): Write<'property' | 'property-line' | 'owned-property'>[] {
  const [leasedCount, signedCount, rentTotal] = [leased, signed, rent].map((by) => by || undefined);
  const change = { add: { unitCount: units, leasedCount, signedCount, rentTotal }, set: { image } };
  const isChanged = [units, leasedCount, signedCount, rentTotal, image].some((part) => part !== undefined);
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

/** Each owner's share and line in the owner's list: with the days of ownership, or always without `sets`. */
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
