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

const windowOf = ({ windowSeconds, now }: Attempt) => {
  const seconds = Math.floor(now.getTime() / 1000);
  const windowStart = seconds - (seconds % windowSeconds);
  return { windowStart, windowEnd: windowStart + windowSeconds, seconds };
};

/** A reply lost on the way and sent again by the SDK may count a try twice: harmless here, which is why this is no transaction. */
export function attemptStore(table: TableClient): Attempts {
  const { attempt: counter } = productEntities(table);
  const keyOf = (attempt: Attempt) => ({
    scope: attempt.scope,
    subjectHash: sha256(attempt.subject),
    windowStart: windowOf(attempt).windowStart,
  });
  return {
    add: async (attempt) => {
      const { windowEnd, seconds } = windowOf(attempt);
      const { Attributes } = await counter
        .build(UpdateItemCommand)
        .item({ ...keyOf(attempt), count: $add(1), ttl: windowEnd + graceSeconds })
        .options({ returnValues: 'ALL_NEW' })
        .send();
      return { count: Attributes?.count ?? 1, secondsLeft: windowEnd - seconds };
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
