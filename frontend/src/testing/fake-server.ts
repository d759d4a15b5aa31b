import { cipher } from '../api/cipher';

export type Asked = { readonly query: URLSearchParams; readonly body: unknown; readonly headers: Headers };
export type Answer = { readonly status?: number; readonly body: unknown };
type Routes = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

const envelopeKey = btoa('k'.repeat(32));
/** Every double of the server has this one: the page reads it once, whatever file runs. */
export const config = { apiBase: '', envelopeKey, envelopeIv: btoa('i'.repeat(16)) };

export const ok = (data: unknown): Answer => ({ body: { success: 1, data } });

export const refused = (
  status: number,
  code: string,
  more: { fields?: Record<string, string> } = {},
): Answer => ({
  status,
  body: { success: 0, error: { code, message: `Said no: ${code}`, requestId: 'req_7', ...more } },
});

/** Never answers, for a screen that loads. */
export const never = (): Promise<Answer> => new Promise(() => undefined);

/**
 * A server behind fetch: keys like `GET /api/…`, with a trailing `/*` for a parameter. It opens sealed
 * bodies, answers 500 for unknown calls, and returns the list of calls in order.
 */
export function fakeServer(routes: Routes): string[] {
  const calls: string[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), location.origin);
    if (url.pathname === '/config.json') return Response.json(config);
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    calls.push(call);
    const answer = routes[call] ?? routes[call.replace(/\/[^/]+$/, '/*')];
    if (!answer) return Response.json({ success: 0 }, { status: 500 });
    const { status = 200, body } = await answer({
      query: url.searchParams,
      body: await opened(init.body),
      headers: new Headers(init.headers),
    });
    return Response.json(body, { status });
  };
  return calls;
}

async function opened(body: unknown): Promise<unknown> {
  if (typeof body !== 'string') return undefined;
  const { data, iv }: { data: string; iv: string } = JSON.parse(body);
  return JSON.parse(await (await cipher()).decrypt(data, { key: envelopeKey, iv }));
}
