import type { Contract } from '../../shared/contract';
import { authenticatorSecret, authenticatorUrl } from '../gateways/authenticator';
import type { Handler } from '../runtime/handler';
import { passwordAgain } from '../runtime/password-again';

/** How long a secret waits to be confirmed: time to install an app. */
const pendingSeconds = 60 * 60;

/** A secret for an authenticator app. It is told once, changes nothing yet, and takes the place of one that was never confirmed. */
export const startSecondFactor: Handler<Contract['profile']['startSecondFactor']> = async (
  { body, viewer: { userId }, now },
  deps,
) => {
  const { account } = await passwordAgain({ userId, password: body.password, now }, deps);
  const secret = authenticatorSecret(deps.ids.secret());
  const expiresAt = new Date(now.getTime() + pendingSeconds * 1000).toISOString();
  await deps.secondFactors.begin({ userId, secret, expiresAt });
  const url = authenticatorUrl({ secret, email: account.email });
  return { success: 1, data: { secret, otpauth_url: url } };
};
