import { plainText } from './clauses';
import type { LeaseNode } from './lease-node';

/** A node of a text with where it stands, in words: `clause 3.1 (“Pets”)`. */
export type PlacedNode = { readonly node: LeaseNode; readonly place: string };

const outside = 'the text outside of clauses';
const most = 60;

const titleOf = ({ content: [title] = [] }: LeaseNode): string => {
  const words = title ? plainText(title).trim() : '';
  const shown = [...words].slice(0, most).join('');
  return words === '' ? '' : ` (“${shown}${shown === words ? '' : '…'}”)`;
};

/** Every node of a text in reading order, with its place. */
export function placedNodes(document: LeaseNode): PlacedNode[] {
  const found: PlacedNode[] = [];
  const walk = (nodes: readonly LeaseNode[], path: readonly number[], place: string) => {
    let count = 0;
    for (const node of nodes) {
      const isClause = node.type === 'clause';
      if (isClause) count += 1;
      const here = isClause ? [...path, count] : path;
      const where = isClause ? `clause ${here.join('.')}${titleOf(node)}` : place;
      found.push({ node, place: where });
      walk(node.content ?? [], here, where);
    }
  };
  walk(document.content ?? [], [], outside);
  return found;
}

/** Where a node of this text stands. */
export const placeIn = (document: LeaseNode, node: LeaseNode): string =>
  placedNodes(document).find((one) => one.node === node)?.place ?? outside;
