const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const named = (source: unknown, ...names: readonly string[]): string => {
  if (typeof source !== 'object' || source === null) return '';
  const values: Record<string, unknown> = { ...source };
  return names.map((name) => textOf(values[name])).find((text) => text !== '') ?? '';
};

const unitNames = ['id', 'unit_id', 'unitId', 'unitid', 'unit'] as const;

export type UnitPlace = { readonly id?: string; readonly property_id?: string };

/** The address of a unit's screens: the unit (or property), and the property the person came from. */
export const parseUnitPlace = (search: Record<string, unknown>): UnitPlace => ({
  id: named(search, ...unitNames) || undefined,
  property_id: named(search, 'property_id', 'propertyId') || undefined,
});

/** A new unit of a property, as a copy of another one. */
export const parseNewUnitPlace = (
  search: Record<string, unknown>,
): UnitPlace & { readonly copy?: string } => ({
  ...parseUnitPlace(search),
  copy: named(search, 'copy') || undefined,
});

/** A move of the lease that is named, else of the one that the unit shows. */
export const parseMovePlace = (search: Record<string, unknown>): UnitPlace & { readonly lease?: string } => ({
  ...parseUnitPlace(search),
  lease: named(search, 'lease') || undefined,
});

/** Prefers the address, which survives a reload, over the navigation state of spec §2. */
export const unitIdOf = (search: unknown, state: unknown): string =>
  named(search, ...unitNames) || named(state, 'unit_id', 'unitId', 'id');
