import type { LocalDate } from './dates';
import { type ShareSet, setsFrom, sharesOn } from './shares';

/** A property as far as it says who owns it and who named them. */
type OwnedProperty = {
  readonly title: string;
  readonly createdBy: string;
  readonly shareSets?: readonly ShareSet[] | undefined;
};

/** Whom a person reaches by a chosen list of properties: owner ids. */
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
 * The owners that a chosen list of properties leads to. A share that the person set does not count: nobody widens the own reach by naming
 * somebody (decisions, Bank details). `today` is a local date.
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

/** Whether somebody with this reach may see and name an owner: one of the list, or one the person added. Without a reach, everybody. */
export const isOwnerSeen = (
  reach: OwnerReach | undefined,
  { ownerId, addedBy }: { readonly ownerId: string; readonly addedBy?: string | undefined },
): boolean => reach === undefined || reach.seen.has(ownerId) || addedBy === reach.userId;
