import { users as rows } from '../../shared/contract/users';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { hashOfToken } from './make-mail-link';
import { networkOf } from './network-of';

/** 'I did not sign up': forgets what waits at the mailbox of the link, and the link. */
export const discardSignUp = change(rows.discardSignUp, {
  read: ({ body, now, address }, { accounts }) =>
    accounts.signUpsBehind({ tokenHash: hashOfToken(body.token), from: networkOf(address), now }),
  act: async ({ body, found: waiting }, { accounts }) => {
    if (waiting.length === 0) throw refuse('link-not-valid');
    await accounts.discardSignUps({ tokenHash: hashOfToken(body.token), waiting });
    return { success: 1 };
  },
});
