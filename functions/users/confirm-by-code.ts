import type { SignedIn } from '../common/accounts/answer-signed-in';
import { checkCode } from '../common/accounts/check-code';
import { recoveryCodeUsedMail, wrongCodesMail } from '../common/accounts/second-factor-mails';
import { startSession } from '../common/accounts/start-session';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { Tries } from '../runtime/pipeline/tries';
import { takeTicket } from './login-tickets';

type Confirming = Call & {
  readonly body: { readonly ticket: string; readonly code: string };
  readonly userId: string;
  readonly tries: Tries;
};

/** Starts the session of a login with a valid ticket and a right code. A recovery code sends a mail. */
export async function confirmByCode(call: Confirming, deps: Deps): Promise<SignedIn> {
  const { body, userId, now, tries } = call;
  const { ticket, factor, account, roles } = await takeTicket({ ticket: body.ticket, userId, now }, deps);
  const { email, firstName } = account;
  const to = { firstName, ...deps.settings };
  const onLast = () => deps.mail.send({ to: email, ...wrongCodesMail(to) });
  const proven = await checkCode({ factor, typed: body.code, now, tries, onLast }, deps);
  const data = await startSession({ account, roles, call, secondStep: { ...proven, ...ticket } }, deps);
  if (proven.proof.kind === 'recovery') {
    const left = factor.recoveryHashes.size - 1;
    await deps.mail.send({ to: email, ...recoveryCodeUsedMail({ ...to, left }) });
  }
  return data;
}
