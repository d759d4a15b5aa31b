import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { byCode } from '../runtime/by-code';
import type { Handler } from '../runtime/handler';
import { recoveryCodeUsedMail, wrongCodesMail } from '../runtime/second-factor-mails';
import { firstRole } from './first-role';
import { loggedIn } from './logged-in';
import { hashOfToken } from './mail-links';

/**
 * The second step of a login. The session starts in one transaction with the end of the ticket and of the code, so that neither works twice;
 * whatever ended the person's sessions since the password was given ends this login too.
 */
export const confirmLogin: Handler<Contract['users']['confirmLogin']> = async ({ body, ...call }, deps) => {
  const ticket = await deps.secondFactors.tryTicket({ ticketHash: hashOfToken(body.ticket), now: call.now });
  const [person, factor] = await Promise.all([
    deps.accounts.byId(ticket.userId),
    deps.secondFactors.of(ticket.userId),
  ]);
  if (!person || !factor) throw refuse('login-expired');
  const { account, roles } = person;
  const to = { firstName: account.firstName, ...deps.settings };
  const onLast = () => deps.mail.send({ to: account.email, ...wrongCodesMail(to) });
  return byCode(
    { factor, typed: body.code, now: call.now, onLast },
    async (proven) => {
      const active = firstRole(account, roles);
      if (!account.active || !active) throw refuse('no-access');
      const data = await loggedIn(
        { account, roles, active, call, secondStep: { ...proven, ...ticket } },
        deps,
      );
      if (proven.proof.kind === 'recovery') {
        const left = factor.recoveryHashes.length - 1;
        await deps.mail.send({ to: account.email, ...recoveryCodeUsedMail({ ...to, left }) });
      }
      return { success: 1, data };
    },
    deps,
  );
};
