import { profile as rows } from '../../shared/contract/profile';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../common/accounts/audit-account';
import { checkCode } from '../common/accounts/check-code';
import { secondFactorOnMail } from '../common/accounts/second-factor-mails';
import { change } from '../runtime/change';
import { makeRecoveryCodes } from './make-recovery-codes';
import { readAccount } from './read-account';

/** Turns two-step login on once the app shows a right code, so that a wrong clock or secret locks nobody
 * out. Uses that code up. Refuses `conflict` when no secret waits or another one replaced it. */
export const confirmSecondFactor = change(rows.confirmSecondFactor, {
  tries: ['second-factor'],
  read: async (asked, deps) => {
    const { viewer, now } = asked;
    const pending = deps.secondFactors.pending({ userId: viewer.userId, now });
    const [person, secret] = await Promise.all([readAccount(asked, deps), pending]);
    return { person, secret };
  },
  act: async ({ body, found: { person, secret }, ...call }, deps) => {
    const { userId, email, firstName, secondFactorSince } = person.account;
    if (secondFactorSince !== undefined) throw refuse('second-factor-on');
    if (secret === undefined) throw refuse('conflict');
    const { codes, recoveryHashes } = makeRecoveryCodes(userId, deps.ids);
    const factor = { userId, secret, since: call.now.toISOString(), lastStep: 0 };
    const shown = { factor: { ...factor, recoveryHashes: new Set<string>() }, typed: body.code };
    const { proof } = await checkCode({ ...shown, ...call }, deps);
    const lastStep = proof.kind === 'app' ? proof.step : 0;
    const audit = accountEntries(person, { action: 'account.second-factor-on', call }, deps);
    await deps.secondFactors.turnOn({ ...factor, lastStep, recoveryHashes }, audit);
    await deps.mail.send({ to: email, ...secondFactorOnMail({ firstName, ...deps.settings }) });
    return { success: 1, data: { recovery_codes: codes } };
  },
});
