import type { ViewerCall } from '../../functions/runtime/handler';
import type { Organisation } from '../../functions/table/organisations';
import type { Session } from '../../functions/table/sessions';
import type { Viewer } from '../../shared/domain/roles';
import type { FakeWorld } from './fake-world';

const days = (count: number, from: Date) => new Date(from.getTime() + count * 86_400_000).toISOString();

/** Puts an organisation into the world: plan 4, paid for a year, unless told otherwise. */
export function addOrganisation(world: FakeWorld, over: Partial<Organisation> = {}): Organisation {
  const organisation: Organisation = {
    organisationId: 'org_one',
    name: 'Northgate Homes',
    adminUserId: 'usr_head',
    subscription: {
      subscriptionId: 'sub_one',
      planId: 4,
      annual: false,
      startedAt: days(-30, world.now),
      trialEndsAt: days(-16, world.now),
      paidUntil: days(365, world.now),
    },
    limits: { properties: 500, units: 10_000 },
    propertyCount: 0,
    unitCount: 0,
    ownerCount: 0,
    unitsWithoutRent: 0,
    createdAt: days(-30, world.now),
    ...over,
  };
  world.organisations.set(organisation.organisationId, organisation);
  return organisation;
}

export const fakeViewer = (over: Partial<Viewer> = {}): Viewer => ({
  userId: 'usr_head',
  userRoleId: 'rol_head',
  roleLabel: 'orgAdmin',
  organisationId: 'org_one',
  ...over,
});

/** Puts a live session of this viewer into the world. */
export function addSession(world: FakeWorld, viewer: Viewer, over: Partial<Session> = {}): Session {
  const session: Session = {
    sessionId: `ses_${world.sessions.size + 1}`,
    viewer,
    createdAt: world.now.toISOString(),
    expiresAt: new Date(world.now.getTime() + 7_200_000).toISOString(),
    endsAt: days(30, world.now),
    agent: 'test',
    ...over,
  };
  world.sessions.set(session.sessionId, session);
  return session;
}

/** What the runtime gives a handler of a bearer row: spread it beside params, query and body. Adds the organisation when there is none. */
export function viewerCall(world: FakeWorld, over: Partial<Viewer> = {}): ViewerCall {
  const viewer = fakeViewer(over);
  if (!world.organisations.has(viewer.organisationId))
    addOrganisation(world, { organisationId: viewer.organisationId });
  const session = addSession(world, viewer);
  return {
    now: new Date(world.now),
    requestId: 'req-test',
    address: '203.0.113.7',
    agent: 'test',
    lastWrite: (write) => write(),
    viewer,
    session: async () => session,
    organisation: async () => {
      const organisation = world.organisations.get(viewer.organisationId);
      if (!organisation) throw new Error('the test took the organisation away');
      return organisation;
    },
  };
}
