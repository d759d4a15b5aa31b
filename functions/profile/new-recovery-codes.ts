import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import { byCode } from '../runtime/by-code';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';
import { newRecoveryCodesMail } from '../runtime/second-factor-mails';
import { type Trying, trying } from '../runtime/trying';
import { callerWithFactor, type WithFactor } from './own-account';
import { newCodesOf } from './recovery-codes';

type Row = Contract['profile']['newRecoveryCodes'];
type Request = RequestOf<Row> & ViewerCall & Trying;

/** Ten new recovery codes; those from before are gone with the same write. */
export const newRecoveryCodes: Handler<Row> = trying(
  ['password-again', 'second-factor'],
  readingFirst<Request, WithFactor, ReplyOf<Row>>(
    callerWithFactor,
    async ({ body, viewer: { userId }, first, ...call }, deps) => {
      const { person: asRead, factor } = await first();
      const { password, code: typed } = body;
      const person = await passwordAgain({ password, person: asRead, tries: call.tries }, deps);
      if (!factor) throw refuse('second-factor-off');
      const { codes, recoveryHashes } = newCodesOf(userId, deps.ids);
      const audit = accountEntries(person, { action: 'account.recovery-codes', call }, deps);
      await byCode({ factor, typed, call }, (proven) =>
        call.lastWrite(() => deps.secondFactors.replaceRecoveryCodes({ ...proven, recoveryHashes }, audit)),
      );
      const { email, firstName } = person.account;
      await deps.mail.send({ to: email, ...newRecoveryCodesMail({ firstName, ...deps.settings }) });
      return { success: 1, data: { recovery_codes: codes } };
    },
  ),
);
