import type { Grants } from '../../shared/domain/people/roles';
import type { Deps } from '../runtime/deps/deps';
import type { PropertyLine } from '../table/properties/record';

/** The properties of a chosen list that exist in the organization, sorted by name. */
export async function chosenProperties(
  { organizationId, properties }: { organizationId: string; properties: readonly string[] },
  deps: Deps,
): Promise<PropertyLine[]> {
  if (properties.length === 0) return [];
  const scope = { kind: 'listed' as const, propertyIds: properties };
  const page = await deps.properties.page({ organizationId, scope, sort: 'name', limit: properties.length });
  return page.properties;
}

/** True when a chosen list names only properties of this organization. */
export async function isOwn(
  { organizationId, properties }: { organizationId: string; properties: Grants['properties'] },
  deps: Deps,
): Promise<boolean> {
  if (properties === 'all') return true;
  const found = await chosenProperties({ organizationId, properties }, deps);
  return found.length === new Set(properties).size;
}
