import { leases as rows } from '../../../shared/contract/leases';
import { canonicalJson } from '../../../shared/domain/leases/canonical-json';
import { withOwnAttributes } from '../../../shared/domain/leases/document/document-rules';
import { mayKeepTemplates } from '../../../shared/domain/leases/templates/keep-templates';
import { templateProblems } from '../../../shared/domain/leases/templates/template-rules';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { templateAsObject } from '../../table/templates/record';

/**
 * Saves a text's next version as a draft, for who reaches the whole organization. Published versions never
 * change: a save starts a new one.
 */
export const saveTemplate = change(rows.saveTemplate, {
  read: async ({ viewer, body }, deps) => {
    if (!mayKeepTemplates(viewer)) throw refuse('not-permitted');
    if (body.template_id === undefined) return undefined;
    const one = { organizationId: viewer.organizationId, templateId: body.template_id };
    const found = await deps.templates.byId(one);
    if (!found) throw refuse('not-found');
    return found.template;
  },
  act: async ({ viewer, now, body, found: before, trace }, deps) => {
    const { kind, name, description, document, publish } = body;
    const problems = templateProblems({ name, document, publish });
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    if (before && before.version !== body.version) throw refuse('changed-meanwhile');
    const { organizationId } = viewer;
    const templateId = before?.templateId ?? deps.ids.next('tpl');
    const number = (before?.published ?? 0) + 1;
    const changedAt = now.toISOString();
    const template = {
      organizationId,
      templateId,
      kind,
      name: name.trim(),
      description: description.trim(),
      changedAt,
      version: (before?.version ?? 0) + 1,
      published: publish ? number : number - 1,
      hasDraft: !publish,
      ...(before?.archivedAt !== undefined && { archivedAt: before.archivedAt }),
    };
    const publishedAt = publish ? { publishedAt: changedAt } : {};
    const text = {
      organizationId,
      templateId,
      number,
      text: canonicalJson(withOwnAttributes(document)),
      ...publishedAt,
    };
    const { version, published } = template;
    const reply = { success: 1, data: { template_id: templateId, version, published } } as const;
    const action = publish ? 'template.publish' : 'template.save';
    const facts = ({ kind, name, description }: typeof template) => ({ name, kind, description });
    const object = templateAsObject(template);
    const left = trace({ action, object, before: before && facts(before), after: facts(template) });
    await deps.templates.write({ template, text, trace: { ...left, reply } });
    return reply;
  },
});
