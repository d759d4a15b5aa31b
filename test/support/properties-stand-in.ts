import type { Deps } from '../../functions/runtime/deps';
import { feature } from '../../functions/runtime/feature';
import type { Handlers } from '../../functions/runtime/handler';
import { logger } from '../../functions/runtime/logger';
import type { Session } from '../../functions/table/sessions';
import { contract } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/roles';
import { apiEvent, type EventOptions, opened, sealed } from './api-event';
import { fakeDeps } from './fake-deps';
import { addOrganization, addSession, fakeViewer } from './fake-viewer';

logger.setLogLevel('SILENT');

const unused = async (): Promise<never> => {
  throw new Error('no such handler in this test');
};

/** The real runtime with the contract's properties rows and handlers of the test's own: for what the runtime does around a handler. */
export function propertiesStandIn(handlers: Partial<Handlers<'properties'>>, over: Partial<Deps> = {}) {
  const { deps, world } = fakeDeps(over);
  const all: Handlers<'properties'> = {
    addProperty: unused,
    getProperty: unused,
    listUnits: unused,
    listProperties: unused,
    getDashboard: unused,
    createImageUpload: unused,
    updateProperty: unused,
    changeShares: unused,
    getShareHistory: unused,
    getActivity: unused,
    ...handlers,
  };
  const lambda = feature('properties', { rows: contract.properties, handlers: all }, () => deps);
  const [key = new Uint8Array()] = deps.settings.envelopeKeys;
  const tokenFor = (session: Session, viewer: Viewer | undefined = session.viewer): Promise<string> =>
    deps.tokens.sign({
      userId: session.viewer.userId,
      sessionId: session.sessionId,
      organizationId: session.viewer.organizationId,
      ...(viewer && { viewer }),
      issuedAt: world.now,
      expiresAt: new Date(session.expiresAt),
    });
  const signIn = async (viewer: Partial<Viewer> = {}) => {
    const who = fakeViewer(viewer);
    if (!world.organizations.has(who.organizationId))
      addOrganization(world, { organizationId: who.organizationId });
    const session = addSession(world, who);
    return { session, token: await tokenFor(session) };
  };
  const call = async (
    name: keyof Handlers<'properties'>,
    { body, ...options }: Omit<EventOptions, 'routeKey' | 'body'> & { body?: unknown } = {},
  ) => {
    const event = apiEvent({
      routeKey: routeKeyOf(contract.properties[name]),
      ...options,
      ...(body !== undefined && { body: typeof body === 'string' ? body : sealed(body, key) }),
    });
    const result = await lambda(event);
    return {
      status: result.statusCode,
      headers: result.headers ?? {},
      text: result.body ?? '',
      json: opened(result.body),
    };
  };
  return { deps, world, lambda, signIn, tokenFor, call };
}
