import { profile as rows } from '../../shared/contract/profile';
import { accountEntries } from '../common/accounts/audit-account';
import { newRecoveryCodesMail } from '../common/accounts/second-factor-mails';
import { change } from '../runtime/change';
import { checkBothSteps } from './check-both-steps';
import { makeRecoveryCodes } from './make-recovery-codes';
import { readAccountWithFactor } from './read-account';

/** Ten new recovery codes; the same write removes the old ones. */
export const newRecoveryCodes = change(rows.newRecoveryCodes, {
  tries: ['password-again', 'second-factor'],
  read: readAccountWithFactor,
  act: async (request, deps) => {
    const { person, proven } = await checkBothSteps(request, deps);
    const { userId, email, firstName } = person.account;
    const { codes, recoveryHashes } = makeRecoveryCodes(userId, deps.ids);
    const audit = accountEntries(person, { action: 'account.recovery-codes', call: request }, deps);
    await deps.secondFactors.replaceRecoveryCodes({ ...proven, recoveryHashes }, audit);
    await deps.mail.send({ to: email, ...newRecoveryCodesMail({ firstName, ...deps.settings }) });
    return { success: 1, data: { recovery_codes: codes } };
  },
});
