import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../shared/contract/endpoint';
import { normalizeEmail } from '../../../shared/domain/text';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import type { Device } from '../../table/accounts/record';
import type { Attempt } from '../../table/db/attempts';
import { addressGroup } from './address';
import { beginOpenRead } from './first-read';
import { countPerson, giveBackPerson } from './person-limit';
import { countTries, type Tries, withTries } from './tries';
import type { Step, Work } from './work';

/** When to try again while another call is running. */
const soonSeconds = 2;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The account that a body field names, unhashed. */
function accountOf(field: string, { parts: { body } }: Work): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return normalizeEmail(String(fields.find(([name]) => name === field)?.[1] ?? ''));
}

/** Whom the limit counts. Mail and address leave this file hashed. */
function subjectOf({ by }: RateLimit, work: Work): Pick<Attempt, 'subject' | 'from'> {
  if (by === 'person') return { subject: sha256(work.caller?.claims.userId ?? '') };
  const address = addressGroup(work.call.address);
  if (by === 'address') return { subject: sha256(address) };
  const subject = sha256(accountOf(by.accountField, work));
  const from = by.andAddress ? (work.counted?.device?.deviceHash ?? sha256(address)) : undefined;
  return { subject, from };
}

const scopeOf = ({ by, underWay }: RateLimit): string => {
  if (underWay) return 'under-way';
  return typeof by === 'string' ? by : 'account';
};

const attemptOf = (rate: RateLimit, work: Work): Attempt => ({
  scope: `${work.entry.feature}.${work.entry.name}.${scopeOf(rate)}`,
  ...subjectOf(rate, work),
  windowSeconds: rate.windowSeconds,
  now: work.call.now,
});

type OfAccount = { readonly rate: readonly RateLimit[]; readonly account: string; readonly now: Date };

/** The windows in which a row, such as `users.login`, counts an account at `now`. */
export const windowsOfAccount = (title: string, { rate, account, now }: OfAccount): Omit<Attempt, 'from'>[] =>
  [...new Set(rate.flatMap(({ by, windowSeconds }) => (typeof by === 'string' ? [] : [windowSeconds])))].map(
    (windowSeconds) => ({
      scope: `${title}.account`,
      subject: sha256(normalizeEmail(account)),
      windowSeconds,
      now,
    }),
  );

/** The browser, if the account that the call names knows it. An unknown account costs the same read. */
async function knownDevice(work: Work): Promise<Device | undefined> {
  const { deviceHash, now } = work.call;
  const [field] = work.entry.row.rate.flatMap(({ by }) =>
    typeof by !== 'string' && by.andAddress ? [by.accountField] : [],
  );
  if (field === undefined || deviceHash === undefined || work.device?.isNew) return undefined;
  return work.deps.accounts.knownDevice({ email: accountOf(field, work), deviceHash, now });
}

const countOne = (rate: RateLimit, work: Work) =>
  rate.underWay
    ? work.deps.attempts.begin(attemptOf(rate, work), work.requestId)
    : work.deps.attempts.add(attemptOf(rate, work));

/** Counts the call under every limit of its row at once, and refuses `too-many-tries` when one is passed. */
export const rateLimit: Step = {
  before: async ({ event: work }) => {
    const { rate, auth } = work.entry.row;
    countPerson(work);
    if (rate.length === 0) return;
    if (auth.kind !== 'bearer') work.begun = beginOpenRead(work);
    const device = await knownDevice(work);
    work.counted = { device, tries: 0 };
    work.limits = rate.filter(({ strangersOnly }) => !(device && strangersOnly));
    const counting = work.limits.map(async (one) => ({ one, ...(await countOne(one, work)) }));
    work.tries = await beginTries(work);
    const counted = await allCounted(work, counting);
    const ofAccount = counted.filter(({ one }) => typeof one.by !== 'string').map(({ count }) => count);
    work.counted = { device, tries: Math.max(0, ...ofAccount) };
    const passed = counted.filter(({ one, count }) => count > one.limit);
    if (passed.length === 0) return;
    // The read has begun already: the refusal waits for it, so that no work outlasts its answer.
    await Promise.all([
      work.tries?.end(false),
      giveBack(work, 'refused'),
      work.begun?.catch(() => undefined),
    ]);
    const seconds = passed.map(({ one, secondsLeft }) => (one.underWay ? soonSeconds : secondsLeft));
    throw refuse('too-many-tries', { retryAfterSeconds: Math.max(...seconds) });
  },
};

/** Waits for all counts; if one fails, gives back what counts only during the call. */
async function allCounted<T>(work: Work, counting: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(counting);
  return Promise.all(counting).catch(async (problem) => {
    await giveBack(work, 'refused');
    throw problem;
  });
}

/** Counts the change's tries in parallel, once the session is confirmed. */
async function beginTries({ entry: { handle }, caller, call, deps }: Work): Promise<Tries | undefined> {
  if (!('act' in handle) || handle.tries.length === 0 || !caller) return undefined;
  const { viewer, sessionId } = await caller.session();
  return countTries({ kinds: handle.tries, userId: viewer.userId, from: sessionId, now: call.now }, deps);
}

type Ending = 'done' | 'refused' | 'dead-session';

/** Gives back limits on running calls; after a success, limits on failures; and after a dead session, all
 * limits by person. */
async function giveBack(work: Work, ending: Ending): Promise<void> {
  const isOver = (rate: RateLimit) =>
    rate.underWay ||
    (ending === 'done' && rate.failuresOnly) ||
    (ending === 'dead-session' && rate.by === 'person');
  const { attempts } = work.deps;
  const back = (rate: RateLimit) =>
    rate.underWay
      ? attempts.end(attemptOf(rate, work), work.requestId)
      : attempts.giveBack(attemptOf(rate, work));
  // A place that stays taken keeps the person out, so a failed give-back is retried once.
  await Promise.all(work.limits.filter(isOver).map((rate) => back(rate).catch(() => back(rate))));
}

const isOfDeadSession = (problem: unknown): boolean =>
  problem instanceof Refusal && problem.code === 'not-authenticated';

/** Runs the call, then gives back its unused tries and the limits that do not outlast it. */
export function givingBack<T>(work: Work, run: () => Promise<T>): Promise<T> {
  let ending: Ending = 'done';
  const end = async (isDone: boolean) => {
    await Promise.all([work.tries?.end(isDone), giveBack(work, ending)]);
  };
  const counted = () =>
    run().catch((problem) => {
      ending = isOfDeadSession(problem) ? 'dead-session' : 'refused';
      if (ending === 'dead-session') giveBackPerson(work);
      throw problem;
    });
  return withTries({ end }, counted);
}
