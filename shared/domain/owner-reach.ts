import type { LocalDate } from './dates';
import { type ShareSet, setsFrom, sharesOn } from './shares';

/** What a property says of its owners and of who named them. */
type OwnedProperty = {
  readonly title: string;
  readonly createdBy: string;
  readonly shareSets?: readonly ShareSet[] | undefined;
};

/** The owners (by id) that a person reaches through a chosen list of properties. */
export type OwnerReach = {
  readonly userId: string;
  /** Have a share today or to come: may be seen, named, searched and counted. */
  readonly seen: ReadonlySet<string>;
  /** Have a share that counts today: their bank details may be reached. */
  readonly banked: ReadonlySet<string>;
  /** What the properties of the list are called. */
  readonly titles: ReadonlySet<string>;
};

/**
 * The owners within a chosen list of properties. A share that the person set does not count, so nobody widens their
 * own reach by naming an owner (decisions, Bank details). `today` is a local date.
 */
export function ownersOfList(
  properties: readonly OwnedProperty[],
  { userId, today }: { readonly userId: string; readonly today: LocalDate },
): OwnerReach {
  const [seen, banked] = [new Set<string>(), new Set<string>()];
  for (const { createdBy, shareSets = [] } of properties) {
    const isOthers = ({ setBy = createdBy }: ShareSet['shares'][number]) => setBy !== userId;
    for (const { shares } of setsFrom(shareSets, today))
      for (const { ownerId } of shares.filter(isOthers)) seen.add(ownerId);
    for (const { ownerId } of sharesOn(shareSets, today).filter(isOthers)) banked.add(ownerId);
  }
  return { userId, seen, banked, titles: new Set(properties.map(({ title }) => title)) };
}

/** Whether an owner may be seen and named: one of the list or one that the person added. Without a reach, any owner. */
export const isOwnerSeen = (
  reach: OwnerReach | undefined,
  { ownerId, addedBy }: { readonly ownerId: string; readonly addedBy?: string | undefined },
): boolean => reach === undefined || reach.seen.has(ownerId) || addedBy === reach.userId;
