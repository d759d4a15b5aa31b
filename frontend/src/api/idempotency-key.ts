/** One for the life of a form: a second click, or a retry after a lost answer, makes one thing. Works without a secure context. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
