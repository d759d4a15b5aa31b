import { env } from '../../infra/env';
import { optional } from './deps-settings';

const keptMilliseconds = 300_000;

async function read(secretId: string): Promise<string> {
  const { secretVersions } = await import('../gateways/secret-versions');
  const found = await secretVersions().read(secretId, 'AWSCURRENT');
  if (!found) throw new Error('The origin secret has no current version');
  return found.text;
}

/** CloudFront's word from Secrets Manager, read again every five minutes; undefined where no CloudFront stands before us. */
export function originSecretFromEnv(): (() => Promise<string>) | undefined {
  const secretId = optional(env.originSecret);
  if (secretId === undefined) return undefined;
  let held: { word: Promise<string>; at: number } | undefined;
  return () => {
    if (!held || Date.now() - held.at > keptMilliseconds) {
      const word = read(secretId);
      held = { word, at: Date.now() };
      word.catch(() => {
        held = undefined;
      });
    }
    return held.word;
  };
}
