import type { Contract } from '../../shared/contract';
import { messages } from '../../shared/domain/messages';
import { reachOf } from '../../shared/domain/roles';
import { looksLikeEmail, normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';

/**
 * API-13. It speaks of the caller's organization alone: a mail that another organization uses is free here, and
 * who reaches only his own record learns of no other (decisions, Roles).
 */
export const checkOwnerEmail: Handler<Contract['owners']['checkOwnerEmail']> = async (request, deps) => {
  const email = normalizeEmail(request.params.email);
  if (!looksLikeEmail(email)) throw refuse('invalid', { fields: { email: messages.emailInvalid } });
  const { viewer } = request;
  const taken = await deps.owners.byEmail({ organizationId: viewer.organizationId, email });
  const isHidden =
    reachOf(viewer, { area: 'owners', level: 'change' }) === 'own' && taken?.ownerId !== viewer.ownerId;
  return { success: 1, data: taken && !isHidden ? [{ email: taken.email }] : [] };
};
