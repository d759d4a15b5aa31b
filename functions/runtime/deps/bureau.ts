import { env } from '../../../infra/env';
import { refuse } from '../../../shared/wire/refusals';
import type { Bureau } from '../../gateways/screening/bureau';
import { required } from './environment';

/** The bureau, with the keys from Secrets Manager; without any, each call says what is missing. */
async function open(secretId: string): Promise<Bureau> {
  const [{ secretVersions }, { BureauKeys, httpBureau }] = await Promise.all([
    import('../../gateways/secret-versions'),
    import('../../gateways/screening/bureau-http'),
  ]);
  const versions = secretVersions();
  // The bureau signs with the former secret until it is told the new one.
  const [keys, former] = await Promise.all(
    (['AWSCURRENT', 'AWSPREVIOUS'] as const).map(async (stage) => {
      const found = await versions.read(secretId, stage);
      return found && BureauKeys.safeParse(parsed(found.text)).data;
    }),
  );
  if (keys) return httpBureau(keys, former);
  const away = refuse('bureau-away');
  away.cause = new Error(`The secret ${secretId} holds no bureau keys (infra/RUNBOOKS.md, Screening)`);
  throw away;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const keptMilliseconds = 300_000;

/** Rereads the keys every five minutes. */
export function bureau(): Bureau {
  const secretId = required(env.bureauKeysSecret);
  let held: { bureau: Promise<Bureau>; at: number } | undefined;
  const current = (): Promise<Bureau> => {
    if (held && Date.now() - held.at <= keptMilliseconds) return held.bureau;
    const before = held;
    // If the keys cannot be read, keep the old ones; without any, this call fails and the next one retries.
    const bureau = open(secretId).catch((cause: unknown) => {
      held = before;
      if (before) return before.bureau;
      throw cause;
    });
    held = { bureau, at: Date.now() };
    return bureau;
  };
  return {
    order: async (order) => (await current()).order(order),
    takeBack: async (reference) => (await current()).takeBack(reference),
    report: async (bureauId) => (await current()).report(bureauId),
    readEvent: async (message) => (await current()).readEvent(message),
    agency: async () => (await current()).agency(),
  };
}
