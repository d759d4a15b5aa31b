import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../shared/contract/endpoint';
import { normalizeEmail } from '../../../shared/domain/text';
import { refuse } from '../../../shared/wire/refusals';
import type { Device } from '../../table/accounts/record';
import type { Attempt } from '../../table/db/attempts';
import { addressGroup } from './address';
import { beginOpenRead } from './first-read';
import { countTries, endingTries, type Tries } from './tries';
import type { Step, Work } from './work';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The account that a body's field names, in clear. */
function accountOf(field: string, { parts: { body } }: Work): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return normalizeEmail(String(fields.find(([name]) => name === field)?.[1] ?? ''));
}

/** Whom the limit counts. Mail and address leave this file hashed. */
function subjectOf({ by }: RateLimit, work: Work): Pick<Attempt, 'subject' | 'from'> {
  const address = addressGroup(work.call.address);
  if (by === 'address') return { subject: sha256(address) };
  const subject = sha256(accountOf(by.accountField, work));
  const from = by.andAddress ? (work.counted?.device?.deviceHash ?? sha256(address)) : undefined;
  return { subject, from };
}

const attemptOf = (rate: RateLimit, work: Work): Attempt => ({
  scope: `${work.entry.feature}.${work.entry.name}.${rate.by === 'address' ? 'address' : 'account'}`,
  ...subjectOf(rate, work),
  windowSeconds: rate.windowSeconds,
  now: work.call.now,
});

type OfAccount = { readonly rate: readonly RateLimit[]; readonly account: string; readonly now: Date };

/** The windows in which a row, such as `users.login`, counts an account at `now`. */
export const windowsOfAccount = (title: string, { rate, account, now }: OfAccount): Omit<Attempt, 'from'>[] =>
  [...new Set(rate.flatMap(({ by, windowSeconds }) => (by === 'address' ? [] : [windowSeconds])))].map(
    (windowSeconds) => ({
      scope: `${title}.account`,
      subject: sha256(normalizeEmail(account)),
      windowSeconds,
      now,
    }),
  );

/** The browser, if the account that the call names knows it. An account that is not there knows none, which is asked in the same way. */
async function knownDevice(work: Work): Promise<Device | undefined> {
  const { deviceHash, now } = work.call;
  const [field] = work.entry.row.rate.flatMap(({ by }) =>
    by !== 'address' && by.andAddress ? [by.accountField] : [],
  );
  if (field === undefined || deviceHash === undefined || work.device?.isNew) return undefined;
  return work.deps.accounts.knownDevice({ email: accountOf(field, work), deviceHash, now });
}

/** Counts the call under every limit of its row at once, and refuses `too-many-tries` when one is passed. */
export const rateLimit: Step = {
  before: async ({ event: work }) => {
    const { rate, auth } = work.entry.row;
    if (rate.length === 0) return;
    if (auth.kind !== 'bearer') work.begun = beginOpenRead(work);
    const device = await knownDevice(work);
    work.counted = { device, tries: 0 };
    work.limits = rate.filter(({ strangersOnly }) => !(device && strangersOnly));
    const counting = work.limits.map(async (one) => ({
      one,
      ...(await work.deps.attempts.add(attemptOf(one, work))),
    }));
    work.tries = await beginTries(work);
    const counted = await Promise.all(counting);
    const ofAccount = counted.filter(({ one }) => one.by !== 'address').map(({ count }) => count);
    work.counted = { device, tries: Math.max(0, ...ofAccount) };
    const passed = counted.filter(({ one, count }) => count > one.limit);
    if (passed.length === 0) return;
    await work.tries?.end(false);
    throw refuse('too-many-tries', {
      retryAfterSeconds: Math.max(...passed.map(({ secondsLeft }) => secondsLeft)),
    });
  },
};

/** Counts the change's own tries meanwhile, after the session check has passed. */
async function beginTries({ entry: { handle }, caller, call, deps }: Work): Promise<Tries | undefined> {
  if (!('act' in handle) || handle.tries.length === 0 || !caller) return undefined;
  const { viewer, sessionId } = await caller.session();
  return countTries({ kinds: handle.tries, userId: viewer.userId, from: sessionId, now: call.now }, deps);
}

/** Gives back what counts only for failures. */
async function giveBack(work: Work): Promise<void> {
  const failures = work.limits.filter(({ failuresOnly }) => failuresOnly);
  await Promise.all(failures.map((rate) => work.deps.attempts.giveBack(attemptOf(rate, work))));
}

/** Runs the call, then gives back unused tries and, after a success, the counts of failure-only limits. */
export const givingBack = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  endingTries(
    { end: async (isDone) => void (await Promise.all([work.tries?.end(isDone), isDone && giveBack(work)])) },
    run,
  );
