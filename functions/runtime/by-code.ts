import { refusals, refuse } from '../../shared/wire/refusals';
import { hashOfRecoveryCode, readCode, stepOfCode } from '../gateways/authenticator';
import type { Proof, Proven } from '../table/second-factor-writes';
import type { SecondFactor } from '../table/second-factors';
import { type Tries, tried } from './tries';

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
  return factor.recoveryHashes.includes(hash) ? { kind: 'recovery', hash } : undefined;
}

const wrongCode = () => refuse('wrong-code', { fields: { code: refusals['wrong-code'].message } });

type Given = {
  readonly factor: SecondFactor;
  readonly typed: string;
  readonly call: { readonly now: Date; readonly tries: Tries };
  /** Called with the last wrong code that an hour has room for. */
  readonly onLast?: () => Promise<void>;
};

/** Does what a code is asked for, with a right one. Refuses `wrong-code`, and `too-many-tries` after ten wrong ones in an hour. */
export async function byCode<T>(
  { factor, typed, call: { now, tries }, onLast }: Given,
  act: (proven: Proven) => Promise<T>,
): Promise<T> {
  const { userId, secret } = factor;
  const count = await tries.take('second-factor');
  const proof = proofOf(typed, { factor, now });
  if (proof) return tries.rightFor('second-factor', () => act({ userId, secret, proof }));
  if (count === tried['second-factor'].limit) await onLast?.();
  throw wrongCode();
}
