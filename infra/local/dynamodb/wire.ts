import * as z from 'zod';

/** DynamoDB's own value format: `{ S: 'text' }`, `{ N: '1' }`, … */
export const Item = z.record(z.string(), z.unknown());
export type Item = z.infer<typeof Item>;

const Operation = z.looseObject({
  TableName: z.string(),
  Key: Item.optional(),
  Item: Item.optional(),
  ReturnValuesOnConditionCheckFailure: z.string().optional(),
});
export type Operation = z.infer<typeof Operation>;

export const operationNames = ['Put', 'Update', 'Delete', 'ConditionCheck'] as const;
export type OperationName = (typeof operationNames)[number];

export const TransactWrite = z.object({
  TransactItems: z.array(z.partialRecord(z.enum(operationNames), Operation)).min(1),
  ClientRequestToken: z.string().optional(),
});
export type TransactWrite = z.infer<typeof TransactWrite>;

export const TransactGet = z.object({
  TransactItems: z.array(z.object({ Get: z.looseObject({ TableName: z.string(), Key: Item }) })),
});

/** A refusal in DynamoDB's words. */
export class DatabaseError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export type Reply = { readonly status: number; readonly body: unknown };

export function errorReply(problem: unknown): Reply {
  const { type, message, extra } =
    problem instanceof DatabaseError
      ? problem
      : { type: 'InternalServerError', message: String(problem), extra: {} };
  const status = type === 'InternalServerError' ? 500 : 400;
  return { status, body: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...extra } };
}
