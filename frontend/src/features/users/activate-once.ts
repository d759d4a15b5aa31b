import { api } from '../../api/client';
import { signIn } from '../../api/session';
import { forgetNonce, keptNonce } from './sign-up-nonce';
import { dueWelcome } from './welcome-due';

const started = new Map<string, Promise<void>>();

/** Activates and signs in whoever made the sign-up: in the browser that signed up, or by its password. */
export async function activate(token: string, password?: string): Promise<void> {
  const { data } = await api.users.activate({ body: { token, password, nonce: keptNonce() } });
  forgetNonce();
  signIn(data);
  dueWelcome();
}

/** One call per token: a link works only once, but React mounts screens twice in development. */
export function activateOnce(token: string): Promise<void> {
  const running = started.get(token) ?? activate(token);
  started.set(token, running);
  return running;
}

/** Lets Retry ask again after a failure that was not the link's fault. */
export const forgetActivation = (token: string): void => void started.delete(token);
