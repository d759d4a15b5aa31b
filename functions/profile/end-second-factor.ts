import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import { byCode } from '../runtime/by-code';
import type { Handler } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';
import { secondFactorOffMail } from '../runtime/second-factor-mails';

/** Login by the password alone again; whoever asks shows both steps. */
export const endSecondFactor: Handler<Contract['profile']['endSecondFactor']> = async (
  { body, viewer: { userId }, now, requestId },
  deps,
) => {
  const person = await passwordAgain({ userId, password: body.password, now }, deps);
  const factor = await deps.secondFactors.of(userId);
  if (!factor) throw refuse('second-factor-off');
  const audit = accountEntries(
    person,
    { action: 'account.second-factor-off', call: { now, requestId } },
    deps,
  );
  await byCode(
    { factor, typed: body.code, now },
    (proven) => deps.secondFactors.turnOff(proven, audit),
    deps,
  );
  const { email, firstName } = person.account;
  await deps.mail.send({ to: email, ...secondFactorOffMail({ firstName, ...deps.settings }) });
  return { success: 1 };
};
