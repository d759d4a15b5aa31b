import type { LeaseNode } from './lease-node';
import { rowWidths } from './table-rows';
import { placedNodes } from './text-places';

/** Signs that one letter may be made of, with its accents: no language comes near. More stops the printer. */
export const mostSignsOfLetter = 40;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function tableProblem(table: LeaseNode, place: string): string | undefined {
  const widths = rowWidths(table);
  const [first] = widths;
  if (first === undefined) return `A table in ${place} has no rows.`;
  if (first === 0) return `The first row of a table in ${place} is empty.`;
  const wide = widths.findIndex((width) => width > first);
  return wide < 0 ? undefined : `Row ${wide + 1} of a table in ${place} is wider than its first row.`;
}

function letterProblem(text: string, place: string): string | undefined {
  if (text.length <= mostSignsOfLetter) return undefined;
  for (const { segment } of letters.segment(text))
    if (segment.length > mostSignsOfLetter)
      return `A letter in ${place} has ${segment.length - 1} accents or other marks; at most ${mostSignsOfLetter - 1} can be printed.`;
  return undefined;
}

/** Why a letter that no font has stands in the way, with the place. */
export function noFontProblem(document: LeaseNode, letter: string): string {
  const found = placedNodes(document).find(({ node }) => node.text?.includes(letter));
  return `The letter “${letter}” in ${found?.place ?? 'a name or an address'} cannot be printed: no font here has it.`;
}

/** Why a text cannot be laid out on paper, with the place; undefined where nothing is known against it. */
export function printProblem(document: LeaseNode): string | undefined {
  for (const { node, place } of placedNodes(document)) {
    const problem = node.type === 'table' ? tableProblem(node, place) : letterProblem(node.text ?? '', place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
