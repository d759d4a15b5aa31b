/** Where the person is on the way to two-step login, to new codes, or away from it. */
export type Flow =
  | { readonly at: 'rest' }
  | { readonly at: 'password' }
  | { readonly at: 'scan'; readonly secret: string; readonly address: string }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean }
  | { readonly at: 'renew' }
  | { readonly at: 'end' };

/** From here on there is reason to make new ones. */
export const fewCodes = 3;

/** A secret in fours, as it is typed into an app by hand. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What stands in the file of recovery codes; `day` is a date as it is shown. */
export const codesText = (
  codes: readonly string[],
  { product, email, day }: { product: string; email: string; day: string },
): string =>
  [
    `${product}: recovery codes of ${email}, made on ${day}`,
    'Each works once, in place of a code of your authenticator app. Codes made earlier work no more.',
    '',
    ...codes,
    '',
  ].join('\n');
