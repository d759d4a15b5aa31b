/** Of one printed document, some seventy pages. Characters, but for `columns`, `rows` and `tables`. */
export const printLimits = { title: 200, cell: 1_000, columns: 12, rows: 2_000, tables: 60 } as const;
