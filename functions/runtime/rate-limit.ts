import { createHash } from 'node:crypto';
import type { RateLimit } from '../../shared/contract/endpoint';
import { normaliseEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { addressGroup } from './address';
import { beginOpenRead } from './first-read';
import type { Step, Work } from './work';

/** Whom the limit counts, in clear; it leaves this file hashed. */
function subjectOf({ by }: RateLimit, work: Work): string {
  if (by === 'address') return addressGroup(work.call.address);
  const body = work.parts.body;
  const value = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return normaliseEmail(String(value.find(([field]) => field === by.accountField)?.[1] ?? ''));
}

const attemptOf = (rate: RateLimit, work: Work) => ({
  scope: `${work.entry.feature}.${work.entry.name}.${rate.by === 'address' ? 'address' : 'account'}`,
  subject: createHash('sha256').update(subjectOf(rate, work)).digest('hex'),
  windowSeconds: rate.windowSeconds,
  now: work.call.now,
});

/** Counts the call under every limit of its row at once, and refuses `too-many-tries` when one is passed. */
export const rateLimit: Step = {
  before: async ({ event: work }) => {
    const { rate, auth } = work.entry.row;
    if (rate.length === 0) return;
    if (auth.kind !== 'bearer') work.begun = beginOpenRead(work);
    const counted = await Promise.all(
      rate.map(async (one) => ({ one, ...(await work.deps.attempts.add(attemptOf(one, work))) })),
    );
    const passed = counted.filter(({ one, count }) => count > one.limit);
    if (passed.length > 0)
      throw refuse('too-many-tries', {
        retryAfterSeconds: Math.max(...passed.map(({ secondsLeft }) => secondsLeft)),
      });
  },
};

/** Takes back what only failures count for, once the call has succeeded. */
export async function giveBack(work: Work): Promise<void> {
  const onlyFailures = work.entry.row.rate.filter((rate) => rate.failuresOnly);
  await Promise.all(onlyFailures.map((rate) => work.deps.attempts.giveBack(attemptOf(rate, work))));
}
