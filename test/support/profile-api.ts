import { handlers } from '../../functions/profile/index';
import type { Deps } from '../../functions/runtime/deps';
import { feature } from '../../functions/runtime/feature';
import { logger } from '../../functions/runtime/logger';
import type { Account, Role } from '../../functions/table/accounts';
import type { Contract } from '../../shared/contract';
import { contract } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';
import type { Viewer } from '../../shared/domain/roles';
import { apiEvent, opened, sealed } from './api-event';
import { fakeDeps } from './fake-deps';
import { addOrganization, addSession } from './fake-viewer';

logger.setLogLevel('SILENT');

export const presentPassword = 'A-fine-house-42';

/**
 * Jane, the head of Northgate Homes who also works for Maple, logged in with a second device beside; `call('getProfile')` goes through the
 * whole stack as the first.
 */
export async function janesProfile(over: Partial<Deps> = {}) {
  const { deps, world } = fakeDeps(over);
  addOrganization(world, { adminUserId: 'usr_jane' });
  addOrganization(world, { organizationId: 'org_two', name: 'Maple' });
  const createdAt = world.now.toISOString();
  const account: Account = {
    ...{
      userId: 'usr_jane',
      email: 'jane@demo.test',
      firstName: 'Jane',
      lastName: 'Doe',
      mobile: '5551234567',
    },
    ...{ passwordHash: `hash of ${presentPassword}`, active: true, createdAt },
  };
  world.accounts.set('usr_jane', account);
  const role = (userRoleId: string, part: Pick<Role, 'roleLabel' | 'organizationId'>): Role => ({
    ...{ userRoleId, userId: 'usr_jane', organizationName: 'as it was', adminUserId: 'usr_jane', createdAt },
    ...part,
  });
  const head = role('rol_head', { roleLabel: 'orgAdmin', organizationId: 'org_one' });
  world.roles.push(head, role('rol_staff', { roleLabel: 'rentalManager', organizationId: 'org_two' }));
  const viewer: Viewer = {
    ...{ userId: 'usr_jane', userRoleId: 'rol_head', roleLabel: 'orgAdmin', organizationId: 'org_one' },
  };
  const session = addSession(world, viewer, { agent: 'Laptop' });
  const other = addSession(world, { ...viewer }, { agent: 'Phone' });
  const lambda = feature('profile', { rows: contract.profile, handlers }, () => deps);
  const [key = new Uint8Array()] = deps.settings.envelopeKeys;
  const tokenFor = (of: typeof session) =>
    deps.tokens.sign({
      userId: 'usr_jane',
      sessionId: of.sessionId,
      organizationId: of.viewer.organizationId,
      viewer: of.viewer,
      issuedAt: world.now,
      expiresAt: new Date(of.expiresAt),
    });
  const call = async (name: keyof Contract['profile'], body?: unknown, as = session) => {
    const row = contract.profile[name];
    const answer = await lambda(
      apiEvent({
        routeKey: routeKeyOf(row),
        token: await tokenFor(as),
        ...(row.method !== 'GET' && { body: sealed(body ?? {}, key) }),
      }),
    );
    return { status: answer.statusCode, json: opened(answer.body) };
  };
  const jane = (): Account => world.accounts.get('usr_jane') ?? account;
  const logged = (): string[] =>
    world.audit.map(({ action, organizationId }) => `${action} ${organizationId}`);
  return { deps, world, session, other, call, jane, logged };
}
