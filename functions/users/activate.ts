import { users as rows } from '../../shared/contract/users';
import type { AuditAction } from '../../shared/domain/audit/audit';
import { accountEntries } from '../common/accounts/audit-account';
import { startSession } from '../common/accounts/start-session';
import { change } from '../runtime/change';
import { chooseSignUp } from './choose-sign-up';
import { forgetFailures } from './forget-failures';
import { makeAccount } from './make-account';
import { hashOfToken } from './make-mail-link';
import { networkOf } from './network-of';

/** Makes an account of the sign-up behind the link of a mail, once, and signs in whoever made it. */
export const activate = change(rows.activate, {
  read: async ({ body, now, address }, { accounts, plans }) => {
    const asked = { tokenHash: hashOfToken(body.token), from: networkOf(address), now };
    const [waiting, all] = await Promise.all([accounts.signUpsBehind(asked), plans.all()]);
    return { waiting, plans: all };
  },
  act: async ({ body, now, found: { waiting, plans }, ...call }, deps) => {
    const { password, nonce } = body;
    const browserHash = nonce === undefined ? undefined : hashOfToken(nonce);
    const signUp = await chooseSignUp({ waiting, browserHash, password }, deps);
    const made = makeAccount({ signUp, plans }, deps);
    const { account } = made;
    const person = { account, roles: [made.role] };
    const entries = (action: AuditAction, at: string) =>
      accountEntries(person, { action, call: { ...call, now: new Date(at) } }, deps);
    const audit = [
      ...entries('account.register', signUp.createdAt),
      ...entries('account.activate', now.toISOString()),
    ];
    await forgetFailures(signUp.email, now, deps);
    await deps.accounts.activate({ ...made, tokenHash: hashOfToken(body.token), waiting, now, audit });
    return { success: 1, data: await startSession({ ...person, call: { ...call, now } }, deps) };
  },
});
