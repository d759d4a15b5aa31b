import type { ImportedProperty, NumberedRow } from '../../../../../shared/domain/imports/portfolio-parts';

/** A property for a call. `index` is the position of its first line, so excluding others never shifts it. */
export type PropertyLines = {
  readonly index: number;
  readonly rows: readonly NumberedRow[];
};

/** The contract's limit of properties per call. The line limit keeps bodies small and calls short. */
export const batchLimits = { properties: 25, lines: 500 } as const;

export const propertyLines = ({ rows }: ImportedProperty): PropertyLines => ({
  index: Math.max(0, (rows[0]?.row ?? 1) - 1),
  rows,
});

/** Splits properties into calls, in order, without splitting a property. */
export function batchesOf(properties: readonly PropertyLines[]): PropertyLines[][] {
  const batches: PropertyLines[][] = [];
  let batch: PropertyLines[] = [];
  let lines = 0;
  for (const property of properties) {
    const isFull =
      batch.length === batchLimits.properties || lines + property.rows.length > batchLimits.lines;
    if (isFull && batch.length > 0) {
      batches.push(batch);
      batch = [];
      lines = 0;
    }
    batch.push(property);
    lines += property.rows.length;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
