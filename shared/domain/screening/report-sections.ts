/** What a report looks at, in order. */
export const reportSections = {
  identity: 'Identity',
  credit: 'Credit',
  eviction: 'Evictions',
  criminal: 'Criminal records',
  income: 'Income',
} as const;
