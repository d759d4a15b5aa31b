import { localDateOf } from '../../../shared/domain/dates';
import type { Area, Viewer } from '../../../shared/domain/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { PropertyScope } from '../../table/properties/page';
import type { PropertyKey } from '../../table/properties/read';
import type { PropertyHead } from '../../table/properties/record';
import type { Properties } from '../../table/properties/store';
import { scopeOf } from './property-scope';

type Wanted = {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly propertyId: string;
  /** Whose reach counts; properties without it. */
  readonly area?: Area | undefined;
};
type Whole = NonNullable<Awaited<ReturnType<Properties['byId']>>>;

const isWithin = (scope: PropertyScope, { property, shares }: PropertyHead): boolean => {
  if (scope.kind === 'owner') return shares.some(({ ownerId }) => ownerId === scope.ownerId);
  return scope.kind === 'all' || scope.propertyIds.includes(property.propertyId);
};

async function find<T extends PropertyHead>(
  { viewer, now, propertyId, area }: Wanted,
  read: (key: PropertyKey) => Promise<T | undefined>,
): Promise<T> {
  const scope = scopeOf(viewer, now, area);
  if (!scope) throw refuse('not-found');
  const { organizationId } = viewer;
  const found = await read({ organizationId, propertyId, today: localDateOf(now) });
  if (!found || !isWithin(scope, found)) throw refuse('not-found');
  return found;
}

/** A property this person may see. Not there, another organization's and not theirs are the same `not-found` (decisions, Calls). */
export const findProperty = (wanted: Wanted, { properties }: Deps): Promise<Whole> =>
  find(wanted, properties.byId);

/** The same without its units. */
export const findHead = (wanted: Wanted, { properties }: Deps): Promise<PropertyHead> =>
  find(wanted, properties.head);
