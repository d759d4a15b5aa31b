import type { ApiRefusal } from '../../../api/refusal';
import type { Said } from '../../../forms/house-form';

/** A password or a code that is not right, at its field. Login's words would speak of an email that nobody typed here. */
export function proofRefused({ code, message }: ApiRefusal): Said {
  if (code === 'wrong-credentials') return { password: 'This is not your password' };
  return code === 'wrong-code' ? { code: message } : undefined;
}

/** Tells a password manager whose password this is. */
export const Whose = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
