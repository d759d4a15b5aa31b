/** The built-in views of the list of properties. */
export const propertyViews = ['active', 'archived'] as const;
export type PropertyView = (typeof propertyViews)[number];

/** What the list of properties can be sorted by. */
export const propertyOrders = [
  'name',
  'occupancy',
  'rent',
  'past-due',
  'owners',
  'type',
  'vacant',
  'bank',
  'added',
] as const;
export type PropertyOrder = (typeof propertyOrders)[number];

type Line = { readonly leased_count: number; readonly unit_count: number };

/** Units without a signed lease. */
export const vacantUnits = ({ leased_count, unit_count }: Line): number =>
  Math.max(0, unit_count - leased_count);

/** Whole percent of the units that have a signed lease; undefined without units. */
export const occupancyPercent = ({ leased_count, unit_count }: Line): number | undefined =>
  unit_count === 0 ? undefined : Math.floor((100 * leased_count) / unit_count);
