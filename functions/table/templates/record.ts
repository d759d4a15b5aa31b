import * as z from 'zod';
import { TermFields } from '../../../shared/domain/leases/term';
import { organizationPartition } from '../db/keys';
import { type RecordOf, record } from '../db/record';

type TemplateKey = { readonly organizationId: string; readonly templateId: string };

const ofTemplate = () => ({ organizationId: z.string(), templateId: z.string() });
const textDigits = 4;

export const templatesPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#TEMPLATES`;
/** How the keys of a list's lines begin; texts and the counter stand elsewhere. */
export const templatePlace = 'TEMPLATE#';

/**
 * What a list says of an organization's own text. `version` counts its changes; `published` is the newest text that a lease can be made from, 0
 * for none, and the draft of the next stands one above it. Instants are UTC.
 */
export const LeaseTemplate = record({
  name: 'lease-template',
  fields: () => ({
    ...ofTemplate(),
    kind: TermFields.shape.kind,
    name: z.string(),
    description: z.string(),
    version: z.number(),
    published: z.number(),
    hasDraft: z.boolean(),
    changedAt: z.string(),
    archivedAt: z.string().optional(),
  }),
  key: ({ organizationId, templateId }: TemplateKey) => ({
    pk: templatesPartition(organizationId),
    sk: `${templatePlace}${templateId}`,
  }),
});
export type LeaseTemplate = RecordOf<typeof LeaseTemplate>;

/** One version of a text as canonical JSON. It is never written again once it is published. */
export const TemplateText = record({
  name: 'lease-template-text',
  fields: () => ({
    ...ofTemplate(),
    number: z.number(),
    text: z.string(),
    publishedAt: z.string().optional(),
  }),
  key: ({ organizationId, templateId, number }: TemplateKey & { number: number }) => ({
    pk: templatesPartition(organizationId),
    sk: `TEXT#${templateId}#${String(number).padStart(textDigits, '0')}`,
  }),
});
export type TemplateText = RecordOf<typeof TemplateText>;

/** How many texts an organization has ever made; guards their limit. */
export const TemplateCount = record({
  name: 'lease-template-count',
  fields: () => ({ organizationId: z.string(), templates: z.number() }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: templatesPartition(organizationId),
    sk: 'COUNT',
  }),
});

/** A template as the log names it. */
export const templateAsObject = ({ templateId, name }: Pick<LeaseTemplate, 'templateId' | 'name'>) =>
  ({ kind: 'template', id: templateId, name }) as const;
