import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { byCode } from '../runtime/by-code';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Call, Handler } from '../runtime/handler';
import { recoveryCodeUsedMail, wrongCodesMail } from '../runtime/second-factor-mails';
import { countTries, endingTries } from '../runtime/tries';
import type { Trying } from '../runtime/trying';
import { firstRole } from './first-role';
import { loggedIn } from './logged-in';
import { hashOfToken } from './mail-links';

type Row = Contract['users']['confirmLogin'];
type Request = RequestOf<Row> & Call;
type Begun = string | undefined;
type Confirming = Request & Trying & { readonly userId: string };

/** Takes one of the login's tries, and reads beside it who has begun it and what checks the code. */
async function taken({ body, userId, now }: Confirming, { accounts, secondFactors }: Deps) {
  const [ticket, person, factor] = await Promise.all([
    secondFactors.tryTicket({ ticketHash: hashOfToken(body.ticket), now }),
    accounts.byId(userId),
    secondFactors.of(userId),
  ]);
  if (!person || !factor) throw refuse('login-expired');
  return { ticket, factor, ...person };
}

async function confirm(request: Confirming, deps: Deps): Promise<ReplyOf<Row>> {
  const { body, userId, ...call } = request;
  const { ticket, factor, account, roles } = await taken(request, deps);
  const to = { firstName: account.firstName, ...deps.settings };
  const onLast = () => deps.mail.send({ to: account.email, ...wrongCodesMail(to) });
  return byCode({ factor, typed: body.code, call, onLast }, async (proven) => {
    const active = firstRole(account, roles);
    if (!account.active || !active) throw refuse('no-access');
    const secondStep = { ...proven, ...ticket };
    const data = await call.lastWrite(() => loggedIn({ account, roles, active, call, secondStep }, deps));
    if (proven.proof.kind === 'recovery') {
      const left = factor.recoveryHashes.length - 1;
      await deps.mail.send({ to: account.email, ...recoveryCodeUsedMail({ ...to, left }) });
    }
    return { success: 1, data };
  });
}

/**
 * The second step of a login. The session starts in one transaction with the end of the ticket and of the code, so that neither works twice;
 * whatever ended the person's sessions since the password was given ends this login too.
 */
export const confirmLogin: Handler<Row> = readingFirst<Request, Begun, ReplyOf<Row>>(
  ({ body }, { secondFactors }) => secondFactors.userOfTicket(hashOfToken(body.ticket)),
  async ({ first, ...request }, deps) => {
    const userId = await first();
    if (userId === undefined) throw refuse('login-expired');
    // Counted beside the ticket's own try, and given back when that one is refused.
    const tries = countTries({ kinds: ['second-factor'], userId, now: request.now }, deps);
    return endingTries(tries, () => confirm({ ...request, userId, tries }, deps));
  },
);
