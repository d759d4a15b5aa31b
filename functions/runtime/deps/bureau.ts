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
  const found = await secretVersions().read(secretId, 'AWSCURRENT');
  const keys = found && BureauKeys.safeParse(parsed(found.text)).data;
  if (keys) return httpBureau(keys);
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
    const opened = open(secretId);
    held = { bureau: opened, at: Date.now() };
    opened.catch(() => {
      held = undefined;
    });
    return opened;
  };
  return {
    order: async (order) => (await current()).order(order),
    report: async (bureauId) => (await current()).report(bureauId),
    readEvent: async (message) => (await current()).readEvent(message),
    agency: async () => (await current()).agency(),
  };
}
