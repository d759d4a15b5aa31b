import { users as rows } from '../../shared/contract/users';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { countTries, withTries } from '../runtime/pipeline/tries';
import { confirmByCode } from './confirm-by-code';
import { hashOfToken } from './make-mail-link';

/** The second step of a login. One transaction starts the session and uses up ticket and code, so neither
 * works twice. Anything that ended the person's sessions since the password step ends this login too. */
export const confirmLogin = change(rows.confirmLogin, {
  read: ({ body }, { secondFactors }) => secondFactors.ticket(hashOfToken(body.ticket)),
  act: async ({ found: begun, ...request }, deps) => {
    if (!begun) throw refuse('login-expired');
    const { userId, deviceHash } = begun;
    // A ticket is no good for another browser's count.
    const from = deviceHash === request.deviceHash ? deviceHash : undefined;
    // Counted beside the ticket's own try, and given back when that one is refused.
    const tries = countTries({ kinds: ['second-factor'], userId, from, now: request.now }, deps);
    const data = await withTries(tries, () => confirmByCode({ ...request, userId, tries }, deps));
    return { success: 1, data };
  },
});
