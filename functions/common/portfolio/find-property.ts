import { localDateOf } from '../../../shared/domain/dates';
import type { Area, Viewer } from '../../../shared/domain/people/roles';
import { isArchived } from '../../../shared/domain/portfolio/archived-properties';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { PropertyScope } from '../../table/properties/page';
import type { PropertyKey } from '../../table/properties/read';
import type { PropertyHead } from '../../table/properties/record';
import type { Properties } from '../../table/properties/store';
import { scopeOf } from './property-scope';

export type Wanted = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly propertyId: string;
  /** Whose scope applies; without it, all properties. */
  readonly area?: Area | undefined;
  /** To change the property or lease a unit of it: refuses `property-archived`. */
  readonly toChange?: boolean;
};
type Whole = NonNullable<Awaited<ReturnType<Properties['byId']>>>;

const isWithin = (scope: PropertyScope, { property, shares }: PropertyHead): boolean => {
  if (scope.kind === 'owner') return shares.some(({ ownerId }) => ownerId === scope.ownerId);
  return scope.kind === 'all' || scope.propertyIds.includes(property.propertyId);
};

async function find<T extends PropertyHead>(
  { viewer, now, propertyId, area, toChange }: Wanted,
  read: (key: PropertyKey) => Promise<T | undefined>,
): Promise<T> {
  const scope = scopeOf(viewer, now, area);
  if (!scope) throw refuse('not-found');
  const { organizationId } = viewer;
  const found = await read({ organizationId, propertyId, today: localDateOf(now) });
  if (!found || !isWithin(scope, found)) throw refuse('not-found');
  if (toChange && isArchived(found.property)) throw refuse('property-archived');
  return found;
}

/** A property the caller may see. Missing, hidden or foreign: all the same `not-found` (decisions, Calls). */
export const findProperty = (wanted: Wanted, { properties }: Deps): Promise<Whole> =>
  find(wanted, properties.byId);

/** The same without the units. */
export const findHead = (wanted: Wanted, { properties }: Deps): Promise<PropertyHead> =>
  find(wanted, properties.head);
