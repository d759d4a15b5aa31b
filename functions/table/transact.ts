import { execute, isTransactionCancelled } from 'dynamodb-toolbox/entity/actions/transactWrite';
import { refuse } from '../../shared/wire/refusals';

/** Waits before the `attempt`th repeat (1, 2, …); tests hand in one that does not. */
export type Wait = (attempt: number) => Promise<void>;

/** Up to 25, 50, … 800 ms, a random part of it, so that those who collided do not meet again. */
export const waitWithJitter: Wait = (attempt) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(800, 25 * 2 ** (attempt - 1)));
  });

type WriteTransaction = Parameters<typeof isTransactionCancelled>[1];

/** One write of a transaction, named so that a failed condition can be told apart. */
export type Write<N extends string = string> = {
  readonly name: N;
  readonly write: WriteTransaction;
};

/** The write whose condition did not hold, which of its name it was, and what stood there if the write asked for it. */
export type Failure<N extends string = string> = {
  readonly name: N;
  readonly position: number;
  readonly found: unknown;
};

const attempts = 8;
const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/**
 * Writes all or nothing. Answers undefined when written, else the first write, in the order given, whose condition failed. A collision with
 * another transaction is repeated up to 8 times, then refused `conflict`. `token` makes a repeat after a lost reply count once (DynamoDB keeps it ten minutes);
 * without it the SDK makes one per call, which covers its own repeats.
 */
export async function transact<N extends string>(
  writes: readonly Write<N>[],
  { token, wait }: { token?: string; wait: Wait },
): Promise<Failure<N> | undefined> {
  const transactions = writes.map(({ write }) => write);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(token === undefined ? {} : { clientRequestToken: token }, ...transactions);
      return undefined;
    } catch (error) {
      const outcome = outcomeOf(error, writes);
      if (outcome !== 'collided') return outcome;
      if (attempt === attempts) throw refuse('conflict');
    }
    await wait(attempt);
  }
}

function outcomeOf<N extends string>(error: unknown, writes: readonly Write<N>[]): Failure<N> | 'collided' {
  if (error instanceof Error && error.name === 'TransactionInProgressException') return 'collided';
  if (!isTransactionCancelled(error, ...writes.map(({ write }) => write))) throw error;
  const reasons = error.CancellationReasons ?? [];
  if (reasons.some(({ Code }) => passing.includes(Code ?? ''))) return 'collided';
  const index = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  const failed = writes[index];
  if (failed === undefined) throw error;
  const position = writes.slice(0, index).filter(({ name }) => name === failed.name).length;
  return { name: failed.name, position, found: reasons[index]?.FormattedItem };
}
