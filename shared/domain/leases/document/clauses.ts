import type { LeaseDocument } from './lease-document';
import type { LeaseNode } from './lease-node';

/** A clause as a reader sees it: its number by place (`3.1`), its id, its title and own text. */
export type ClauseView = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly text: string;
};

/** The text before the first clause. */
export const preambleId = 'preamble';

const own = (node: LeaseNode): LeaseNode[] =>
  (node.content ?? []).filter(({ type }) => type !== 'clause' && type !== 'clauseTitle');

const inOneLine = new Set<LeaseNode['type']>(['heading', 'paragraph', 'clauseTitle']);

/** A table's row on one line. */
const rowText = (row: LeaseNode): string =>
  own(row)
    .map((cell) => plainText(cell).replaceAll('\n', ' '))
    .join(' | ');

/** A node's plain text without nested clauses; fields in double curly braces. */
export function plainText(node: LeaseNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'mergeField') return `{{${node.attrs?.name ?? ''}}}`;
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'tableRow') return rowText(node);
  return own(node)
    .map(plainText)
    .join(inOneLine.has(node.type) ? '' : '\n');
}

/** All clauses in reading order, numbered by place, after the text before them. Conditions have no number. */
export function clausesOf(document: LeaseDocument): ClauseView[] {
  const views: ClauseView[] = [{ id: preambleId, number: '', title: '', text: plainText(document) }];
  addClauses(document.content ?? [], { path: [], counter: { last: 0 }, views });
  return views;
}

type Walk = {
  readonly path: readonly number[];
  readonly counter: { last: number };
  readonly views: ClauseView[];
};

function addClauses(nodes: readonly LeaseNode[], walk: Walk): void {
  for (const node of nodes) {
    if (node.type !== 'clause') {
      addClauses(node.content ?? [], walk);
      continue;
    }
    walk.counter.last += 1;
    const path = [...walk.path, walk.counter.last];
    const [title] = node.content ?? [];
    walk.views.push({
      id: node.attrs?.id ?? '',
      number: path.join('.'),
      title: title ? plainTitle(title) : '',
      text: plainText(node),
    });
    addClauses(node.content ?? [], { path, counter: { last: 0 }, views: walk.views });
  }
}

const plainTitle = (node: LeaseNode): string => (node.content ?? []).map(plainText).join('');

/** A filled text as plain lines in reading order, clauses under their numbers. */
export const documentText = (document: LeaseDocument): string =>
  blocksOf(document.content ?? []).join('\n\n');

function blocksOf(nodes: readonly LeaseNode[], path: readonly number[] = []): string[] {
  let count = 0;
  return nodes.flatMap((node) => {
    if (node.type !== 'clause') return [plainText(node)].filter(Boolean);
    count += 1;
    const [title, ...rest] = node.content ?? [];
    const here = [...path, count];
    return [`${here.join('.')}. ${title ? plainTitle(title) : ''}`, ...blocksOf(rest, here)];
  });
}
