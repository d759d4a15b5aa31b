import type { LeaseDocument } from '../../../../../../shared/domain/leases/document/lease-document';
import type { LeaseNode } from '../../../../../../shared/domain/leases/document/lease-node';
import { inlineOf } from './word-inline';
import type { WordNode } from './word-node';

type Blocks = LeaseNode[];

const breaksPage = ({ type, breakType, children = [] }: WordNode): boolean =>
  (type === 'break' && breakType === 'page') || children.some(breaksPage);

const headingLevel = ({ styleName }: WordNode): number =>
  Number(/^heading ([1-6])$/i.exec(styleName ?? '')?.[1] ?? 0);

const paragraphOf = (content: LeaseNode[]): LeaseNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});

const tableOf = ({ children = [] }: WordNode): LeaseNode => ({
  type: 'table',
  content: children.map((row) => ({
    type: 'tableRow',
    content: (row.children ?? []).map((cell) => cellOf(cell, row.isHeader === true)),
  })),
});

function cellOf({ children = [], colSpan = 1, rowSpan = 1 }: WordNode, isHeader: boolean): LeaseNode {
  const paragraphs = children.filter(({ type }) => type === 'paragraph').map(inlineOf);
  const attrs = { ...(colSpan > 1 && { colspan: colSpan }), ...(rowSpan > 1 && { rowspan: rowSpan }) };
  return {
    type: isHeader ? 'tableHeader' : 'tableCell',
    ...((colSpan > 1 || rowSpan > 1) && { attrs }),
    content: (paragraphs.length > 0 ? paragraphs : [[]]).map(paragraphOf),
  };
}

/** Adds a list item to the open lists, one for each level; a deeper one stands in the item before it. */
function addItem(blocks: Blocks, { lists, node }: { lists: LeaseNode[]; node: WordNode }): void {
  const type = node.numbering?.isOrdered ? 'orderedList' : 'bulletList';
  const level = Math.min(Number(node.numbering?.level ?? 0), lists.length, deepestList);
  lists.length = Math.min(lists.length, level + 1);
  if (lists[level]?.type !== type) {
    const list: LeaseNode = { type, content: [] };
    lists[level] = list;
    const holder = level === 0 ? blocks : lists[level - 1]?.content?.at(-1)?.content;
    holder?.push(list);
  }
  lists[level]?.content?.push({ type: 'listItem', content: [paragraphOf(inlineOf(node))] });
}

/** A list's level below its first: with its clause it stays within the levels of a text. */
const deepestList = 1;

/** Headings begin clauses, those of the second level and below stand inside one; what is before the first one stays before them. */
export function documentOfWord(nodes: readonly WordNode[]): LeaseDocument {
  const content: Blocks = [];
  const open: LeaseNode[] = [];
  let lists: LeaseNode[] = [];
  let clauses = 0;
  const here = (): Blocks => open.at(-1)?.content ?? content;
  for (const node of nodes) {
    if (node.type === 'paragraph' && node.numbering && headingLevel(node) === 0) {
      addItem(here(), { lists, node });
      continue;
    }
    lists = [];
    if (node.type === 'table') here().push(tableOf(node));
    if (node.type !== 'paragraph') continue;
    const inline = inlineOf(node);
    if (breaksPage(node)) here().push({ type: 'pageBreak' });
    if (inline.length === 0) continue;
    const level = headingLevel(node);
    if (level === 0) {
      const isTitle = /^title$/i.test(node.styleName ?? '');
      here().push(isTitle ? { type: 'heading', attrs: { level: 1 }, content: inline } : paragraphOf(inline));
      continue;
    }
    open.length = Math.min(open.length, level > 1 ? 1 : 0);
    clauses += 1;
    const title = inline.map(({ marks: _, ...part }) => part);
    const clause: LeaseNode = {
      type: 'clause',
      attrs: { id: `imported-${clauses}` },
      content: [{ type: 'clauseTitle', content: title }],
    };
    here().push(clause);
    open.push(clause);
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
