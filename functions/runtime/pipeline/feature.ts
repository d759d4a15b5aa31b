import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as z from 'zod';
import type { Contract, Feature } from '../../../shared/contract';
import { anyone, bodyLimits, type Endpoint, routeKeyOf } from '../../../shared/contract/endpoint';
import { refuse } from '../../../shared/wire/refusals';
import { inRequest } from '../../gateways/request-id';
import type { Deps } from '../deps/deps';
import type { Handlers } from '../handlers';
import type { Answer } from './answer';
import { bearer } from './bearer';
import { bodyLimit } from './body-limit';
import { envelope } from './envelope';
import { errors } from './errors';
import { log } from './log';
import { open } from './open';
import { rateLimit } from './rate-limit';
import { raw } from './raw';
import { run } from './run';
import { validate } from './validate';
import { type Entry, Work } from './work';

/** The row for an unknown route; it answers as for a missing thing. */
const nowhere = (feature: string): Entry => ({
  feature,
  name: 'unknown',
  row: {
    method: 'GET',
    path: '/api/',
    auth: anyone,
    summary: 'No such route',
    reply: z.object({}),
    sealed: false,
    refusals: ['not-found'],
    bodyLimit: bodyLimits.none,
    rate: [],
  },
  handle: () => Promise.reject(refuse('not-found')),
});

/** A feature's rows of the contract, and a handler for each. */
export type Answering<F extends Feature> = { readonly rows: Contract[F]; readonly handlers: Handlers<F> };

function entriesOf<F extends Feature>(feature: F, answering: Answering<F>): Map<string, Entry> {
  const rows = new Map<string, Endpoint>(Object.entries(answering.rows));
  // Handlers are typed where they are written; a lookup by name loses the types.
  const all = Object.entries(answering.handlers) as unknown as [string, Entry['handle']][];
  return new Map(
    all.flatMap(([name, handle]) => {
      const row = rows.get(name);
      return row ? [[routeKeyOf(row), { feature, name, row, handle }]] : [];
    }),
  );
}

/** A feature's Lambda: API Gateway HTTP API events (payload 2.0), dispatched by `routeKey`, a row's method
 * and path. The caller passes the rows: loading the schemas of the whole product would slow a start as
 * much as a client does. `deps` runs on every call and must cache. */
export function feature<F extends Feature>(
  name: F,
  answering: Answering<F>,
  deps: () => Deps,
): (event: APIGatewayProxyEventV2, context?: Context) => Promise<Answer> {
  const entries = entriesOf(name, answering);
  const unknown = nowhere(name);
  const stack = middy<Work, Answer>()
    .use(log)
    .use(errors)
    .use(open(deps))
    .use(bodyLimit)
    .use(bearer)
    .use(envelope)
    .use(validate)
    .use(raw)
    .use(rateLimit)
    .handler(run);
  // Middy reads only the remaining time from the context, and works without it.
  return (event, context = {} as Context) => {
    const work = new Work(event, entries.get(event.routeKey) ?? unknown);
    return inRequest(work.requestId, () => stack(work, context));
  };
}
