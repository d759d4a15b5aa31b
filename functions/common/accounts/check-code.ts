import { refusals, refuse } from '../../../shared/wire/refusals';
import { hashOfRecoveryCode, readCode, stepOfCode } from '../../gateways/tokens/authenticator';
import type { Deps } from '../../runtime/deps/deps';
import { type Tries, tryLimits } from '../../runtime/pipeline/tries';
import type { SecondFactor } from '../../table/accounts/record';
import type { Proof, Proven } from '../../table/accounts/writes';
import { openSecret } from './sealed-secret';

type Given = {
  readonly factor: SecondFactor;
  readonly typed: string;
  readonly now: Date;
  readonly tries: Tries;
  /** Called on the last wrong code the hour allows. */
  readonly onLast?: () => Promise<void>;
};

/** The proof in a typed code that can be right at `now`. The write decides whether it was used before. */
async function proofOf({ typed, factor, now }: Given, deps: Deps): Promise<Proof | undefined> {
  const code = readCode(typed);
  if (!code) return undefined;
  if ('app' in code) {
    const step = stepOfCode({ secret: await openSecret(factor, deps), code: code.app, now });
    return step === undefined ? undefined : { kind: 'app', step };
  }
  const hash = hashOfRecoveryCode({ userId: factor.userId, code: code.recovery });
  return factor.recoveryHashes.has(hash) ? { kind: 'recovery', hash } : undefined;
}

const wrongCode = () => refuse('wrong-code', { fields: { code: refusals['wrong-code'].message } });

/** The proof of a right code. The later write uses it up; if that write refuses, the code counts as wrong.
 * Refuses `wrong-code`, and `too-many-tries` after ten wrong codes in an hour. */
export async function checkCode(given: Given, deps: Deps): Promise<Proven> {
  const { factor, tries, onLast } = given;
  const { userId, secret } = factor;
  const count = await tries.take('second-factor');
  const proof = await proofOf(given, deps);
  if (proof) return { userId, secret, proof };
  if (count === tryLimits['second-factor'].limit) await onLast?.();
  throw wrongCode();
}
