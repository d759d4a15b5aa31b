import { env } from '../../infra/env';
import { systemClock } from '../gateways/clock';
import type { Files } from '../gateways/files';
import { randomIds } from '../gateways/ids';
import type { Mail } from '../gateways/mail';
import { scryptPasswords } from '../gateways/passwords';
import type { Deps } from './deps';
import { originWordsFromEnv } from './deps-origin';
import { optional, settingsFromEnv } from './deps-settings';
import { noPayments } from './deps-without-payments';
import { early } from './early';
import { only } from './only';

/**
 * A part that only some functions have: `withStores`, `withMail`, `withFiles`. The others neither bundle nor load it.
 */
export type Gateway = () => Promise<Partial<Deps>>;

/** scrypt's N in every stage (decisions of design/libraries: N = 2^17). */
const passwordCost = 17;

const missing = (what: string): Error =>
  new Error(`This function was built without ${what}: name it in the feature's depsFromEnv(…)`);
const without = (what: string): Promise<never> => Promise.reject(missing(what));

const noMail: Mail = { send: () => without('withMail') };
const noFiles: Files = {
  startUpload: () => without('withFiles'),
  peek: () => without('withFiles'),
  put: () => without('withFiles'),
  copy: () => without('withFiles'),
  remove: () => without('withFiles'),
  link: () => without('withFiles'),
  download: () => without('withFiles'),
};

async function build(gateways: readonly Gateway[]): Promise<Deps> {
  const [{ tokensFromEnv }, ...parts] = await Promise.all([
    import('./deps-tokens'),
    ...gateways.map((gateway) => gateway()),
  ]);
  const originWords = originWordsFromEnv();
  const base: Partial<Deps> = {
    clock: systemClock,
    ids: randomIds(),
    passwords: scryptPasswords({ cost: Number(optional(env.passwordCost) ?? passwordCost) }),
    tokens: tokensFromEnv(),
    mail: noMail,
    files: noFiles,
    ...noPayments(without),
    settings: { ...settingsFromEnv(), ...(originWords && { originWords }) },
  };
  return only<Deps>(Object.assign(base, ...parts), (name) => missing(`the store '${name}'`));
}

/** `Deps` from the environment, built once in a process, of the named parts: `depsFromEnv(withStores(() => import('./stores')), withMail)`. */
export const depsFromEnv = (...gateways: Gateway[]): (() => Promise<Deps>) => early(() => build(gateways));
