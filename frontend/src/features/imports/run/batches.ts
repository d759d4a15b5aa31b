import type { FiledProperty, NumberedRow } from '../../../../../shared/domain/portfolio-parts';

/** A property as a call takes it; `index` is its name in the import: the place of its first line, which leaving out others does not move. */
export type PropertyLines = {
  readonly index: number;
  readonly rows: readonly NumberedRow[];
};

/** The contract's most properties in a call; and lines, so that no body grows past its limit and no call takes long. */
export const batchLimits = { properties: 25, lines: 500 } as const;

export const propertyLines = ({ rows }: FiledProperty): PropertyLines => ({
  index: Math.max(0, (rows[0]?.row ?? 1) - 1),
  rows,
});

/** Properties parted into calls, in their order, none torn apart. */
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
