import { env } from '../../../infra/env';
import { systemClock } from '../../gateways/clock';
import { randomIds } from '../../gateways/ids';
import { scryptPasswords } from '../../gateways/tokens/passwords';
import { documentClient } from '../../table/db/client';
import { lazily } from '../../table/db/lazily';
import { storeParts } from '../../table/stores';
import type { Deps, Gateways } from './deps';
import { optional, required } from './environment';
import { recentCalls } from './recent-calls';
import { settingsFromEnv } from './settings-from-env';
import { tokensFromEnv } from './tokens-from-env';

/** A function's gateways, each made on first use: `{ files, mail }`. */
export type Given = { readonly [K in keyof Gateways]?: () => Gateways[K] };

/** scrypt's N as a power of two, in every stage (design/libraries: N = 2^17). */
const passwordCost = 17;

const missing = (name: keyof Gateways) => (): never => {
  throw new Error(`This function was built without ${name}: name it in the gateways of its index.ts`);
};

/** The gateways a function named; any other throws an error that says what is missing. */
export const onlyGiven = (given: Given): { readonly [K in keyof Gateways]: () => Gateways[K] } => ({
  files: missing('files'),
  mail: missing('mail'),
  payments: missing('payments'),
  paymentQueue: missing('paymentQueue'),
  printer: missing('printer'),
  pdfs: missing('pdfs'),
  sealKey: missing('sealKey'),
  bureau: missing('bureau'),
  reportKey: missing('reportKey'),
  secretKey: missing('secretKey'),
  invoke: missing('invoke'),
  planner: missing('planner'),
  ...given,
});

const make = (given: Given): Deps =>
  lazily({
    ...storeParts({ client: documentClient(), tableName: required(env.tableName) }),
    ...onlyGiven(given),
    clock: () => systemClock,
    ids: () => randomIds(),
    passwords: () => scryptPasswords({ cost: Number(optional(env.passwordCost) ?? passwordCost) }),
    tokens: () => tokensFromEnv(),
    settings: () => settingsFromEnv(),
    recentCalls: () => recentCalls(),
  });

/** `Deps` from the environment, made on the first call: `depsFromEnv({ files, mail })`. */
export function depsFromEnv(given: Given = {}): () => Deps {
  let made: Deps | undefined;
  return () => {
    made ??= make(given);
    return made;
  };
}
