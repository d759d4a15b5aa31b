/**
 * The one table as plain data, read by CDK and by the local launcher; its name belongs to the stage. The local index is no copy that lags: it
 * is read strongly consistent, and orders what a screen shows by name or number (properties, units, owners). Rows without `order` are not in it.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since the epoch. AWS deletes late, so readers compare with the clock where it matters. */
  ttlAttribute: 'ttl',
  localIndexes: [{ name: 'byOrder', sortKey: 'order' }],
} as const;
