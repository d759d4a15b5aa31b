import * as z from 'zod';
import { conditionNames } from './conditions';

/** Eight levels fit into the depth limit of a request body; the renderer refuses some thirty nested lists. */
export const documentLimits = { levels: 8, nodes: 8_000, characters: 200_000 } as const;

/** The node kinds, in the JSON of the editor (Tiptap). */
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
 * `id` identifies a clause through edits and versions; `name` is a merge field's; `when` is a part's
 * condition; `role` says who signs here. All else is the editor's own.
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
