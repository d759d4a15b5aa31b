import { env } from '../../../infra/env';
import { rotatingTokens } from '../../gateways/tokens/rotating-tokens';
import { jwtTokens, type TokenKeys, type Tokens } from '../../gateways/tokens/tokens';
import { optional, required } from './environment';
import { parseTokenKeys } from './settings-from-env';

/** Keys by value would show in a template and the console, so only one machine and tests may use them. */
const stagesWithSecrets = ['staging', 'prod'];

async function readSecret(secretId: string): Promise<TokenKeys> {
  const { secretVersions } = await import('../../gateways/secret-versions');
  const found = await secretVersions().read(secretId, 'AWSCURRENT');
  if (!found) throw new Error('The secret of the token keys has no current version');
  return parseTokenKeys(found.text);
}

/** Tokens with keys from Secrets Manager, reread every five minutes; on one machine, with keys by value. */
export function tokensFromEnv(): Tokens {
  const byValue = optional(env.tokenKeys);
  if (byValue === undefined) {
    const secretId = required(env.tokenKeysSecret);
    return rotatingTokens(() => readSecret(secretId));
  }
  if (stagesWithSecrets.includes(optional(env.stage) ?? ''))
    throw new Error(
      `${env.tokenKeys} is refused in a deployed stage; name a secret in ${env.tokenKeysSecret}`,
    );
  return jwtTokens(parseTokenKeys(byValue));
}
