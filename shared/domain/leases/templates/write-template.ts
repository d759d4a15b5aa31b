import type { Condition } from '../document/conditions';
import type { LeaseDocument } from '../document/lease-document';
import type { LeaseNode } from '../document/lease-node';

const field = /\{\{(\w+)\}\}/;

/** `Rent is {{Monthly_Rent}} a month` as text and fields. */
const inline = (text: string): LeaseNode[] =>
  text
    .split(field)
    .map(
      (part, index): LeaseNode =>
        index % 2 === 1 ? { type: 'mergeField', attrs: { name: part } } : { type: 'text', text: part },
    )
    .filter((node) => node.text !== '');

export const title = (text: string): LeaseNode => ({
  type: 'heading',
  attrs: { level: 1 },
  content: inline(text),
});

export const paragraph = (text: string): LeaseNode => ({ type: 'paragraph', content: inline(text) });

export const bullets = (...texts: readonly string[]): LeaseNode => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
});

/** Rows of two cells: a label and a value. */
export const facts = (...rows: readonly (readonly [string, string])[]): LeaseNode => ({
  type: 'table',
  content: rows.map(([what, value]) => ({
    type: 'tableRow',
    content: [
      { type: 'tableHeader', content: [paragraph(what)] },
      { type: 'tableCell', content: [paragraph(value)] },
    ],
  })),
});

const blocksOf = (parts: readonly (string | LeaseNode)[]): LeaseNode[] =>
  parts.map((part) => (typeof part === 'string' ? paragraph(part) : part));

/** A numbered clause; its id stays the same in every version. */
export const clause = (id: string, name: string, ...parts: readonly (string | LeaseNode)[]): LeaseNode => ({
  type: 'clause',
  attrs: { id },
  content: [{ type: 'clauseTitle', content: [{ type: 'text', text: name }] }, ...blocksOf(parts)],
});

/** Parts that only some leases have. */
export const only = (when: Condition, ...parts: readonly (string | LeaseNode)[]): LeaseNode => ({
  type: 'conditional',
  attrs: { when },
  content: blocksOf(parts),
});

export const signatures = (role: 'tenants' | 'co-signers' | 'owner'): LeaseNode => ({
  type: 'signatures',
  attrs: { role },
});

export const template = (...content: readonly LeaseNode[]): LeaseDocument => ({
  type: 'doc',
  content: [...content],
});
