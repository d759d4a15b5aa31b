import { refusals, refuse } from '../../../shared/wire/refusals';
import { hashOfRecoveryCode, readCode, stepOfCode } from '../../gateways/authenticator';
import { type Tries, tried } from '../../runtime/pipeline/tries';
import type { SecondFactor } from '../../table/accounts/record';
import type { Proof, Proven } from '../../table/accounts/writes';

/** What was typed, if it is a code that can be right at `now`; whether it was used before is decided where it is written. */
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
  /** Called with the last wrong code that an hour has room for. */
  readonly onLast?: () => Promise<void>;
};

/**
 * What a right code proves; it is used up where it is written. Refuses `wrong-code`, and `too-many-tries` after ten wrong ones in an hour; one that
 * is right and refused where it is written counts as wrong.
 */
export async function checkCode({ factor, typed, now, tries, onLast }: Given): Promise<Proven> {
  const { userId, secret } = factor;
  const count = await tries.take('second-factor');
  const proof = proofOf(typed, { factor, now });
  if (proof) return { userId, secret, proof };
  if (count === tried['second-factor'].limit) await onLast?.();
  throw wrongCode();
}
