/** What the list of units can be sorted by; without one, by property and number. */
export const unitOrders = ['unit', 'property', 'status', 'market', 'rooms', 'size', 'free'] as const;
export type UnitOrder = (typeof unitOrders)[number];
