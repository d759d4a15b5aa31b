import type { Deps } from '../../../functions/runtime/deps/deps';
import type { Handlers } from '../../../functions/runtime/handlers';
import { logger } from '../../../functions/runtime/logger';
import { feature } from '../../../functions/runtime/pipeline/feature';
import { type Contract, contract, type Feature, rows } from '../../../shared/contract';
import { routeKeyOf } from '../../../shared/contract/endpoint';
import { apiEvent, type EventOptions, opened, sealed } from '../api-event';

/** Keeps the log out of test output; tests of the log turn it on again. */
logger.setLogLevel('SILENT');

type Options = Omit<EventOptions, 'routeKey' | 'body'> & { readonly body?: unknown; readonly raw?: string };

/** One feature's calls through the whole stack. `call` seals the body unless `raw`, and opens the answer. */
export function callsOf<F extends Feature>(name: F, handlers: Handlers<F>, deps: Deps) {
  const lambda = feature(name, { rows: contract[name], handlers }, () => deps);
  const [key = new Uint8Array()] = deps.settings.envelopeKeys;
  const call = async (called: keyof Contract[F], { body, raw, ...options }: Options = {}) => {
    const found = rows.find((one) => one.feature === name && one.name === called);
    if (!found) throw new Error(`no row ${String(called)}`);
    const sent = raw ?? (body === undefined ? undefined : sealed(body, key));
    const routeKey = routeKeyOf(found.row);
    const result = await lambda(
      apiEvent({ routeKey, ...options, ...(sent !== undefined && { body: sent }) }),
    );
    return {
      status: result.statusCode,
      headers: result.headers ?? {},
      cookies: result.cookies ?? [],
      text: result.body ?? '',
      json: opened(result.body),
    };
  };
  return { lambda, key, call };
}
