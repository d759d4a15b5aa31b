import { gateway } from '../../../infra/local/gateway/gateway';
import { listen } from '../../../infra/local/server';
import type { Row } from '../../../shared/contract';
import { opened, sealed } from '../../support/api-event';
import type { CallOptions, Reply } from './call';
import type { TrustWorld } from './trust-world';

/** A house with HTTP on a free port, through the same gateway as `npm start`. */
export type Door = { readonly url: string; readonly port: number; stop(): Promise<void> };

export async function openDoor(world: TrustWorld): Promise<Door> {
  const server = await listen({ port: 0, host: '127.0.0.1', report: () => undefined });
  server.serve(gateway({ lambdas: async () => world.lambdas, clock: world.clock }));
  return { url: `http://127.0.0.1:${server.port}`, port: server.port, stop: server.stop };
}

/** Where a call of this row goes. */
export function addressOf({ row }: Row, { params = {}, query = {} }: CallOptions): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** One call over HTTP. */
export async function knock(
  { world, door }: { world: TrustWorld; door: Door },
  entry: Row,
  options: CallOptions = {},
): Promise<Reply> {
  const { body, raw, token, headers } = options;
  const sent = raw ?? (body === undefined ? undefined : sealed(body, world.envelopeKey));
  const answer = await fetch(door.url + addressOf(entry, options), {
    method: entry.row.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await answer.text();
  const json = opened(text);
  const error = json.error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text,
    json,
    code,
    cookies: [],
  };
}
