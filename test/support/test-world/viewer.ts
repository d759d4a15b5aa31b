import type { ViewerCall } from '../../../functions/runtime/handler';
import type { Stores } from '../../../functions/table/stores';
import type { Viewer } from '../../../shared/domain/people/roles';

/** The organization's head unless told otherwise. */
export const viewer = (over: Partial<Viewer> = {}): Viewer => ({
  userId: 'usr_head',
  userRoleId: 'rol_head',
  roleLabel: 'orgAdmin',
  organizationId: 'org_one',
  ...over,
});

/** A rental owner of the stand's property. */
export const ada: Partial<Viewer> = { roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' };
/** The properties a person can be granted. */
export const mayChange = { areas: { properties: 'change' as const }, properties: 'all' as const };
/** Staff with a chosen list. */
export const listed = (...properties: string[]): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { ...mayChange, properties },
});

type Place = { readonly deps: Pick<Stores, 'organizations'>; now(): Date };

/** What the pipeline gives a bearer row's handler, next to params, query and body. */
export function viewerCall({ deps, now }: Place, over: Partial<Viewer> = {}): ViewerCall {
  const called = viewer(over);
  return {
    now: now(),
    requestId: 'req-test',
    address: '203.0.113.7',
    agent: 'test',
    viewer: called,
    session: async () => ({
      sessionId: 'ses_test',
      viewer: called,
      createdAt: now().toISOString(),
      expiresAt: new Date(now().getTime() + 7_200_000).toISOString(),
      endsAt: new Date(now().getTime() + 30 * 86_400_000).toISOString(),
      agent: 'test',
    }),
    organization: async () => {
      const organization = await deps.organizations.byId(called.organizationId);
      if (!organization) throw new Error('the test made no organization');
      return organization;
    },
  };
}
