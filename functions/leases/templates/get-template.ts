import type { Contract } from '../../../shared/contract';
import { seededTemplates } from '../../../shared/domain/leases/templates/seeded-templates';
import { refuse } from '../../../shared/wire/refusals';
import type { Handler } from '../../runtime/handler';
import { readSeeded, readTemplate } from './read-template';

export const getTemplate: Handler<Contract['leases']['getTemplate']> = async ({ viewer, params }, deps) => {
  const { templateId } = params;
  const seeded = seededTemplates.find(({ kind }) => kind === templateId);
  if (seeded) return { success: 1, data: { ...readSeeded(seeded), document: seeded.document } };
  const found = await deps.templates.byId({ organizationId: viewer.organizationId, templateId });
  if (!found) throw refuse('not-found');
  return { success: 1, data: { ...readTemplate(found.template), document: found.document } };
};
