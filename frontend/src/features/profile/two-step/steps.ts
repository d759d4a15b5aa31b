/** The person's position in turning two-step login on or off, or in getting new codes. */
export type Flow =
  | { readonly at: 'rest' }
  | { readonly at: 'password' }
  | { readonly at: 'scan'; readonly secret: string; readonly address: string }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean }
  | { readonly at: 'renew' }
  | { readonly at: 'end' };

/** At this many codes left, the screen suggests new ones. */
export const fewCodes = 3;

/** A secret in groups of four, for typing into an app. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The text of the recovery code file; `day` is a formatted date. */
export const codesText = (
  codes: readonly string[],
  { product, email, day }: { product: string; email: string; day: string },
): string =>
  [
    `${product}: recovery codes of ${email}, made on ${day}`,
    'Each works once, in place of a code from your authenticator app. Earlier codes no longer work.',
    '',
    ...codes,
    '',
  ].join('\n');
