import { api } from '../../api/client';

const started = new Map<string, Promise<unknown>>();

/** One call per token, however often a screen mounts: a link works once, and React mounts twice while developing. */
export function activateOnce(token: string): Promise<unknown> {
  const running = started.get(token) ?? api.users.activate({ body: { token } });
  started.set(token, running);
  return running;
}

/** After a failure that was not the link's, so that Retry asks again. */
export const forgetActivation = (token: string): void => void started.delete(token);
