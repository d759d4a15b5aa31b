/** Of one printed document: some seventy pages, laid out in a few seconds. Characters, but for `columns`, `rows` and `tables`. */
export const printLimits = { title: 200, cell: 1_000, columns: 12, rows: 2_000, tables: 60 } as const;
