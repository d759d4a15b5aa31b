import { absent } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { Person } from '../people/record';
import { changePerson, freeMail, newPerson, takeMail } from '../people/writes';
import { Tenancy } from './record';

/** A tenant of a lease that was signed elsewhere. */
export type TenantWrite = {
  readonly tenancy: Tenancy;
  /** Who is no tenant of this organization yet. */
  readonly newcomer?: Person | undefined;
  /** Who gets a mail address; as read. */
  readonly named?: Person | undefined;
};

/**
 * Fails as `person-guard` when somebody has the mail in this role, and as `person` when they changed
 * meanwhile.
 */
export function tenantWrites({ tenancy, newcomer, named }: TenantWrite): Write[] {
  const isReachable = newcomer !== undefined && newcomer.email !== '';
  const { email } = tenancy;
  return [
    ...(newcomer && isReachable ? newPerson(newcomer) : []),
    ...(newcomer && !isReachable ? [put(Person, newcomer, absent)] : []),
    ...(named && named.email !== '' ? [freeMail(named)] : []),
    ...(named ? [takeMail({ ...named, email }), changePerson(named, { email })] : []),
    put(Tenancy, tenancy),
  ];
}
