import { profile as rows } from '../../shared/contract/profile';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';

/** Only the head says whether questions of the organization's people may reach a language model. */
export const setAssistantModel = change(rows.setAssistantModel, {
  read: ({ viewer }, { organizations }) => organizations.byId(viewer.organizationId),
  act: async ({ found: organization, viewer, body, trace }, deps) => {
    if (organization?.adminUserId !== viewer.userId) throw refuse('not-permitted');
    const { organizationId: id, name, asksModel = false } = organization;
    if (body.on === asksModel) return { success: 1 };
    const left = trace({
      action: 'settings.assistant',
      object: { kind: 'organization', id, name },
      before: { languageModel: asksModel },
      after: { languageModel: body.on },
    });
    await deps.organizations.setAsksModel({ organization, asksModel: body.on, trace: left });
    return { success: 1 };
  },
});
