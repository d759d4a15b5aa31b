import * as z from 'zod';
import { conditionNames } from './conditions';

/**
 * How large a text may be. Eight levels below the document fit into the depth of a request's body; the renderer refuses some thirty nested lists.
 */
export const documentLimits = { levels: 8, nodes: 8_000, characters: 200_000 } as const;

/** The kinds of a text's nodes, in the JSON that the editor (Tiptap) reads and writes. */
export const NodeType = z.enum([
  'doc',
  'heading',
  'paragraph',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'clause',
  'clauseTitle',
  'conditional',
  'mergeField',
  'signatures',
  'pageBreak',
  'hardBreak',
  'text',
]);
export type NodeType = z.infer<typeof NodeType>;

const Mark = z.object({ type: z.enum(['bold', 'italic', 'underline']) });

/**
 * `id` is a clause's identity through edits and versions; `name` a merge field's; `when` the condition of a part; `role` whose signatures stand
 * at this place. The rest is the editor's own.
 */
const Attributes = z.object({
  id: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/)
    .optional(),
  name: z
    .string()
    .max(60)
    .regex(/^[A-Za-z]\w*$/)
    .optional(),
  when: z.enum(conditionNames).optional(),
  role: z.enum(['tenants', 'co-signers', 'owner']).optional(),
  level: z.union([z.literal(1), z.literal(2)]).optional(),
  start: z.number().int().min(1).max(999).optional(),
  colspan: z.number().int().min(1).max(20).optional(),
  rowspan: z.number().int().min(1).max(100).optional(),
});

export const LeaseNode = z.object({
  type: NodeType,
  attrs: Attributes.optional(),
  get content() {
    return z.array(LeaseNode).max(documentLimits.nodes).optional();
  },
  text: z.string().min(1).max(documentLimits.characters).optional(),
  marks: z.array(Mark).max(3).optional(),
});
export type LeaseNode = z.infer<typeof LeaseNode>;
