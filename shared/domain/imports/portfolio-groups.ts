import { readLine } from './portfolio-cells';
import type { NumberedRow } from './portfolio-parts';

const keyColumns = ['property_title', 'street', 'zipcode'] as const;

type KeyParts = readonly string[];

const partsOf = ({ cells }: NumberedRow): KeyParts =>
  keyColumns.map((column) => readLine(cells[column]).toLowerCase());

/** Two lines with the same name, street and zip code, ignoring case, are one property. */
export const propertyKey = (place: { property_title: string; street: string; zipcode: string }): string =>
  JSON.stringify(keyColumns.map((column) => place[column].trim().toLowerCase()));

/** An empty part of the key takes its value from the line before. */
const goesOn = (line: KeyParts, before: KeyParts): boolean =>
  line.every((part, index) => part === '' || part === before[index]);

/** Groups lines by property, in order of first appearance. A line without a key joins the one above. */
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
