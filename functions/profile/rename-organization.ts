import type { Contract } from '../../shared/contract';
import { tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';

/** Another name for the organization, by its head alone. Who shows the name reads it from the organization, so there is no copy to follow. */
export const renameOrganization: Handler<Contract['profile']['renameOrganization']> = async (
  request,
  deps,
) => {
  const { viewer, body } = request;
  const { organizationId, adminUserId, name: from } = await request.organization();
  if (adminUserId !== viewer.userId) throw refuse('not-permitted');
  const to = tidyLine(body.name);
  if (to === '') throw refuse('invalid', { fields: { name: 'Name of the organization is required' } });
  if (to === from) return { success: 1 };
  const audit = audited(
    request,
    {
      action: 'organization.rename',
      object: { kind: 'organization', id: organizationId, name: to },
      before: { name: from },
      after: { name: to },
    },
    deps,
  );
  await deps.organizations.rename({ organizationId, head: viewer.userId, from, to, audit });
  return { success: 1 };
};
