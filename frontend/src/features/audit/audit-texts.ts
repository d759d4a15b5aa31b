import type { AuditLine } from '../../../../shared/contract/audit';
import { roleNames } from '../../domain-ui/person/role-names';

const isRole = (label: string): label is keyof typeof roleNames => Object.hasOwn(roleNames, label);

/** The actor with the role used; a background process has only its name. */
export const actorWords = ({ by, role_label }: AuditLine): string =>
  isRole(role_label) ? `${by}, ${roleNames[role_label]}` : by;

/** True if no object is named, or if it is the actor's own account. */
export const isSaidAlready = ({ object_name, kind, by }: AuditLine): boolean =>
  object_name === '' || (kind === 'account' && object_name === by);
