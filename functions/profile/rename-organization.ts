import { profile as rows } from '../../shared/contract/profile';
import { tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';

/** Only the head may rename. Readers take the name from the organization, so there is no copy to update. */
export const renameOrganization = change(rows.renameOrganization, {
  read: ({ viewer }, { organizations }) => organizations.byId(viewer.organizationId),
  act: async ({ found: organization, viewer, body, trace }, deps) => {
    if (organization?.adminUserId !== viewer.userId) throw refuse('not-permitted');
    const { organizationId: id, name: from } = organization;
    const name = tidyLine(body.name);
    if (name === '') throw refuse('invalid', { fields: { name: 'Name of the organization is required' } });
    if (name === from) return { success: 1 };
    const object = { kind: 'organization', id, name } as const;
    const facts = { before: { name: from }, after: { name } };
    const left = trace({ action: 'organization.rename', object, ...facts });
    await deps.organizations.rename({ organization, name, trace: left });
    return { success: 1 };
  },
});
