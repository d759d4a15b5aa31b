import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import { byCode } from '../runtime/by-code';
import type { Handler } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';
import { newRecoveryCodesMail } from '../runtime/second-factor-mails';
import { newCodesOf } from './recovery-codes';

/** Ten new recovery codes; those from before are gone with the same write. */
export const newRecoveryCodes: Handler<Contract['profile']['newRecoveryCodes']> = async (
  { body, viewer: { userId }, now, requestId },
  deps,
) => {
  const person = await passwordAgain({ userId, password: body.password, now }, deps);
  const factor = await deps.secondFactors.of(userId);
  if (!factor) throw refuse('second-factor-off');
  const { codes, recoveryHashes } = newCodesOf(userId, deps.ids);
  const audit = accountEntries(person, { action: 'account.recovery-codes', call: { now, requestId } }, deps);
  await byCode(
    { factor, typed: body.code, now },
    (proven) => deps.secondFactors.replaceRecoveryCodes({ ...proven, recoveryHashes }, audit),
    deps,
  );
  const { email, firstName } = person.account;
  await deps.mail.send({ to: email, ...newRecoveryCodesMail({ firstName, ...deps.settings }) });
  return { success: 1, data: { recovery_codes: codes } };
};
