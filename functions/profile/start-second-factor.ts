import { profile as rows } from '../../shared/contract/profile';
import { checkPassword } from '../common/accounts/check-password';
import { sealSecret } from '../common/accounts/sealed-secret';
import { authenticatorSecret, authenticatorUrl } from '../gateways/tokens/authenticator';
import { change } from '../runtime/change';

/** A secret waits this long to be confirmed: time to install an app. */
const pendingSeconds = 60 * 60;

/** A secret for an authenticator app, shown once. It changes nothing yet and replaces an unconfirmed one. */
export const startSecondFactor = change(rows.startSecondFactor, {
  tries: ['password-again'],
  read: ({ viewer }, deps) => deps.accounts.byId(viewer.userId),
  act: async ({ body, viewer: { userId }, found: person, tries, now }, deps) => {
    const { account } = await checkPassword({ password: body.password, person, tries }, deps);
    const secret = authenticatorSecret(deps.ids.secret());
    const expiresAt = new Date(now.getTime() + pendingSeconds * 1000).toISOString();
    const sealed = await sealSecret({ userId, secret }, deps);
    await deps.secondFactors.begin({ userId, secret: sealed, expiresAt });
    const url = authenticatorUrl({ secret, email: account.email });
    return { success: 1, data: { secret, otpauth_url: url } };
  },
});
