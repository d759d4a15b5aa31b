import type { LeaseNode } from '../../../../../../shared/domain/leases/document/lease-node';
import type { WordNode } from './word-node';

/** Ours, and Word's own merge fields as Word shows them. */
const field = /\{\{\s*([A-Za-z][A-Za-z0-9_ ]{0,59}?)\s*\}\}|«([A-Za-z]\w{0,59})»/g;

type Marks = NonNullable<LeaseNode['marks']>;
type Letter = { readonly letter: string; readonly marks: Marks };

const marksOf = ({ isBold, isItalic, isUnderline }: WordNode): Marks => [
  ...(isBold ? [{ type: 'bold' as const }] : []),
  ...(isItalic ? [{ type: 'italic' as const }] : []),
  ...(isUnderline ? [{ type: 'underline' as const }] : []),
];

const lettersOf = (node: WordNode, marks: Marks): Letter[] => {
  if (node.type === 'text') return [...(node.value ?? '')].map((letter) => ({ letter, marks }));
  if (node.type === 'tab') return [{ letter: ' ', marks }];
  const own = node.type === 'run' ? marksOf(node) : marks;
  return (node.children ?? []).flatMap((child) => lettersOf(child, own));
};

const keyOf = (marks: Marks): string => marks.map(({ type }) => type).join();

/** Letters side by side with the same marks as one text. */
function textsOf(letters: readonly Letter[]): LeaseNode[] {
  const texts: { text: string; marks: Marks }[] = [];
  for (const { letter, marks } of letters) {
    const before = texts.at(-1);
    if (before && keyOf(before.marks) === keyOf(marks)) before.text += letter;
    else texts.push({ text: letter, marks });
  }
  return texts.map(({ text, marks }) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) }));
}

/** A paragraph's text and fields. Word splits `{{Name}}` over runs at will, so fields are looked for in the joined text. */
export function inlineOf(paragraph: WordNode): LeaseNode[] {
  const letters = lettersOf(paragraph, []);
  // As many places as letters: one outside the basic plane stands for one here too.
  const plain = letters.map(({ letter }) => (letter.length === 1 ? letter : ' ')).join('');
  const nodes: LeaseNode[] = [];
  let at = 0;
  for (const match of plain.matchAll(field)) {
    const name = (match[1] ?? match[2] ?? '').replaceAll(/\s+/g, '_');
    nodes.push(...textsOf(letters.slice(at, match.index)), { type: 'mergeField', attrs: { name } });
    at = match.index + match[0].length;
  }
  return [...nodes, ...textsOf(letters.slice(at))];
}
