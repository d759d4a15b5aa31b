import { leases as rows } from '../../../shared/contract/leases';
import { mayKeepTemplates } from '../../../shared/domain/leases/templates/keep-templates';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { templateAsObject } from '../../table/templates/record';

/** Hides a text from new leases, or restores it. Existing drafts and leases keep it. */
export const archiveTemplate = change(rows.archiveTemplate, {
  read: async ({ viewer, body }, deps) => {
    if (!mayKeepTemplates(viewer)) throw refuse('not-permitted');
    const one = { organizationId: viewer.organizationId, templateId: body.template_id };
    const found = await deps.templates.byId(one);
    if (!found) throw refuse('not-found');
    return found.template;
  },
  act: async ({ now, body, found, trace }, deps) => {
    const { archivedAt: _, ...before } = found;
    if (before.version !== body.version) throw refuse('changed-meanwhile');
    const archivedAt = body.archived ? { archivedAt: now.toISOString() } : {};
    const template = { ...before, ...archivedAt, version: before.version + 1 };
    const { templateId, version, published } = template;
    const reply = { success: 1, data: { template_id: templateId, version, published } } as const;
    const action = body.archived ? 'template.archive' : 'template.restore';
    const left = trace({ action, object: templateAsObject(template) });
    await deps.templates.write({ template, trace: { ...left, reply } });
    return reply;
  },
});
