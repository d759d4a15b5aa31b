import { profile as rows } from '../../shared/contract/profile';
import { accountEntries } from '../common/accounts/audit-account';
import { secondFactorOffMail } from '../common/accounts/second-factor-mails';
import { change } from '../runtime/change';
import { checkBothSteps } from './check-both-steps';
import { readAccountWithFactor } from './read-account';

/** Back to login by password alone. The caller must pass both steps once more. */
export const endSecondFactor = change(rows.endSecondFactor, {
  tries: ['password-again', 'second-factor'],
  read: readAccountWithFactor,
  act: async (request, deps) => {
    const { person, proven } = await checkBothSteps(request, deps);
    const { email, firstName } = person.account;
    const audit = accountEntries(person, { action: 'account.second-factor-off', call: request }, deps);
    await deps.secondFactors.turnOff(proven, audit);
    await deps.mail.send({ to: email, ...secondFactorOffMail({ firstName, ...deps.settings }) });
    return { success: 1 };
  },
});
