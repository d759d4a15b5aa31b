import type { ShareSet } from '../../../shared/domain/portfolio/shares';
import type { Trace } from '../audit/writes';
import { sha256 } from '../db/keys';
import type { Write } from '../db/writes';
import { type Imported, importedWrites } from '../imports/writes';
import { addOwners, linkOwner } from '../owners/writes';
import { type NewProperty, shareWrites } from './writes';

export type Add = NewProperty & {
  readonly trace: Trace;
  readonly imported: Imported | undefined;
  /** Writes that put the property into its creator's list. */
  readonly grants: readonly Write<'grant'>[];
};

export const newOwnersOf = ({ shares }: NewProperty) =>
  shares.flatMap(({ owner, isNew }) => (isNew ? [owner] : []));

/** The shares count from the day the property is added. */
export const firstSetOf = ({ property, shares }: NewProperty): ShareSet => ({
  from: property.createdAt.slice(0, 10),
  shares: shares.map(({ owner: { ownerId }, percentage }) => ({ ownerId, percentage })),
});

/** What an add changes in the organization's counters. */
export const countsOf = ({ units, ...new_ }: NewProperty) => ({
  properties: 1,
  units: units.length,
  owners: newOwnersOf({ units, ...new_ }).length,
  withoutRent: units.filter(({ monthlyRent }) => monthlyRent === undefined).length,
});

/** What an add writes besides property, units and counters: for import, owners and the creator's list. */
export function restWrites(add: Add) {
  const { property, shares, imported, grants } = add;
  return [
    ...importedWrites(add, imported),
    ...addOwners(newOwnersOf(add), { ...property, importId: imported?.importId }),
    ...shares.flatMap(({ owner, isNew }) => (isNew ? [] : [linkOwner(owner, property)])),
    ...shareWrites(property, shares),
    ...grants,
  ];
}

/** At most 36 characters, the same for every try of a step, so that a lost reply does not repeat it. */
export const tokenOf = ({ property }: NewProperty, step: string): string =>
  sha256(`${step} ${property.propertyId}`).slice(0, 36);
