import type { ViewerCall } from '../../functions/runtime/handler';
import type { Organization } from '../../functions/table/organizations';
import type { Session } from '../../functions/table/sessions';
import type { Viewer } from '../../shared/domain/roles';
import type { FakeWorld } from './fake-world';

const days = (count: number, from: Date) => new Date(from.getTime() + count * 86_400_000).toISOString();

/** Puts an organization into the world: plan 4, paid for a year, unless told otherwise. */
export function addOrganization(world: FakeWorld, over: Partial<Organization> = {}): Organization {
  const organization: Organization = {
    organizationId: 'org_one',
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
  world.organizations.set(organization.organizationId, organization);
  return organization;
}

export const fakeViewer = (over: Partial<Viewer> = {}): Viewer => ({
  userId: 'usr_head',
  userRoleId: 'rol_head',
  roleLabel: 'orgAdmin',
  organizationId: 'org_one',
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

/** What the runtime gives a handler of a bearer row: spread it beside params, query and body. Adds the organization when there is none. */
export function viewerCall(world: FakeWorld, over: Partial<Viewer> = {}): ViewerCall {
  const viewer = fakeViewer(over);
  if (!world.organizations.has(viewer.organizationId))
    addOrganization(world, { organizationId: viewer.organizationId });
  const session = addSession(world, viewer);
  return {
    now: new Date(world.now),
    requestId: 'req-test',
    address: '203.0.113.7',
    agent: 'test',
    lastWrite: (write) => write(),
    viewer,
    session: async () => session,
    organization: async () => {
      const organization = world.organizations.get(viewer.organizationId);
      if (!organization) throw new Error('the test took the organization away');
      return organization;
    },
  };
}
