import type { AuditLine } from '../../../../shared/contract/audit';
import { roleNames } from '../../ui/role-names';

const isRole = (label: string): label is keyof typeof roleNames => Object.hasOwn(roleNames, label);

/** Who it was, with the role acted in; a process by its name alone. */
export const actorWords = ({ by, role_label }: AuditLine): string =>
  isRole(role_label) ? `${by}, ${roleNames[role_label]}` : by;

/** Nothing is named, or people who did something to their own account, who are named as the actor. */
export const isSaidAlready = ({ object_name, kind, by }: AuditLine): boolean =>
  object_name === '' || (kind === 'account' && object_name === by);
