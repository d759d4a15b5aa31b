import * as z from 'zod';
import { conditionNames } from './conditions';

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
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  name: z
    .string()
    .regex(/^[A-Za-z]\w{0,59}$/)
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
    return z.array(LeaseNode).optional();
  },
  text: z.string().min(1).optional(),
  marks: z.array(Mark).max(3).optional(),
});
export type LeaseNode = z.infer<typeof LeaseNode>;
