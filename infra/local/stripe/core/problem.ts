/** A refusal in Stripe's own shape: `{ error: { type, code, message, param } }` with its status. */
export type ProblemBody = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly setup_intent?: object;
  readonly payment_method?: object;
};

export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
    /** True leaves what was written before the refusal: a declined payment stays on record. */
    readonly keepsWrites = false,
  ) {
    super(body.message);
  }
}

export const invalid = (
  message: string,
  { param, code }: { param?: string | undefined; code?: string } = {},
): StripeProblem =>
  new StripeProblem(400, {
    type: 'invalid_request_error',
    message,
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });

/** By the path it is a 404; named in a parameter it is a 400. */
export const missing = (what: string, id: string, param?: string): StripeProblem =>
  new StripeProblem(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: param ?? 'id',
  });

export const unauthorized = (message: string, status = 401): StripeProblem =>
  new StripeProblem(status, { type: 'invalid_request_error', message });
