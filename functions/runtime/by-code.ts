import { refusals, refuse } from '../../shared/wire/refusals';
import { hashOfRecoveryCode, readCode, stepOfCode } from '../gateways/authenticator';
import type { Proof, Proven } from '../table/second-factor-writes';
import type { SecondFactor } from '../table/second-factors';
import { countFailures } from './count-failures';
import type { Deps } from './deps';
import type { Call } from './handler';

/**
 * Wrong codes of one person in an hour, on however many logins and from wherever: each login has five, and whoever knows the password could
 * begin one after the other. Three codes in a million are right at a time, so ten an hour guess one in four years.
 */
const codesAnHour = { limit: 10, windowSeconds: 60 * 60 };

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
  readonly call: Pick<Call, 'now' | 'atLast'>;
  /** Called with the last wrong code that an hour has room for. */
  readonly onLast?: () => Promise<void>;
};

/** Does what a code is asked for, with a right one. Refuses `wrong-code`, and `too-many-tries` after ten wrong ones in an hour. */
export function byCode<T>(
  { factor, typed, call, onLast }: Given,
  act: (proven: Proven) => Promise<T>,
  deps: Deps,
): Promise<T> {
  const { userId, secret } = factor;
  const check = async (count: number) => {
    const proof = proofOf(typed, { factor, now: call.now });
    if (proof) return act({ userId, secret, proof });
    if (count === codesAnHour.limit) await onLast?.();
    throw wrongCode();
  };
  return countFailures({ scope: 'second-factor', subject: userId, call, ...codesAnHour }, check, deps);
}
