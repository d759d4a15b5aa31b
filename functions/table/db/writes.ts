import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Condition } from './conditions';
import { type Change, Expression } from './expression';
import { type Derived, kindAttribute, type RecordKind, toItem } from './record';

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Request<O extends keyof Item> = Omit<NonNullable<Item[O]>, 'TableName'>;

/** One write without the table's name, named after its record so that failed conditions can be told apart. */
export type Write<N extends string = string> = { readonly name: N } & (
  | { readonly put: Request<'Put'> }
  | { readonly update: Request<'Update'> }
  | { readonly remove: Request<'Delete'> }
  | { readonly check: Request<'ConditionCheck'> }
);

/** Conditions may use a record's attributes, its key (`absent`, `present`) and its place (`order`). */
type On<T> = Condition<(keyof T & string) | 'pk' | 'order' | `${keyof T & string}${'[' | '.'}${string}`>;

const conditioned = (expression: Expression, condition: Condition) =>
  ({
    ConditionExpression: expression.condition(condition),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }) as const;

/** Writes the whole record. */
export function put<T extends object, K extends object, N extends string>(
  kind: RecordKind<T, K, N>,
  item: T & K,
  condition?: On<T>,
): Write<N> {
  const expression = new Expression();
  const onlyIf = condition && conditioned(expression, condition);
  return { name: kind.name, put: { Item: toItem(kind, item), ...onlyIf, ...expression.params() } };
}

type Update<T, K> = Change<T> & {
  readonly key: K;
  readonly condition?: On<T>;
  /** Its place in the index or its search text, when the change moves it. */
  readonly derived?: Derived;
};

/** Creates a missing record: give a condition when it must exist. */
export function update<T extends object, K extends object, N extends string>(
  kind: RecordKind<T, K, N>,
  { key, condition, derived, ...change }: Update<T, K>,
): Write<N> {
  const expression = new Expression();
  const set = { ...change.set, ...derived, [kindAttribute]: kind.name };
  const UpdateExpression = expression.update({ ...change, set });
  const onlyIf = condition && conditioned(expression, condition);
  return {
    name: kind.name,
    update: { Key: kind.key(key), UpdateExpression, ...onlyIf, ...expression.params() },
  };
}

/** Deletes a record; without a condition, a missing one is no failure. */
export function remove<T extends object, K extends object, N extends string>(
  kind: RecordKind<T, K, N>,
  key: K,
  condition?: On<T>,
): Write<N> {
  const expression = new Expression();
  const onlyIf = condition && conditioned(expression, condition);
  return { name: kind.name, remove: { Key: kind.key(key), ...onlyIf, ...expression.params() } };
}

/** Fails the transaction unless the condition holds. */
export function check<T extends object, K extends object, N extends string>(
  kind: RecordKind<T, K, N>,
  key: K,
  condition: On<T>,
): Write<N> {
  const expression = new Expression();
  const onlyIf = conditioned(expression, condition);
  return { name: kind.name, check: { Key: kind.key(key), ...onlyIf, ...expression.params() } };
}

/** Renames a write, for a transaction with several of one kind that fail differently. */
export const named = <N extends string>(name: N, write: Write): Write<N> => ({ ...write, name });
