import { api } from './client';
import { report } from './report';
import { renewToken } from './session';

let running: Promise<boolean> | undefined;

/** Gets a new token for the same session; false if the server refuses. Concurrent callers share one call. */
export function extendSession(): Promise<boolean> {
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}

async function renew(): Promise<boolean> {
  try {
    const { data } = await api.users.extendSession({ body: {} });
    renewToken(data);
    return true;
  } catch (cause) {
    report('The session was not extended', cause);
    return false;
  }
}
