import type { LocalDate } from '../dates';
import { type ShareSet, setsFrom, sharesOn } from './shares';

type OwnedProperty = {
  readonly title: string;
  readonly createdBy: string;
  readonly shareSets?: readonly ShareSet[] | undefined;
};

/** The owners (by id) that a person reaches through a chosen list of properties. */
export type OwnerReach = {
  readonly userId: string;
  /** Owners with a current or planned share: the person may see, name, search and count them. */
  readonly seen: ReadonlySet<string>;
  /** Owners with a share today: the person may reach their bank details. */
  readonly banked: ReadonlySet<string>;
  /** The names of the listed properties. */
  readonly titles: ReadonlySet<string>;
};

/** Skips shares the person set: nobody widens their own reach (decisions, Bank details). `today` is local. */
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

/** Whether the person may see and name an owner: one in reach or one they added. No reach means any owner. */
export const isOwnerSeen = (
  reach: OwnerReach | undefined,
  { ownerId, addedBy }: { readonly ownerId: string; readonly addedBy?: string | undefined },
): boolean => reach === undefined || reach.seen.has(ownerId) || addedBy === reach.userId;
