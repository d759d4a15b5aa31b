/** The body of a refusal in Stripe's format. */
export type StripeErrorBody = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly payment_method?: object;
};

export class StripeError extends Error {
  override readonly name = 'StripeError';
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
    /** Keeps the writes before the refusal: a declined payment stays on record. */
    readonly keepsWrites = false,
  ) {
    super(body.message);
  }
}

export const invalidRequest = (
  message: string,
  { param, code }: { param?: string | undefined; code?: string } = {},
): StripeError =>
  new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });

/** 404 for an id in the path, 400 for one in a parameter. */
export const notFound = (what: string, id: string, param?: string): StripeError =>
  new StripeError(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  });

export const unauthorized = (message: string): StripeError =>
  new StripeError(401, { type: 'invalid_request_error', message });
