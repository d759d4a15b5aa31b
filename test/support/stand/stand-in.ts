import type { Handlers } from '../../../functions/runtime/handlers';
import type { Viewer } from '../../../shared/domain/roles';
import { openStand } from '../stand';
import { callsOf } from './calls';

const unused = async (): Promise<never> => {
  throw new Error('no such handler in this test');
};

/** The real runtime with the properties rows and a test's own handlers, for what happens around a handler. */
export async function openStandIn(handlers: Partial<Handlers<'properties'>>) {
  const stand = await openStand();
  const all: Handlers<'properties'> = {
    addProperty: unused,
    getProperty: unused,
    listUnits: unused,
    listProperties: unused,
    getDashboard: unused,
    createImageUpload: unused,
    updateProperty: unused,
    archiveProperty: unused,
    setCover: unused,
    changeShares: unused,
    getShareHistory: unused,
    getActivity: unused,
    ...handlers,
  };
  const signIn = async (over: Partial<Viewer> = {}) => {
    const viewer = stand.viewer(over);
    await stand.organization({ organizationId: viewer.organizationId });
    const session = await stand.addSession(viewer);
    return { session, token: await stand.tokenFor(session) };
  };
  return { ...stand, ...callsOf('properties', all, stand.deps), signIn };
}
