import type { Contract } from '../../shared/contract';
import { messages } from '../../shared/domain/messages';
import { reachOf } from '../../shared/domain/people/roles';
import { isOwnerSeen } from '../../shared/domain/portfolio/owner-reach';
import { looksLikeEmail, normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { ownerReach } from '../common/portfolio/owner-reach';
import type { Handler } from '../runtime/handler';

/** API-13. Looks only in the caller's organization. A caller who reaches only their own record, or the
 * owners of a chosen list, learns of no other (decisions, Roles). */
export const checkOwnerEmail: Handler<Contract['owners']['checkOwnerEmail']> = async (request, deps) => {
  const email = normalizeEmail(request.params.email);
  if (!looksLikeEmail(email)) throw refuse('invalid', { fields: { email: messages.emailInvalid } });
  const { viewer, now } = request;
  const [taken, list] = await Promise.all([
    deps.owners.byEmail({ organizationId: viewer.organizationId, email }),
    ownerReach({ viewer, now }, deps),
  ]);
  const isOwn = reachOf(viewer, { area: 'owners', level: 'change' }) === 'own';
  const isSeen = taken && (isOwn ? taken.ownerId === viewer.ownerId : isOwnerSeen(list, taken));
  return { success: 1, data: isSeen ? [{ email: taken.email }] : [] };
};
