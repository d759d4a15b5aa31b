/** A refused call. `code` comes from shared/wire/refusals, or is `unexpected` for any other answer. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(no: {
    code: string;
    status: number;
    message: string;
    fields?: Record<string, string> | undefined;
    requestId?: string | undefined;
    retryAfterSeconds?: number | undefined;
  }) {
    super(no.message);
    this.code = no.code;
    this.status = no.status;
    this.fields = no.fields ?? {};
    this.requestId = no.requestId;
    this.retryAfterSeconds = no.retryAfterSeconds;
  }
}

/** No answer arrived: the network failed, not the server. */
export class Offline extends Error {
  override readonly name = 'Offline';
  constructor(cause?: unknown) {
    super('You seem to be offline. Check your connection and try again.', { cause });
  }
}
