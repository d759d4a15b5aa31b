import { LeaseDocument } from '../../../shared/domain/leases/document/lease-document';
import type { Db } from '../db/db';
import { LeaseTemplate, TemplateText, templatePlace, templatesPartition } from './record';
import { writeTemplate } from './write';

type One = { readonly organizationId: string; readonly templateId: string };
export type TemplateRead = { readonly template: LeaseTemplate; readonly document: LeaseDocument };

const documentOf = ({ text }: TemplateText): LeaseDocument => LeaseDocument.parse(JSON.parse(text));

export const templateStore = (db: Db) => ({
  /** All of an organization, archived ones too: a limit keeps them few. */
  all: (organizationId: string): Promise<LeaseTemplate[]> =>
    db.list(LeaseTemplate, {
      partition: templatesPartition(organizationId),
      range: { beginsWith: templatePlace },
    }),
  /** With the draft of its next version, else the newest published text. Undefined for none in this organization. */
  byId: async (one: One): Promise<TemplateRead | undefined> => {
    const template = await db.get(LeaseTemplate, one);
    if (!template) return undefined;
    const number = template.published + (template.hasDraft ? 1 : 0);
    const text = await db.get(TemplateText, { ...one, number });
    return text && { template, document: documentOf(text) };
  },
  /** A published version; undefined for a draft of one too. */
  published: async (one: One & { number: number }): Promise<LeaseDocument | undefined> => {
    const text = await db.get(TemplateText, one);
    return text?.publishedAt === undefined ? undefined : documentOf(text);
  },
  write: writeTemplate(db),
});
