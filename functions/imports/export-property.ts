import type { PortfolioRow } from '../../shared/domain/imports/portfolio-columns';
import { portfolioRows } from '../../shared/domain/imports/portfolio-rows';
import { findProperty } from '../common/portfolio/find-property';
import { ownersFor } from '../common/portfolio/owners-for';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Unit } from '../table/units/record';
import { formOf } from './portfolio-form';

type Call = Pick<ViewerCall, 'viewer' | 'now'>;
type Wanted = {
  readonly propertyId: string;
  /** Continues after the units of earlier pages. */
  readonly after?: string;
  /** About how many lines fit; a page of units is never cut. */
  readonly most: number;
};

/** A property's lines, as many as fit; only the first carries the owners. */
export async function exportProperty(
  { propertyId, after, most }: Wanted,
  { viewer, now }: Call,
  deps: Deps,
): Promise<{ title: string; rows: PortfolioRow[]; nextUnits?: string }> {
  const { organizationId } = viewer;
  const found = await findProperty({ viewer, now, propertyId }, deps);
  const shares = after === undefined ? ownersFor(viewer, found.shares) : [];
  const ownerIds = shares.map(({ ownerId }) => ownerId);
  const readingOwners = ownerIds.length === 0 ? [] : deps.owners.byIds({ organizationId, ownerIds });
  const units: Unit[] = after === undefined ? [...found.units] : [];
  let next = after ?? found.next;
  while (next !== undefined && units.length < most) {
    const page = await deps.units.after({ organizationId, propertyId, after: next });
    units.push(...page.units);
    next = page.next;
  }
  const owners = new Map((await readingOwners).map((owner) => [owner.ownerId, owner]));
  const rows = portfolioRows(formOf({ property: found.property, units, shares, owners }));
  return { title: found.property.title, rows, ...(next !== undefined && { nextUnits: next }) };
}
