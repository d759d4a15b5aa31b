import { profile as rows } from '../../shared/contract/profile';
import { reachOf } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';

/**
 * Answers of a new organization. Whoever may change all of its properties gives them; nothing else depends on
 * them.
 */
export const saveSetup = change(rows.saveSetup, {
  permit: ({ viewer }) => {
    if (reachOf(viewer, { area: 'properties', level: 'change' }) !== 'all') throw refuse('not-permitted');
  },
  read: ({ viewer }, { organizations }) => organizations.byId(viewer.organizationId),
  act: async ({ found: organization, body }, deps) => {
    if (!organization) throw refuse('not-permitted');
    await deps.organizations.saveSetup({ organization, setup: { ...organization.setup, ...body } });
    return { success: 1 };
  },
});
