import type { ClientRoute } from '../../contract-routes';
import { config } from './config';
import { openAnswer, sealBody } from './envelope';
import { sessionEnded } from './expired';
import { jsonOfForm } from './inline-file';
import { ApiRefusal } from './refusal';
import { type Incoming, send } from './send';
import { storedToken } from './session-store';

export type CallOptions = {
  /** One per form mount, so that a double click or a retry creates only one record. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Upload progress from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** For logout, which ends the session itself whatever the server answers (GEN-08). */
  readonly endsSession?: true;
};

type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** A function per endpoint: fills the path, seals the body, opens the answer, throws ApiRefusal. */
export const call =
  (route: ClientRoute) =>
  async (input: Input = {}, options: CallOptions = {}): Promise<unknown> => {
    const { apiBase, envelopeKey } = await config();
    const token = storedToken();
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
    const body = await bodyOf(input.body, envelopeKey);
    if (body !== undefined) headers['content-type'] = 'application/json';
    const incoming = await send({
      method: route.method,
      url: apiBase + pathOf(route.path, input),
      headers,
      ...(body === undefined ? {} : { body }),
      signal: options.signal,
      onProgress: options.onProgress,
    });
    if (incoming.status === 401 && options.endsSession !== true) void sessionEnded();
    const answer = jsonOf(incoming.text);
    if (incoming.status >= 400 || answer === undefined) throw refusalOf(incoming, answer);
    return openAnswer(answer);
  };

async function bodyOf(body: unknown, key: string): Promise<string | undefined> {
  if (body === undefined) return undefined;
  const plain = body instanceof FormData ? await jsonOfForm(body) : body;
  return JSON.stringify(await sealBody(plain, key));
}

/** Fills in and escapes `{id}`; leaves out query values that are undefined. */
export function pathOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function refusalOf(incoming: Incoming, answer: Record<string, unknown> | undefined): ApiRefusal {
  const error = isRecord(answer?.error) ? answer.error : {};
  const fields = isRecord(error.fields)
    ? Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [name, String(said)]))
    : undefined;
  const retryAfter = Number(incoming.header('retry-after') ?? Number.NaN);
  return new ApiRefusal({
    code: textOf(error.code) ?? 'unexpected',
    status: incoming.status,
    message: textOf(error.message) ?? 'Something went wrong on our side. Please try again.',
    fields,
    requestId: textOf(error.requestId) ?? incoming.header('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
  });
}
