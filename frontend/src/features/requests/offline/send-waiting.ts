import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { now } from '../../../api/clock';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ApiRefusal } from '../../../api/refusal';
import { closestWords } from '../../../api/refusal-words';
import { report } from '../../../api/report';
import { currentUser, isExpired } from '../../../api/session';
import { toast } from '../../../ui/feedback/toast';
import { requestChanged } from '../queries';
import { changeWaiting, dropWaiting, type WaitingRequest, waitingRequests } from './waiting-requests';

/** The server knows a key for a day; sent again later, it could be a second request. */
const safeMs = 23 * 3_600_000;
const tooOld = 'It may have arrived already: look at your requests before you send it again.';

/**
 * Worth another try: no answer, a failure on the server's side, too many at once, or a session that ended.
 */
const isPassing = (cause: unknown): boolean =>
  !(cause instanceof ApiRefusal) ||
  cause.status >= 500 ||
  [401, 429].includes(cause.status) ||
  ['in-progress', 'conflict'].includes(cause.code);

const isTooOld = ({ triedAt }: WaitingRequest): boolean =>
  triedAt !== undefined && now().getTime() - Date.parse(triedAt) > safeMs;

/** The server refused it, so nothing was made: without the times that have passed it goes under a new key. */
function withoutPassedTimes({ body, key }: WaitingRequest): void {
  changeWaiting(key, { body: { ...body, windows: [] }, key: newIdempotencyKey(), triedAt: undefined });
}

/** True when the next one may be tried. */
async function sendOne(one: WaitingRequest, sent: string[]): Promise<boolean> {
  const { key, body } = one;
  if (isTooOld(one)) {
    changeWaiting(key, { problem: tooOld });
    return true;
  }
  changeWaiting(key, { triedAt: one.triedAt ?? now().toISOString() });
  try {
    const { data } = await api.requests.raiseRequest({ body }, { idempotencyKey: key });
    dropWaiting(key);
    sent.push(data.name ?? data.alike?.name ?? '');
    return true;
  } catch (cause) {
    if (isPassing(cause)) return false;
    report('A request that waited was refused', cause);
    const isLate = cause instanceof ApiRefusal && cause.fields.windows !== undefined;
    if (isLate && body.windows?.length) withoutPassedTimes(one);
    else changeWaiting(key, { problem: closestWords(cause) });
    return true;
  }
}

/** Returns the names of those that arrived. */
async function sendAll(): Promise<readonly string[]> {
  const sent: string[] = [];
  const tried = new Set<string>();
  for (;;) {
    const next = waitingRequests().find(({ key, problem }) => problem === undefined && !tried.has(key));
    const user = currentUser();
    // An admin who looks as this person sends nothing in their name.
    if (!next || !user || user.view_as || isExpired()) return sent;
    tried.add(next.key);
    if (!(await sendOne(next, sent))) return sent;
  }
}

let sending: Promise<void> | undefined;

/** Sends what waits, one after the other, and says so. A second call meanwhile is the first one. */
export function sendWaiting(client: QueryClient): Promise<void> {
  const send = async () => {
    const sent = await sendAll();
    for (const name of sent) toast({ title: `Your request ${name} was sent` });
    if (sent.length > 0) await requestChanged(client);
  };
  sending ??= send().finally(() => {
    sending = undefined;
  });
  return sending;
}
