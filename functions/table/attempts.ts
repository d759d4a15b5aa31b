import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { productEntities } from './entities/product';
import { sha256 } from './keys';

/** One try: `scope` says what is counted, `subject` of whom. Windows are whole multiples of their seconds since the epoch. */
type Attempt = {
  readonly scope: string;
  readonly subject: string;
  readonly windowSeconds: number;
  readonly now: Date;
};

/** Counters behind the rate limits: one atomic add each, in windows, gone by TTL. Keys are hashed: no address and no mail is stored. */
export type Attempts = {
  /** Counts one more and answers how many there were in this window, and the seconds until it ends. */
  add(attempt: Attempt): Promise<{ count: number; secondsLeft: number }>;
  /** Takes one back (a try that succeeded, where only failures count). */
  giveBack(attempt: Attempt): Promise<void>;
};

/** How long past its window a counter stays: a clock that lags must still find it. */
const graceSeconds = 3600;

const windowOf = ({ windowSeconds, now }: Pick<Attempt, 'windowSeconds' | 'now'>) => {
  const seconds = Math.floor(now.getTime() / 1000);
  const windowStart = seconds - (seconds % windowSeconds);
  return { windowStart, windowEnd: windowStart + windowSeconds, seconds };
};

/** Seconds until the window ends that `now` is in. */
export const secondsLeftOf = (window: Pick<Attempt, 'windowSeconds' | 'now'>): number => {
  const { windowEnd, seconds } = windowOf(window);
  return windowEnd - seconds;
};

const keyOf = (attempt: Attempt) => ({
  scope: attempt.scope,
  subjectHash: sha256(attempt.subject),
  windowStart: windowOf(attempt).windowStart,
});

const oneMore = (attempt: Attempt) => ({
  ...keyOf(attempt),
  count: $add(1),
  ttl: windowOf(attempt).windowEnd + graceSeconds,
});

/** One more try as a part of a transaction, which fails when there were `limit` in this window already. */
export const attemptWrite = (table: TableClient, attempt: Attempt & { readonly limit: number }) =>
  productEntities(table)
    .attempt.build(UpdateTransaction)
    .item(oneMore(attempt))
    .options({
      condition: {
        or: [
          { attr: 'count', exists: false },
          { attr: 'count', lt: attempt.limit },
        ],
      },
    });

/** A reply lost on the way and sent again by the SDK may count a try twice: harmless here, which is why this is no transaction. */
export function attemptStore(table: TableClient): Attempts {
  const { attempt: counter } = productEntities(table);
  return {
    add: async (attempt) => {
      const { Attributes } = await counter
        .build(UpdateItemCommand)
        .item(oneMore(attempt))
        .options({ returnValues: 'ALL_NEW' })
        .send();
      return { count: Attributes?.count ?? 1, secondsLeft: secondsLeftOf(attempt) };
    },
    giveBack: async (attempt) => {
      try {
        await counter
          .build(UpdateItemCommand)
          .item({ ...keyOf(attempt), count: $add(-1) })
          .options({ condition: { attr: 'count', gt: 0 } })
          .send();
      } catch (error) {
        if (!isConditionCheckFailed(error)) throw error;
      }
    },
  };
}
