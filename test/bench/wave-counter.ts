import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseMiddleware } from '../../functions/table/db/client';

/** One call's DynamoDB requests. */
export type DatabaseUse = {
  readonly requests: number;
  /** How many had to run in sequence, each after an answer to one before it. */
  readonly chain: number;
  readonly scans: number;
  /** Capacity units as DynamoDB counts them. */
  readonly read: number;
  readonly write: number;
};

/** Long enough for a call to send everything that needs no answer first. */
const quietMilliseconds = 25;
const readers = /^(Get|BatchGet|Query|Scan|TransactGet)/;

const unitsIn = (capacity: unknown): number =>
  (Array.isArray(capacity) ? capacity : [capacity]).reduce<number>((sum, each: unknown) => {
    const units =
      typeof each === 'object' && each !== null && 'CapacityUnits' in each ? Number(each.CapacityUnits) : 0;
    return sum + units;
  }, 0);

const capacityIn = (output: unknown): unknown =>
  typeof output === 'object' && output !== null && 'ConsumedCapacity' in output
    ? output.ConsumedCapacity
    : undefined;

type Transaction = { readonly TransactItems?: readonly Record<string, { readonly Item?: unknown }>[] };

/** DynamoDB Local reports none for a transaction: two units per kilobyte or part of one, two at least. */
const unitsOfTransaction = ({ TransactItems = [] }: Transaction): number =>
  TransactItems.flatMap((one) => Object.values(one)).reduce((sum, { Item = {} }) => {
    const kilobytes = Math.ceil(JSON.stringify(Item).length / 1024);
    return sum + 2 * Math.max(1, kilobytes);
  }, 0);

// Counts requests and capacity. It holds answers back until nothing more is asked, then releases the wave, so
// the number of waves is the longest chain at any speed.
export function waveCounter(): { middleware: DatabaseMiddleware; take(): DatabaseUse } {
  let use = { requests: 0, chain: 0, scans: 0, read: 0, write: 0 };
  let lastAsked = 0;
  let wave: Promise<void> | undefined;

  const endOfWave = async (): Promise<void> => {
    for (let left = quietMilliseconds; left > 0; left = lastAsked + quietMilliseconds - performance.now())
      await wait(left);
    wave = undefined;
  };

  const begin = (command: string): Promise<void> => {
    use.requests += 1;
    if (command.startsWith('Scan')) use.scans += 1;
    lastAsked = performance.now();
    if (!wave) {
      use.chain += 1;
      wave = endOfWave();
    }
    return wave;
  };

  const middleware: DatabaseMiddleware = {
    applyToStack: (stack) =>
      stack.add(
        (next, context) => async (args) => {
          const command = String(context.commandName ?? '');
          const released = begin(command);
          const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
          const [result] = await Promise.allSettled([next({ ...args, input }), released]);
          if (result.status === 'rejected') throw result.reason;
          const units = unitsIn(capacityIn(result.value.output));
          if (readers.test(command)) use.read += units;
          else use.write += units || unitsOfTransaction(args.input as Transaction);
          return result.value;
        },
        { step: 'initialize', priority: 'high', name: 'benchWaves' },
      ),
  };
  return {
    middleware,
    take: () => {
      const taken = use;
      use = { requests: 0, chain: 0, scans: 0, read: 0, write: 0 };
      return taken;
    },
  };
}
