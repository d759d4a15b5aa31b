import type { Contract } from '../../shared/contract';
import { tidyLine } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';

/** Another name for the organisation, by its head alone. Who shows the name reads it from the organisation, so there is no copy to follow. */
export const renameOrganisation: Handler<Contract['profile']['renameOrganisation']> = async (
  request,
  deps,
) => {
  const { viewer, body } = request;
  const { organisationId, adminUserId, name: from } = await request.organisation();
  if (adminUserId !== viewer.userId) throw refuse('not-permitted');
  const to = tidyLine(body.name);
  if (to === '') throw refuse('invalid', { fields: { name: 'Name of the organisation is required' } });
  if (to === from) return { success: 1 };
  const audit = audited(
    request,
    {
      action: 'organisation.rename',
      object: { kind: 'organisation', id: organisationId, name: to },
      before: { name: from },
      after: { name: to },
    },
    deps,
  );
  await deps.organisations.rename({ organisationId, head: viewer.userId, from, to, audit });
  return { success: 1 };
};
