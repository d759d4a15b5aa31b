import type { Contract } from '../../shared/contract';
import { nameOf } from '../../shared/domain/names';
import { may } from '../../shared/domain/roles';
import { answer, type Handler } from '../runtime/handler';
import { findTenant } from './find-tenant';
import { accessOf, readTenancies } from './read-tenant';

export const getTenant: Handler<Contract['tenants']['getTenant']> = async ({ viewer, now, params }, deps) => {
  const { person, tenancies, isWhole } = await findTenant({ viewer, now, userRoleId: params.id }, deps);
  return answer({
    ...{ user_role_id: person.userRoleId, name: nameOf(person), email: person.email },
    mobile_number: tenancies.find(({ mobile }) => mobile !== '')?.mobile ?? '',
    ...{ access: accessOf(person), invited_at: person.invitedAt, expires_at: person.expiresAt },
    leases: await readTenancies(tenancies, { now, deps }),
    may_change: isWhole && may(viewer, { area: 'leases', level: 'change' }),
  });
};
