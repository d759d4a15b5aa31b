import * as z from 'zod';
import { openSealed, seal } from '../../gateways/screening/sealed-text';
import type { Deps } from '../../runtime/deps/deps';

type Keyed = Pick<Deps, 'secretKey'>;

/** Binds a sealed secret to its person: moved to another account it does not open. */
const aboutOf = (userId: string): string => `second-factor:${userId}`;

/** An authenticator app's secret as the table keeps it: reading the table alone gives no codes. */
export const sealSecret = (
  { userId, secret }: { userId: string; secret: string },
  { secretKey }: Keyed,
): Promise<string> => seal(secret, { about: aboutOf(userId), reportKey: secretKey });

export const openSecret = async (
  { userId, secret }: { userId: string; secret: string },
  { secretKey }: Keyed,
): Promise<string> =>
  z.string().parse(await openSealed(secret, { about: aboutOf(userId), reportKey: secretKey }));
