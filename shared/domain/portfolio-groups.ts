import { readLine } from './portfolio-cells';
import type { NumberedRow } from './portfolio-parts';

const keyColumns = ['property_title', 'street', 'zipcode'] as const;

type KeyParts = readonly string[];

const partsOf = ({ cells }: NumberedRow): KeyParts =>
  keyColumns.map((column) => readLine(cells[column]).toLowerCase());

/** What makes two lines one property: its name, street and zip code, whatever their case. */
export const propertyKey = (place: { property_title: string; street: string; zipcode: string }): string =>
  JSON.stringify(keyColumns.map((column) => place[column].trim().toLowerCase()));

/** A line without a part of the key leaves it to the line before. */
const goesOn = (line: KeyParts, before: KeyParts): boolean =>
  line.every((part, index) => part === '' || part === before[index]);

/**
 * Lines of one property together, in the order the properties first appear; its lines need not stand together. A line without name, street and
 * zip code belongs to the property above it.
 */
export function groupLines(rows: readonly NumberedRow[]): NumberedRow[][] {
  const groups: { parts: KeyParts; lines: NumberedRow[] }[] = [];
  const byKey = new Map<string, (typeof groups)[number]>();
  let above: (typeof groups)[number] | undefined;
  for (const row of rows) {
    const parts = partsOf(row);
    const key = JSON.stringify(parts);
    const known = above && goesOn(parts, above.parts) ? above : byKey.get(key);
    if (known) {
      known.lines.push(row);
      above = known;
      continue;
    }
    above = { parts, lines: [row] };
    groups.push(above);
    byKey.set(key, above);
  }
  return groups.map(({ lines }) => lines);
}
