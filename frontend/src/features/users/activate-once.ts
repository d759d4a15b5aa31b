import { api } from '../../api/client';

const started = new Map<string, Promise<unknown>>();

/** One call per token: a link works only once, but React mounts screens twice in development. */
export function activateOnce(token: string): Promise<unknown> {
  const running = started.get(token) ?? api.users.activate({ body: { token } });
  started.set(token, running);
  return running;
}

/** Lets Retry ask again after a failure that was not the link's fault. */
export const forgetActivation = (token: string): void => void started.delete(token);
