import type { Contract } from '../../shared/contract';
import { nameOf } from '../../shared/domain/names';
import { may } from '../../shared/domain/people/roles';
import { answer, type Handler } from '../runtime/handler';
import { findTenant } from './find-tenant';
import { accessOf } from './read-tenant';
import { readLines } from './tenants-left';

export const getTenant: Handler<Contract['tenants']['getTenant']> = async (request, deps) => {
  const { viewer, now, params } = request;
  const { person, tenancies, isWhole } = await findTenant({ viewer, now, userRoleId: params.id }, deps);
  const held = await deps.tenants.held(person);
  return answer({
    user_role_id: person.userRoleId,
    name: nameOf(person),
    email: person.email,
    mobile_number: tenancies.find(({ mobile }) => mobile !== '')?.mobile ?? '',
    access: accessOf(person),
    invited_at: person.invitedAt,
    expires_at: person.expiresAt,
    leases: await readLines(tenancies, request, deps),
    held: held.map(({ subject, at }) => ({ subject, at })),
    may_change: isWhole && may(viewer, { area: 'leases', level: 'change' }),
  });
};
