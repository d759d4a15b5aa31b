import * as z from 'zod';
import { LeaseDocument } from '../domain/leases/document/lease-document';
import { templateLimits } from '../domain/leases/templates/template-rules';
import { TermFields } from '../domain/leases/term';
import { bearer, bodyLimits } from './endpoint';
import { answer, id, success, version } from './parts';

/** A text leases can be made from, as a list shows it. */
export const TemplateLine = z.object({
  template_id: id,
  /** Sent back by every change. */
  version,
  /** The newest version leases can be made from; 0 before the first is published. */
  published: z.number().int(),
  kind: TermFields.shape.kind,
  name: z.string(),
  description: z.string(),
  /** The product's own; it can be copied, not changed. */
  seeded: z.boolean(),
  archived: z.boolean(),
  /** Has unpublished changes. */
  has_draft: z.boolean(),
  /** UTC; empty for a seeded one. */
  changed_at: z.string(),
});
export type TemplateLine = z.infer<typeof TemplateLine>;

const mayChange = bearer('leases', 'change');
const saved = answer({ template_id: id, version, published: z.number().int() });

/** The rows of the organization's texts, for people who may change leases. */
export const templateRows = {
  listTemplates: {
    method: 'GET',
    path: '/api/leases/listTemplates',
    auth: mayChange,
    summary: 'The texts that a lease can be made from: the product’s and the organization’s own',
    reply: z.object({ success, data: z.array(TemplateLine) }),
    refusals: [],
  },
  getTemplate: {
    method: 'GET',
    path: '/api/leases/getTemplate/{templateId}',
    auth: mayChange,
    summary: 'One text as its editor shows it: the draft of its next version, else the newest published one',
    params: z.object({ templateId: id }),
    reply: z.object({ success, data: TemplateLine.extend({ document: LeaseDocument }) }),
    refusals: ['not-found'],
  },
  saveTemplate: {
    method: 'POST',
    path: '/api/leases/saveTemplate',
    auth: mayChange,
    summary:
      'Save the draft of the next version, of a new text without `template_id`; `publish` closes it for good',
    body: z.object({
      template_id: id.optional(),
      /** Left out for a new text. */
      version: version.optional(),
      name: z.string().max(templateLimits.name),
      kind: TermFields.shape.kind,
      description: z.string().max(templateLimits.description),
      document: LeaseDocument,
      publish: z.boolean(),
    }),
    reply: saved,
    refusals: ['not-found', 'changed-meanwhile', 'conflict', 'template-limit'],
    bodyLimit: bodyLimits.form,
    idempotent: true,
  },
  archiveTemplate: {
    method: 'POST',
    path: '/api/leases/archiveTemplate',
    auth: mayChange,
    summary: 'Take a text out of the choice for new leases, or bring it back; leases made from it stay',
    body: z.object({ template_id: id, version, archived: z.boolean() }),
    reply: saved,
    refusals: ['not-found', 'changed-meanwhile', 'conflict'],
    idempotent: true,
  },
} as const;
