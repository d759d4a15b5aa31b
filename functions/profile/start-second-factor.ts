import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { authenticatorSecret, authenticatorUrl } from '../gateways/authenticator';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';
import { type Trying, trying } from '../runtime/trying';
import { callerAsRead, type Person } from './own-account';

type Row = Contract['profile']['startSecondFactor'];
type Request = RequestOf<Row> & ViewerCall & Trying;

/** How long a secret waits to be confirmed: time to install an app. */
const pendingSeconds = 60 * 60;

/** A secret for an authenticator app. It is told once, changes nothing yet, and takes the place of one that was never confirmed. */
export const startSecondFactor: Handler<Row> = trying(
  ['password-again'],
  readingFirst<Request, Person | undefined, ReplyOf<Row>>(
    callerAsRead,
    async ({ body, viewer: { userId }, first, tries, now, lastWrite }, deps) => {
      const person = await first();
      const { account } = await passwordAgain({ password: body.password, person, tries }, deps);
      const secret = authenticatorSecret(deps.ids.secret());
      const expiresAt = new Date(now.getTime() + pendingSeconds * 1000).toISOString();
      await lastWrite(() => deps.secondFactors.begin({ userId, secret, expiresAt }));
      const url = authenticatorUrl({ secret, email: account.email });
      return { success: 1, data: { secret, otpauth_url: url } };
    },
  ),
);
