/** An answer that says no, as a screen needs it. `code` is of shared/wire/refusals, or `unexpected` for what is none of them. */
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

/** No answer at all: the network, not the server, said no. */
export class Offline extends Error {
  override readonly name = 'Offline';
  constructor(cause?: unknown) {
    super('You seem to be offline. Check your connection and try again.', { cause });
  }
}
