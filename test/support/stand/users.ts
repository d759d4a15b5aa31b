import { handlers } from '../../../functions/users/index';
import { openStand } from '../stand';
import { callsOf } from './calls';

/** The users feature over its stores: `call('login', { body })` goes through the whole stack. */
export async function openUsers() {
  const stand = await openStand();
  await stand.plans();
  return {
    ...stand,
    ...callsOf('users', handlers, stand.deps),
    /** Calls to the database and the password hash since the last look. */
    takeWork: () => ({ requests: stand.requests(), hashing: stand.hashing.splice(0) }),
  };
}
export type Users = Awaited<ReturnType<typeof openUsers>>;

/** The last mail's link: its address and the token in it. */
export function linkIn(text = ''): { address: string; token: string } {
  const address = /https:\/\/\S+/.exec(text)?.[0] ?? '';
  return { address, token: new URL(address).searchParams.get('token') ?? '' };
}
