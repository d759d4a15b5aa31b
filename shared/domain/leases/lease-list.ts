/** Ends within so many days, or has no end. */
export const leaseEnds = ['30', '60', '90', 'month-to-month'] as const;

/** What the list of leases can be sorted by. */
export const leaseOrders = [
  'tenants',
  'unit',
  'status',
  'ends',
  'rent',
  'starts',
  'balance',
  'deposit',
] as const;
export type LeaseOrder = (typeof leaseOrders)[number];
