import type { TableClient } from '../client';

/** Makes a table's entities when they are first asked for, and once: making a schema costs as much as reading a page with it. */
export function perTable<T>(make: (table: TableClient) => T): (table: TableClient) => T {
  const made = new WeakMap<TableClient, T>();
  return (table) => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const entities = make(table);
    made.set(table, entities);
    return entities;
  };
}
