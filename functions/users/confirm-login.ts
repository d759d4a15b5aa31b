import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { byCode } from '../runtime/by-code';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { recoveryCodeUsedMail, wrongCodesMail } from '../runtime/second-factor-mails';
import { firstRole } from './first-role';
import { loggedIn } from './logged-in';
import { hashOfToken } from './mail-links';

type Row = Contract['users']['confirmLogin'];
type Request = RequestOf<Row> & Call;
type Found = Awaited<ReturnType<typeof whoseTicket>>;

/** Who has begun this login, and what checks the code. Whether the ticket still has a try is decided where one is taken. */
async function whoseTicket({ body }: Request, { accounts, secondFactors }: Deps) {
  const userId = await secondFactors.userOfTicket(hashOfToken(body.ticket));
  if (userId === undefined) return undefined;
  const [person, factor] = await Promise.all([accounts.byId(userId), secondFactors.of(userId)]);
  return person && factor && { ...person, factor };
}

/**
 * The second step of a login. The session starts in one transaction with the end of the ticket and of the code, so that neither works twice;
 * whatever ended the person's sessions since the password was given ends this login too.
 */
export const confirmLogin: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  whoseTicket,
  async ({ body, first, ...call }, deps) => {
    const ticketHash = hashOfToken(body.ticket);
    const [ticket, found] = await Promise.all([
      deps.secondFactors.tryTicket({ ticketHash, now: call.now }),
      first(),
    ]);
    if (!found) throw refuse('login-expired');
    const { account, roles, factor } = found;
    const to = { firstName: account.firstName, ...deps.settings };
    const onLast = () => deps.mail.send({ to: account.email, ...wrongCodesMail(to) });
    return byCode(
      { factor, typed: body.code, call, onLast },
      async (proven) => {
        const active = firstRole(account, roles);
        if (!account.active || !active) throw refuse('no-access');
        const secondStep = { ...proven, ...ticket };
        const data = await loggedIn({ account, roles, active, call, secondStep }, deps);
        if (proven.proof.kind === 'recovery') {
          const left = factor.recoveryHashes.length - 1;
          await deps.mail.send({ to: account.email, ...recoveryCodeUsedMail({ ...to, left }) });
        }
        return { success: 1, data };
      },
      deps,
    );
  },
);
