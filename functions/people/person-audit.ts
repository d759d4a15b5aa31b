import { nameOf } from '../../shared/domain/names';
import type { Person } from '../table/people/record';

/** How the log names a person. */
export const personAsObject = ({ userRoleId, email, firstName, lastName }: Person) => ({
  kind: 'person' as const,
  id: userRoleId,
  name: nameOf({ firstName, lastName, email }),
});

/** A person's state before a change of access. */
export const auditedStanding = ({ status, roleLabel, email }: Person) => ({ status, role: roleLabel, email });
