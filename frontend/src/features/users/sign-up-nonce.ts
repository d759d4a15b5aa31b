const key = 'signUpNonce';

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What this browser kept with a sign-up; undefined for none. */
export const keptNonce = (): string | undefined => localStorage.getItem(key) ?? undefined;

/** Its sign-up is an account now. */
export const forgetNonce = (): void => localStorage.removeItem(key);

/**
 * Proves later that the sign-up was made in this browser: its account is then activated without the password.
 */
export function signUpNonce(): string {
  const nonce = keptNonce() ?? random();
  localStorage.setItem(key, nonce);
  return nonce;
}
