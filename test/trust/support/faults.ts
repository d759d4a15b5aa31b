import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import type { DatabaseMiddleware } from '../../../functions/table/db/client';

// `…Once` fails one attempt, which the SDK retries; the others fail after all retries. `lost` means that
// DynamoDB did the work but the answer never came.
export const faultKinds = [
  'throttledOnce',
  'lostOnce',
  'throttled',
  'serverError',
  'timeout',
  'lost',
  'conflict',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const failure = (name: string, status: number, more: object = {}): Error =>
  Object.assign(
    new DynamoDBServiceException({
      name,
      message: 'injected by a test',
      $fault: status >= 500 ? 'server' : 'client',
      $metadata: { httpStatusCode: status },
    }),
    more,
  );

const lostAnswer = (): Error =>
  Object.assign(new Error('injected by a test'), { name: 'TimeoutError', code: 'ECONNRESET' });

/** Whether this command can collide with another transaction. */
const writes = /Transact|Put|Update|Delete/;

function conflictOf(command: string, items: number): Error {
  if (!command.startsWith('TransactWrite')) return failure('TransactionConflictException', 400);
  const reasons = Array.from({ length: items }, (_, index) => ({
    Code: index === 0 ? 'TransactionConflict' : 'None',
  }));
  return failure('TransactionCanceledException', 400, { CancellationReasons: reasons });
}

const itemsOf = (input: unknown): number =>
  typeof input === 'object' &&
  input !== null &&
  'TransactItems' in input &&
  Array.isArray(input.TransactItems)
    ? input.TransactItems.length
    : 1;

/** The `call`th DynamoDB call from now on fails this way. */
export type Fault = { readonly call: number; readonly kind: FaultKind };

/** Fails planned calls and counts all calls. */
export class FaultPlan {
  #fault: Fault | undefined;
  #random: (() => FaultKind | undefined) | undefined;
  #calls = 0;
  #struck = false;

  /** Restarts the count at one. */
  arm(fault: Fault | undefined): void {
    this.#fault = fault;
    this.#calls = 0;
    this.#struck = false;
  }

  /** `random` decides for every call whether and how it fails. */
  armRandomly(random: (() => FaultKind | undefined) | undefined): void {
    this.arm(undefined);
    this.#random = random;
  }

  get calls(): number {
    return this.#calls;
  }

  /** Whether the planned fault has happened. */
  get struck(): boolean {
    return this.#struck;
  }

  #kindOf(command: string): FaultKind | undefined {
    this.#calls += 1;
    const kind = this.#random?.() ?? (this.#fault?.call === this.#calls ? this.#fault.kind : undefined);
    return kind === 'conflict' && !writes.test(command) ? undefined : kind;
  }

  readonly middleware: DatabaseMiddleware = {
    applyToStack: (stack) => {
      const once = new WeakMap<object, FaultKind>();
      stack.add(
        (next, context) => async (args) => {
          const command = String(context.commandName ?? '');
          const kind = this.#kindOf(command);
          if (kind === undefined) return next(args);
          this.#struck = true;
          if (kind === 'throttled') throw failure('ProvisionedThroughputExceededException', 400);
          if (kind === 'serverError') throw failure('InternalServerError', 500);
          if (kind === 'timeout') throw lostAnswer();
          if (kind === 'conflict') throw conflictOf(command, itemsOf(args.input));
          if (kind === 'lost') {
            await next(args);
            throw lostAnswer();
          }
          once.set(context, kind);
          return next(args);
        },
        { step: 'initialize', priority: 'high', name: 'trustFaults' },
      );
      stack.add(
        (next, context) => async (args) => {
          const kind = once.get(context);
          once.delete(context);
          if (kind === 'throttledOnce') throw failure('ProvisionedThroughputExceededException', 400);
          const answer = await next(args);
          if (kind === 'lostOnce') throw lostAnswer();
          return answer;
        },
        { step: 'finalizeRequest', priority: 'low', name: 'trustFaultsOfOneAttempt' },
      );
    },
  };
}
