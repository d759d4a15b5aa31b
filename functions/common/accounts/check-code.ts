import { refusals, refuse } from '../../../shared/wire/refusals';
import { hashOfRecoveryCode, readCode, stepOfCode } from '../../gateways/authenticator';
import { type Tries, tryLimits } from '../../runtime/pipeline/tries';
import type { SecondFactor } from '../../table/accounts/record';
import type { Proof, Proven } from '../../table/accounts/writes';

/** The proof in a typed code that can be right at `now`. The write decides whether it was used before. */
function proofOf(
  typed: string,
  { factor, now }: { factor: Pick<SecondFactor, 'userId' | 'secret' | 'recoveryHashes'>; now: Date },
): Proof | undefined {
  const code = readCode(typed);
  if (!code) return undefined;
  if ('app' in code) {
    const step = stepOfCode({ secret: factor.secret, code: code.app, now });
    return step === undefined ? undefined : { kind: 'app', step };
  }
  const hash = hashOfRecoveryCode({ userId: factor.userId, code: code.recovery });
  return factor.recoveryHashes.has(hash) ? { kind: 'recovery', hash } : undefined;
}

const wrongCode = () => refuse('wrong-code', { fields: { code: refusals['wrong-code'].message } });

type Given = {
  readonly factor: SecondFactor;
  readonly typed: string;
  readonly now: Date;
  readonly tries: Tries;
  /** Called on the last wrong code the hour allows. */
  readonly onLast?: () => Promise<void>;
};

/** The proof of a right code. The later write uses it up; if that write refuses, the code counts as wrong.
 * Refuses `wrong-code`, and `too-many-tries` after ten wrong codes in an hour. */
export async function checkCode({ factor, typed, now, tries, onLast }: Given): Promise<Proven> {
  const { userId, secret } = factor;
  const count = await tries.take('second-factor');
  const proof = proofOf(typed, { factor, now });
  if (proof) return { userId, secret, proof };
  if (count === tryLimits['second-factor'].limit) await onLast?.();
  throw wrongCode();
}
