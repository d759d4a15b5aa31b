import { documentLimits, type LeaseNode, type NodeType } from './lease-node';

/** What is too large about a value that claims to be a text; walks by a list, not by recursion. Undefined when it can be read. */
export function sizeProblem(value: unknown): string | undefined {
  let level: unknown[] = [value];
  let nodes = 0;
  let characters = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > documentLimits.levels) return `At most ${documentLimits.levels} levels inside each other`;
    const below: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null) continue;
      nodes += 1;
      if ('text' in node && typeof node.text === 'string') characters += node.text.length;
      if ('content' in node && Array.isArray(node.content)) for (const part of node.content) below.push(part);
    }
    if (nodes > documentLimits.nodes) return `At most ${documentLimits.nodes} parts`;
    if (characters > documentLimits.characters) return `At most ${documentLimits.characters} characters`;
    level = below;
  }
  return undefined;
}

const blocks = [
  'heading',
  'paragraph',
  'bulletList',
  'orderedList',
  'table',
  'clause',
  'conditional',
  'signatures',
  'pageBreak',
] as const satisfies readonly NodeType[];
const inline = ['text', 'mergeField', 'hardBreak'] as const satisfies readonly NodeType[];
const inItem = ['paragraph', 'bulletList', 'orderedList'] as const satisfies readonly NodeType[];

/** What may stand inside what. */
const inside: Record<NodeType, readonly NodeType[]> = {
  doc: blocks,
  heading: inline,
  paragraph: inline,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: inItem,
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  tableHeader: inItem,
  tableCell: inItem,
  clause: ['clauseTitle', ...blocks],
  clauseTitle: inline,
  conditional: blocks,
  mergeField: [],
  signatures: [],
  pageBreak: [],
  hardBreak: [],
  text: [],
};

/** The attribute without which a node says nothing. */
const needs: Partial<Record<NodeType, keyof NonNullable<LeaseNode['attrs']>>> = {
  heading: 'level',
  clause: 'id',
  conditional: 'when',
  mergeField: 'name',
  signatures: 'role',
};

type Attribute = keyof NonNullable<LeaseNode['attrs']>;

const spans = ['colspan', 'rowspan'] as const satisfies readonly Attribute[];
/** What a node says besides the attribute it needs. */
const may: Partial<Record<NodeType, readonly Attribute[]>> = {
  orderedList: ['start'],
  tableHeader: spans,
  tableCell: spans,
};

/** The text with each node's own attributes alone. */
export function withOwnAttributes({ attrs = {}, content, ...node }: LeaseNode): LeaseNode {
  const own: readonly string[] = [needs[node.type] ?? [], may[node.type] ?? []].flat();
  const said = Object.entries(attrs).filter(([name, value]) => own.includes(name) && value !== undefined);
  return {
    ...node,
    ...(said.length > 0 && { attrs: Object.fromEntries(said) }),
    ...(content && { content: content.map(withOwnAttributes) }),
  };
}

/** What is wrong with the first node that does not stand where or as it may; undefined when all do. */
export function shapeProblem(document: LeaseNode): string | undefined {
  if (document.type !== 'doc') return 'A text begins with its document';
  const ids = new Set<string>();
  return nodeProblem(document, ids);
}

function nodeProblem(node: LeaseNode, ids: Set<string>): string | undefined {
  const { type, attrs, content = [], text } = node;
  const need = needs[type];
  if (need !== undefined && attrs?.[need] === undefined) return `${type} needs ${need}`;
  if ((type === 'text') !== (text !== undefined)) return `${type} cannot be read`;
  if (type === 'clause') {
    const id = attrs?.id ?? '';
    if (ids.has(id)) return `Two clauses have the id ${id}`;
    ids.add(id);
    if (content[0]?.type !== 'clauseTitle') return 'A clause begins with its title';
  }
  for (const [index, part] of content.entries()) {
    const isAllowed = inside[type].includes(part.type) && (part.type !== 'clauseTitle' || index === 0);
    if (!isAllowed) return `${part.type} cannot stand in ${type}`;
    const problem = nodeProblem(part, ids);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
