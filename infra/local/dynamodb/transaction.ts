import type { Before, UndoJournal } from './undo-journal';
import type { Upstream } from './upstream';
import { DatabaseError, type Item, type Operation, type OperationName, type TransactWrite } from './wire';

type Step = { readonly name: OperationName; readonly operation: Operation; readonly before: Before };
type Reason = { Code: string; Message?: string; Item?: Item };

/** A ConditionCheck changes nothing: it puts back the existing item or deletes a missing one. */
const sentAs = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem' } as const;

/** Restores every item to its old state. */
export async function undo(database: Upstream, steps: readonly Before[]): Promise<void> {
  for (const { table, key, old } of steps) {
    const { ok, answer } = old
      ? await database.call('PutItem', { TableName: table, Item: old })
      : await database.call('DeleteItem', { TableName: table, Key: key });
    if (!ok) throw new Error(`A transaction could not be undone: ${answer.message}`);
  }
}

/**
 * All writes or none: each runs with its own condition, and a failure undoes the finished ones. The caller
 * must hold the lock alone. Answers like DynamoDB, with a reason per item.
 */
export async function writeAll(
  database: Upstream,
  journal: UndoJournal,
  { TransactItems }: TransactWrite,
  keyNames: (table: string) => Promise<string[]>,
): Promise<void> {
  const steps = await prepare(database, TransactItems, keyNames);
  await journal.begin(steps.map(({ before }) => before));
  const reasons: Reason[] = [];
  const done: Before[] = [];
  let invalid: string | undefined;
  for (const step of steps) {
    const { ok, answer } = await send(database, step);
    if (ok) done.push(step.before);
    else if (!answer.__type?.endsWith('ConditionalCheckFailedException')) invalid ??= answer.message ?? '';
    reasons.push(ok ? { Code: 'None' } : reasonOf(step));
  }
  const failed = done.length < steps.length;
  if (failed) await undo(database, done);
  await journal.clear();
  if (invalid !== undefined) throw new DatabaseError('ValidationException', invalid);
  if (failed) throw canceled(reasons);
}

async function prepare(
  database: Upstream,
  items: TransactWrite['TransactItems'],
  keyNames: (table: string) => Promise<string[]>,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (const entry of items.flatMap((item) => Object.entries(item))) {
    const [name, operation] = entry;
    const table = operation.TableName;
    const whole = operation.Key ?? operation.Item ?? {};
    const key = Object.fromEntries((await keyNames(table)).map((part) => [part, whole[part]]));
    const { ok, answer } = await database.call('GetItem', {
      TableName: table,
      Key: key,
      ConsistentRead: true,
    });
    if (!ok) throw new DatabaseError('ValidationException', answer.message ?? 'The key is not valid');
    const old = answer.Item;
    steps.push({ name: nameOf(name), operation, before: { table, key, ...(isItem(old) && { old }) } });
  }
  const places = new Set(steps.map(({ before }) => JSON.stringify([before.table, before.key])));
  if (places.size < steps.length)
    throw new DatabaseError(
      'ValidationException',
      'Transaction request cannot include multiple operations on one item',
    );
  return steps;
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const nameOf = (name: string): OperationName => {
  if (name === 'Put' || name === 'Update' || name === 'Delete' || name === 'ConditionCheck') return name;
  throw new DatabaseError('ValidationException', `Unknown operation ${name}`);
};

function send(database: Upstream, { name, operation, before }: Step) {
  const { ReturnValuesOnConditionCheckFailure: _asked, ...rest } = operation;
  if (name !== 'ConditionCheck') return database.call(sentAs[name], rest);
  const { Key: _key, ...condition } = rest;
  return before.old
    ? database.call('PutItem', { ...condition, Item: before.old })
    : database.call('DeleteItem', { ...condition, Key: before.key });
}

const reasonOf = ({ operation, before }: Step): Reason => ({
  Code: 'ConditionalCheckFailed',
  Message: 'The conditional request failed',
  ...(operation.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && before.old && { Item: before.old }),
});

const canceled = (reasons: readonly Reason[]): DatabaseError =>
  new DatabaseError(
    'TransactionCanceledException',
    `Transaction canceled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );
