import { env } from '../../../infra/env';
import { optional } from './environment';

const keptMilliseconds = 300_000;

/** The previous word is accepted too: CloudFront learns a changed one only with the next deployment. */
async function read(secretId: string): Promise<readonly string[]> {
  const { secretVersions } = await import('../../gateways/secret-versions');
  const versions = secretVersions();
  const found = await Promise.all([
    versions.read(secretId, 'AWSCURRENT'),
    versions.read(secretId, 'AWSPREVIOUS'),
  ]);
  if (!found[0]) throw new Error('The origin secret has no current version');
  return found.flatMap((version) => version?.text || []);
}

/** CloudFront's words from Secrets Manager, reread every five minutes; undefined without CloudFront. */
export function originWordsFromEnv(): (() => Promise<readonly string[]>) | undefined {
  const secretId = optional(env.originSecret);
  if (secretId === undefined) return undefined;
  let held: { words: Promise<readonly string[]>; at: number } | undefined;
  return () => {
    if (!held || Date.now() - held.at > keptMilliseconds) {
      const words = read(secretId);
      held = { words, at: Date.now() };
      words.catch(() => {
        held = undefined;
      });
    }
    return held.words;
  };
}
