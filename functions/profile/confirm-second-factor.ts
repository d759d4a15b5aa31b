import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import { byCode } from '../runtime/by-code';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { secondFactorOnMail } from '../runtime/second-factor-mails';
import { type Trying, trying } from '../runtime/trying';
import { callerAsRead, type Person } from './own-account';
import { newCodesOf } from './recovery-codes';

type Row = Contract['profile']['confirmSecondFactor'];
type Request = RequestOf<Row> & ViewerCall & Trying;
type Read = [Person | undefined, string | undefined];

/** The caller, and the secret that waits to be confirmed. */
const personAndSecret = (asking: Pick<Request, 'viewer' | 'now'>, deps: Deps): Promise<Read> =>
  Promise.all([
    callerAsRead(asking, deps),
    deps.secondFactors.pending({ userId: asking.viewer.userId, now: asking.now }),
  ]);

/**
 * Two-step login is on once the app has shown a right code, so that nobody locks himself out with an app that has another clock or secret.
 * That code is used up. Refuses `conflict` when no secret waits, or another one was asked for meanwhile.
 */
export const confirmSecondFactor: Handler<Row> = trying(
  ['second-factor'],
  readingFirst<Request, Read, ReplyOf<Row>>(
    personAndSecret,
    async ({ body, viewer: { userId }, first, ...call }, deps) => {
      const [person, secret] = await first();
      if (!person) throw refuse('not-authenticated');
      if (person.account.secondFactorSince !== undefined) throw refuse('second-factor-on');
      if (secret === undefined) throw refuse('conflict');
      const { codes, recoveryHashes } = newCodesOf(userId, deps.ids);
      const factor = { userId, secret, since: call.now.toISOString(), lastStep: 0, recoveryHashes };
      const audit = accountEntries(person, { action: 'account.second-factor-on', call }, deps);
      await byCode({ factor: { ...factor, recoveryHashes: [] }, typed: body.code, call }, ({ proof }) => {
        const on = { ...factor, lastStep: proof.kind === 'app' ? proof.step : 0 };
        return call.lastWrite(() => deps.secondFactors.turnOn(on, audit));
      });
      const { email, firstName } = person.account;
      await deps.mail.send({ to: email, ...secondFactorOnMail({ firstName, ...deps.settings }) });
      return { success: 1, data: { recovery_codes: codes } };
    },
  ),
);
