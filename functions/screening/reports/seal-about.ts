import { openSealed, seal } from '../../gateways/screening/sealed-text';
import type { Deps } from '../../runtime/deps/deps';
import type { ScreeningKey } from '../../table/screening/record';

type About = ScreeningKey & { readonly what: 'identity' | 'report' };

const wordsOf = ({ organizationId, screeningId, what }: About): string =>
  `${what} ${organizationId} ${screeningId}`;

/** Seals something about a person with the key of the reports (D50). */
export const sealAbout = (about: About, value: unknown, { reportKey }: Deps): Promise<string> =>
  seal(value, { about: wordsOf(about), reportKey });

/** What `sealAbout` sealed about this very screening. */
export const openAbout = (about: About, sealed: string, { reportKey }: Deps): Promise<unknown> =>
  openSealed(sealed, { about: wordsOf(about), reportKey });
