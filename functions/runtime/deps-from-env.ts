import { env } from '../../infra/env';
import { systemClock } from '../gateways/clock';
import type { Files } from '../gateways/files';
import { randomIds } from '../gateways/ids';
import type { Mail } from '../gateways/mail';
import { scryptPasswords } from '../gateways/passwords';
import type { Deps } from './deps';
import { originSecretFromEnv } from './deps-origin';
import { optional, required, settingsFromEnv, startsInLambda } from './deps-settings';
import { tokensFromEnv } from './deps-tokens';
import { noPayments } from './deps-without-payments';

/** A gateway that only some functions have: `withMail`, `withFiles`. The others neither bundle nor load its client. */
export type Gateway = () => Promise<Partial<Deps>>;

/** scrypt's N in every stage (decisions of design/libraries: N = 2^17). */
const passwordCost = 17;

const without = (what: string): Promise<never> =>
  Promise.reject(
    new Error(`This function was built without ${what}: name it in the feature's depsFromEnv(…)`),
  );

const noMail: Mail = { send: () => without('withMail') };
const noFiles: Files = {
  startUpload: () => without('withFiles'),
  peek: () => without('withFiles'),
  put: () => without('withFiles'),
  copy: () => without('withFiles'),
  remove: () => without('withFiles'),
  link: () => without('withFiles'),
};

async function build(gateways: readonly Gateway[]): Promise<Deps> {
  const [{ documentClient }, { stores }, ...parts] = await Promise.all([
    import('../table/client'),
    import('../table/stores'),
    ...gateways.map((gateway) => gateway()),
  ]);
  const originSecret = originSecretFromEnv();
  const base: Deps = {
    clock: systemClock,
    ids: randomIds(),
    ...stores({ client: documentClient(), tableName: required(env.tableName) }),
    passwords: scryptPasswords({ cost: Number(optional(env.passwordCost) ?? passwordCost) }),
    tokens: tokensFromEnv(),
    mail: noMail,
    files: noFiles,
    ...noPayments(without),
    settings: { ...settingsFromEnv(), ...(originSecret && { originSecret }) },
  };
  return Object.assign(base, ...parts);
}

/**
 * `Deps` from the environment, built once in a process, with the named gateways: `depsFromEnv(withMail)`. In Lambda building begins with the
 * module, while the function has its whole CPU; elsewhere with the first call.
 */
export function depsFromEnv(...gateways: Gateway[]): () => Promise<Deps> {
  let built: Promise<Deps> | undefined;
  const deps = (): Promise<Deps> => {
    built ??= build(gateways).catch((cause: unknown) => {
      built = undefined;
      throw cause;
    });
    return built;
  };
  if (startsInLambda()) deps().catch(() => undefined);
  return deps;
}
