import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { type LeaseWorld, nora, one, openLeases } from '../../test/support/test-world/leases';
import { logger } from '../runtime/logger';
import { StoredSigner } from '../table/leases/record';
import { signMyLease } from './sign-my-lease';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(one, { coSigners: [] });
});

const open = (viewer: Partial<Viewer> = {}) =>
  testWorld.perform(signMyLease, { ...testWorld.call(viewer), body: { lease_id } });
const linksOf = async (role: string) =>
  (await testWorld.all(StoredSigner)).find(({ facts }) => facts.role === role)?.links.length;

it('an owner or agent whom the lease names signs it from their account, as often as it takes [D48]', async () => {
  const before = await linksOf('agent');
  const { path } = (await open()).data;
  const token = path.replace('/auth/sign?token=', '');
  expect(await linksOf('agent')).toBe((before ?? 0) + 1);
  expect((await testWorld.audit()).map(({ action }) => action)).toContain('lease.open-link');
  expect((await open()).data.path).not.toBe(path);
  await testWorld.signAs(nora);
  await testWorld.consent(token);
  expect(await testWorld.sign(token)).toEqual({ is_complete: true });
});

it('nobody signs in the place of another: not staff with another address, nor who does not see the lease', async () => {
  await testWorld.account({ userId: 'usr_staff', email: 'staff@elsewhere.test' });
  const staff = (properties: 'all' | string[]): Partial<Viewer> => ({
    roleLabel: 'rentalManager',
    userId: 'usr_staff',
    grants: { areas: { leases: 'change' }, properties },
  });
  await expect(open(staff('all'))).rejects.toMatchObject({ code: 'not-found' });
  await expect(open(staff(['prp_other']))).rejects.toMatchObject({ code: 'not-found' });
  await expect(open({ organizationId: 'org_two' })).rejects.toMatchObject({ code: 'not-found' });
});

it('is over once signed', async () => {
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  await expect(open()).rejects.toMatchObject({ code: 'not-found' });
});
