import type { Grants } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { PropertySummary } from '../table/properties';

/** The properties of a chosen list that exist in the organisation, by name. */
export async function chosenProperties(
  { organisationId, properties }: { organisationId: string; properties: readonly string[] },
  deps: Deps,
): Promise<PropertySummary[]> {
  if (properties.length === 0) return [];
  const scope = { kind: 'listed' as const, propertyIds: properties };
  const page = await deps.properties.page({ organisationId, scope, sort: 'name', limit: properties.length });
  return page.properties;
}

/** A chosen list names properties of this organisation; refuses `not-found` for any other. */
export async function assertOwnProperties(
  { organisationId, grants }: { organisationId: string; grants: Grants },
  deps: Deps,
): Promise<void> {
  if (grants.properties === 'all') return;
  const found = await chosenProperties({ organisationId, properties: grants.properties }, deps);
  if (found.length !== new Set(grants.properties).size) throw refuse('not-found');
}
