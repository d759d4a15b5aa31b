import type { Deps } from '../../functions/runtime/deps';
import { feature } from '../../functions/runtime/feature';
import { logger } from '../../functions/runtime/logger';
import type { Session } from '../../functions/table/sessions';
import { handlers } from '../../functions/users/index';
import type { Contract } from '../../shared/contract';
import { contract } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import { apiEvent, type EventOptions, opened, sealed } from './api-event';
import { fakeDeps } from './fake-deps';

/** A test's own output is its result; tests of the log turn it on again. */
logger.setLogLevel('SILENT');

type Name = keyof Contract['users'];
type Options = Omit<EventOptions, 'routeKey' | 'body'> & { body?: unknown; raw?: string };

/** The users feature over its fakes: `call('login', { body })` goes through the whole stack, envelope and all. */
export function usersApi(over: Partial<Deps> = {}) {
  const { deps, world } = fakeDeps(over);
  const lambda = feature('users', { rows: contract.users, handlers }, () => deps);
  const [key = new Uint8Array()] = deps.settings.envelopeKeys;
  const call = async (name: Name, { body, raw, ...options }: Options = {}) => {
    const sent = raw ?? (body === undefined ? undefined : sealed(body, key));
    const event = apiEvent({
      routeKey: routeKeyOf(contract.users[name]),
      ...options,
      ...(sent !== undefined && { body: sent }),
    });
    const result = await lambda(event);
    return {
      status: result.statusCode,
      headers: result.headers ?? {},
      text: result.body ?? '',
      json: opened(result.body),
    };
  };
  const tokenFor = (session: Session): Promise<string> =>
    deps.tokens.sign({
      userId: session.viewer.userId,
      sessionId: session.sessionId,
      organizationId: session.viewer.organizationId,
      viewer: session.viewer,
      issuedAt: new Date(session.createdAt),
      expiresAt: new Date(session.expiresAt),
    });
  return { deps, world, lambda, key, call, tokenFor };
}

/** The last mail's link: its address and the token in it. */
export function linkIn(text: string): { address: string; token: string } {
  const address = /https:\/\/\S+/.exec(text)?.[0] ?? '';
  return { address, token: new URL(address).searchParams.get('token') ?? '' };
}
