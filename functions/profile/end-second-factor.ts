import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import { byCode } from '../runtime/by-code';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';
import { secondFactorOffMail } from '../runtime/second-factor-mails';
import { type Trying, trying } from '../runtime/trying';
import { callerWithFactor, type WithFactor } from './own-account';

type Row = Contract['profile']['endSecondFactor'];
type Request = RequestOf<Row> & ViewerCall & Trying;

/** Login by the password alone again; whoever asks shows both steps. */
export const endSecondFactor: Handler<Row> = trying(
  ['password-again', 'second-factor'],
  readingFirst<Request, WithFactor, ReplyOf<Row>>(
    callerWithFactor,
    async ({ body, first, ...call }, deps) => {
      const { person: asRead, factor } = await first();
      const { password, code: typed } = body;
      const person = await passwordAgain({ password, person: asRead, tries: call.tries }, deps);
      if (!factor) throw refuse('second-factor-off');
      const audit = accountEntries(person, { action: 'account.second-factor-off', call }, deps);
      await byCode({ factor, typed, call }, (proven) =>
        call.lastWrite(() => deps.secondFactors.turnOff(proven, audit)),
      );
      const { email, firstName } = person.account;
      await deps.mail.send({ to: email, ...secondFactorOffMail({ firstName, ...deps.settings }) });
      return { success: 1 };
    },
  ),
);
