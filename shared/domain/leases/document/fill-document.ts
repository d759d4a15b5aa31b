import type { TermFields } from '../term';
import { conditions } from './conditions';
import { fillTemplate, type MergeValues, mergeValue } from './fill-template';
import type { LeaseDocument } from './lease-document';
import type { LeaseNode } from './lease-node';

type Filling = {
  readonly values: MergeValues;
  readonly term: TermFields;
  /** The fields without a value. */
  readonly missing: Set<string>;
};

/**
 * The text of one lease: parts whose condition holds stay, the others go, and every field becomes its value.
 * `missing` names the fields without a value, which stay empty (COS-04).
 */
export function fillDocument(
  document: LeaseDocument,
  { values, term }: { values: MergeValues; term: TermFields },
): { readonly document: LeaseDocument; readonly missing: readonly string[] } {
  const filling: Filling = { values, term, missing: new Set() };
  const content = filledNodes(document.content ?? [], filling);
  return { document: { ...document, content }, missing: [...filling.missing] };
}

const filledNodes = (nodes: readonly LeaseNode[], filling: Filling): LeaseNode[] =>
  joined(nodes.flatMap((node) => filledNode(node, filling)));

function filledNode(node: LeaseNode, filling: Filling): LeaseNode[] {
  const { type, attrs, content } = node;
  if (type === 'conditional')
    return attrs?.when && conditions[attrs.when](filling.term) ? filledNodes(content ?? [], filling) : [];
  if (type === 'mergeField') return textNode(node, fieldValue(attrs?.name ?? '', filling));
  if (type === 'text') return textNode(node, fillTemplate(node.text ?? '', filling.values));
  return [content ? { ...node, content: filledNodes(content, filling) } : node];
}

function fieldValue(name: string, { values, missing }: Filling): string {
  const value = mergeValue(values, name);
  if (value === '') missing.add(name);
  return value;
}

/** A text node may not be empty. */
const textNode = ({ marks }: LeaseNode, text: string): LeaseNode[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks && { marks }) }];

/** Joins adjacent texts with the same marks, so that the same words always have the same hash. */
function joined(nodes: readonly LeaseNode[]): LeaseNode[] {
  const result: LeaseNode[] = [];
  for (const node of nodes) {
    const before = result.at(-1);
    if (before?.type === 'text' && node.type === 'text' && marksOf(before) === marksOf(node))
      result[result.length - 1] = { ...before, text: `${before.text}${node.text}` };
    else result.push(node);
  }
  return result;
}

const marksOf = ({ marks = [] }: LeaseNode): string =>
  marks
    .map(({ type }) => type)
    .toSorted()
    .join();
