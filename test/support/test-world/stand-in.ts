import type { Handlers } from '../../../functions/runtime/handlers';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openTestWorld } from '../test-world';
import { callsOf } from './calls';

const unused = async (): Promise<never> => {
  throw new Error('no such handler in this test');
};

/** The real runtime with the properties rows and a test's own handlers, for what happens around a handler. */
export async function openStandIn(handlers: Partial<Handlers<'properties'>>) {
  const testWorld = await openTestWorld();
  const all: Handlers<'properties'> = {
    addProperty: unused,
    getProperty: unused,
    listUnits: unused,
    listProperties: unused,
    countProperties: unused,
    getDashboard: unused,
    getHomeMore: unused,
    getSetup: unused,
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
    const viewer = testWorld.viewer(over);
    await testWorld.organization({ organizationId: viewer.organizationId });
    const session = await testWorld.addSession(viewer);
    return { session, token: await testWorld.tokenFor(session) };
  };
  return { ...testWorld, ...callsOf('properties', all, testWorld.deps), signIn };
}
