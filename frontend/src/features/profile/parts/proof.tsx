import type { ApiRefusal } from '../../../api/refusal';
import type { Said } from '../../../forms/app-form';

/**
 * Shows a wrong password or code at its field. The server's message mentions an email, which these
 * forms do not ask for.
 */
export function proofRefused({ code, message }: ApiRefusal): Said {
  if (code === 'wrong-credentials') return { password: 'That password is incorrect' };
  return code === 'wrong-code' ? { code: message } : undefined;
}

/** Tells a password manager whose password this is. */
export const Whose = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
