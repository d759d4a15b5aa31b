import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Contract, contract } from '../../shared/contract';
import type { AnswerOf, Endpoint, InputOf } from '../../shared/contract/endpoint';
import type { ErrorBody } from '../../shared/wire/error-body';

type FeatureOf = keyof Contract;
type RowOf<F extends FeatureOf, N extends keyof Contract[F]> = Contract[F][N];

/** A parsed success or the error, with the status. */
export type Outcome<T> = {
  readonly status: number;
  readonly headers: Headers;
  /** Throws the error's message when the call was refused. */
  readonly body: T;
  readonly error: ErrorBody['error'] | undefined;
};

type Config = { readonly envelopeKey: string; readonly envelopeIv: string };
type Options = { readonly headers?: Record<string, string>; readonly token?: string | undefined };

const cipher = 'aes-256-cbc';

/** Seals a body as a browser does (API-02), by node:crypto. */
export function seal(body: unknown, envelopeKey: string): string {
  const iv = randomBytes(16);
  const sealing = createCipheriv(cipher, Buffer.from(envelopeKey, 'base64'), iv);
  const data = Buffer.concat([sealing.update(JSON.stringify(body)), sealing.final()]).toString('base64');
  return JSON.stringify({ data, iv: iv.toString('base64') });
}

/** Opens an answer's `data` when it is sealed (API-04). */
export function open(answer: Record<string, unknown>, envelopeIv: string): Record<string, unknown> {
  const { data, key, iv, ...rest } = answer;
  if (typeof data !== 'string' || typeof key !== 'string' || typeof iv !== 'string') return answer;
  const opening = createDecipheriv(cipher, Buffer.from(key, 'base64'), Buffer.from(envelopeIv, 'base64'));
  const text = Buffer.concat([opening.update(Buffer.from(data, 'base64')), opening.final()]).toString('utf8');
  return { ...rest, data: JSON.parse(text) };
}

const addressOf = (row: Endpoint, input: Record<string, unknown>): string => {
  const params = Object.entries(input.params ?? {});
  const path = params.reduce<string>(
    (sofar, [name, value]) => sofar.replace(`{${name}}`, encodeURIComponent(String(value))),
    row.path,
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query.map(([k, v]) => [k, String(v)]))}`;
};

/** An HTTP caller of the product, typed by the contract table; it keeps the token from login. */
export class Client {
  #config: Promise<Config> | undefined;
  token: string | undefined;
  sessionId = '';

  constructor(readonly url: string) {}

  config(): Promise<Config> {
    this.#config ??= fetch(`${this.url}/config.json`).then((answer) => answer.json());
    return this.#config;
  }

  async call<F extends FeatureOf, N extends keyof Contract[F] & string>(
    feature: F,
    name: N,
    input: InputOf<RowOf<F, N>>,
    options: Options = {},
  ): Promise<Outcome<AnswerOf<RowOf<F, N>>>> {
    const row: Endpoint = contract[feature][name] as Endpoint;
    const given = input as Record<string, unknown>;
    const { envelopeKey, envelopeIv } = await this.config();
    const token = 'token' in options ? options.token : this.token;
    const answer = await fetch(this.url + addressOf(row, given), {
      method: row.method,
      headers: {
        ...(row.body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(row.body ? { body: seal(given.body ?? {}, envelopeKey) } : {}),
    });
    const received: Record<string, unknown> = await answer.json();
    const error = (received as Partial<ErrorBody>).error;
    return {
      status: answer.status,
      headers: answer.headers,
      error,
      get body(): AnswerOf<RowOf<F, N>> {
        if (error) throw new Error(`${feature}.${name} answered ${answer.status} ${JSON.stringify(error)}`);
        return row.reply.parse(open(received, envelopeIv)) as AnswerOf<RowOf<F, N>>;
      },
    };
  }

  /** Logs in and keeps the token. */
  async logIn(email: string, password: string) {
    const { body } = await this.call('users', 'login', { body: { email, password } });
    const { data } = body;
    if ('second_factor' in data) throw new Error('The account asks for a second step');
    this.token = data.token;
    this.sessionId = data.sessionId;
    return data;
  }
}

/** A logged-in client. */
export async function signedIn(url: string, email: string, password: string): Promise<Client> {
  const client = new Client(url);
  await client.logIn(email, password);
  return client;
}
