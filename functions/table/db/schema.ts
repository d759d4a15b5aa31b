/**
 * The one table as plain data for CDK and the local launcher; the stage names it. The local index is read
 * strongly consistent; it sorts lists by name or number and leaves out rows without `order`.
 */
export const tableSchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Seconds since the epoch. AWS deletes late, so readers compare with the clock where it matters. */
  ttlAttribute: 'ttl',
  localIndexes: [{ name: 'byOrder', sortKey: 'order' }],
} as const;
