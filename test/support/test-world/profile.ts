import { sealSecret } from '../../../functions/common/accounts/sealed-secret';
import { handlers } from '../../../functions/profile/index';
import type { Account } from '../../../functions/table/accounts/record';
import { SecondFactor } from '../../../functions/table/accounts/record';
import { put } from '../../../functions/table/db/writes';
import { Session } from '../../../functions/table/sessions/record';
import type { Contract } from '../../../shared/contract';
import { contract } from '../../../shared/contract';
import { openTestWorld } from '../test-world';
import { callsOf } from './calls';

export const presentPassword = 'A-fine-house-42';
const userId = 'usr_jane';

// Jane, the head of Northgate Homes, who also works for Maple and has a second device. `call('getProfile')`
// goes through the whole stack as her first device.
export async function openProfile() {
  const testWorld = await openTestWorld();
  const { deps, db } = testWorld;
  const { call: send } = callsOf('profile', handlers, deps);
  const names = { email: 'jane@demo.test', firstName: 'Jane', lastName: 'Doe', mobile: '5551234567' };
  const passwordHash = `hash of ${presentPassword}`;
  const staff = { userRoleId: 'rol_staff', roleLabel: 'rentalManager', organizationId: 'org_two' } as const;
  const viewer = testWorld.viewer({ userId });
  const [session, other] = await Promise.all([
    testWorld.addSession(viewer, { agent: 'Laptop' }),
    testWorld.addSession(viewer, { agent: 'Phone' }),
    testWorld.organization({ adminUserId: userId }),
    testWorld.organization({ organizationId: 'org_two', name: 'Maple' }),
    testWorld.account({ userId, ...names, passwordHash }),
    testWorld.role({ userId, adminUserId: userId }),
    testWorld.role({ userId, ...staff }),
  ]);
  const call = async (name: keyof Contract['profile'], body?: unknown, as = session) => {
    const given = contract.profile[name].method === 'GET' ? {} : { body: body ?? {} };
    return send(name, { token: await testWorld.tokenFor(as), ...given });
  };
  const jane = async (): Promise<Account> => {
    const found = await deps.accounts.byId(userId);
    if (!found) throw new Error('the account is gone');
    return found.account;
  };
  return {
    ...testWorld,
    session,
    other,
    call,
    jane,
    /** The logs of both organizations. */
    logged: async (): Promise<string[]> => {
      const logs = [await testWorld.audit(), await testWorld.audit('org_two')];
      return logs.flatMap((entries) =>
        entries.map(({ action, organizationId }) => `${action} ${organizationId}`),
      );
    },
    liveSessions: async () => (await testWorld.all(Session)).map(({ sessionId }) => sessionId).toSorted(),
    /** Two-step login is on, no code used yet. */
    withFactor: async ({ secret = 'S', ...part }: Partial<SecondFactor> = {}): Promise<void> => {
      const since = testWorld.now().toISOString();
      const sealed = await sealSecret({ userId, secret }, testWorld.deps);
      const kept = { userId, secret: sealed, since, lastStep: 0 };
      const factor = { ...kept, recoveryHashes: new Set(['one']), ...part };
      await testWorld.account({ ...(await jane()), secondFactorSince: since });
      await db.write(put(SecondFactor, factor));
    },
  };
}
export type Profile = Awaited<ReturnType<typeof openProfile>>;
