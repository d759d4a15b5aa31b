import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { accountEntries } from '../runtime/account-entries';
import { byCode } from '../runtime/by-code';
import type { Handler } from '../runtime/handler';
import { secondFactorOnMail } from '../runtime/second-factor-mails';
import { newCodesOf } from './recovery-codes';

/**
 * Two-step login is on once the app has shown a right code, so that nobody locks himself out with an app that has another clock or secret.
 * That code is used up. Refuses `conflict` when no secret waits, or another one was asked for meanwhile.
 */
export const confirmSecondFactor: Handler<Contract['profile']['confirmSecondFactor']> = async (
  { body, viewer: { userId }, now, requestId },
  deps,
) => {
  const [person, secret] = await Promise.all([
    deps.accounts.byId(userId),
    deps.secondFactors.pending({ userId, now }),
  ]);
  if (!person) throw refuse('not-authenticated');
  if (person.account.secondFactorSince !== undefined) throw refuse('second-factor-on');
  if (secret === undefined) throw refuse('conflict');
  const { codes, recoveryHashes } = newCodesOf(userId, deps.ids);
  const factor = { userId, secret, since: now.toISOString(), lastStep: 0, recoveryHashes };
  const audit = accountEntries(
    person,
    { action: 'account.second-factor-on', call: { now, requestId } },
    deps,
  );
  await byCode(
    { factor: { ...factor, recoveryHashes: [] }, typed: body.code, now },
    async ({ proof }) =>
      deps.secondFactors.turnOn({ ...factor, lastStep: proof.kind === 'app' ? proof.step : 0 }, audit),
    deps,
  );
  const { email, firstName } = person.account;
  await deps.mail.send({ to: email, ...secondFactorOnMail({ firstName, ...deps.settings }) });
  return { success: 1, data: { recovery_codes: codes } };
};
