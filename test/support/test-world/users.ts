import { handlers } from '../../../functions/users/index';
import { openTestWorld } from '../test-world';
import { callsOf } from './calls';

const usualIp = '203.0.113.7';

/** The users feature over its stores: `call('login', { body })` goes through the whole stack. */
export async function openUsers() {
  const testWorld = await openTestWorld();
  await testWorld.plans();
  const calls = callsOf('users', handlers, testWorld.deps);
  const call: typeof calls.call = (name, { body, ...options } = {}) =>
    calls.call(name, { ...options, body: withBrowser(body, { name, ...options }) });
  return {
    ...testWorld,
    ...calls,
    call,
    /** Calls to the database and the password hash since the last look. */
    takeWork: () => ({ requests: testWorld.requests(), hashing: testWorld.hashing.splice(0) }),
  };
}
/** A browser for each network: what it keeps with a sign-up goes along with the activation. */
function withBrowser(body: unknown, { name, sourceIp = usualIp }: { name: string; sourceIp?: string }) {
  if (!['register', 'activate'].includes(name) || typeof body !== 'object') return body;
  return { nonce: `The browser at ${sourceIp}`.padEnd(43, '.'), ...body };
}

export type Users = Awaited<ReturnType<typeof openUsers>>;

/** The last mail's link: its address and the token in it. */
export function linkIn(text = ''): { address: string; token: string } {
  const address = /https:\/\/\S+/.exec(text)?.[0] ?? '';
  return { address, token: new URL(address).searchParams.get('token') ?? '' };
}
