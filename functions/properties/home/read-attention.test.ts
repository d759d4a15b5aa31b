import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../../shared/domain/people/roles';
import { type LeaseWorld, nora, one, openLeases, two } from '../../../test/support/test-world/leases';
import { tellLeaseStepsWith } from '../../jobs/tell-lease-steps';
import { returnKeys } from '../../leases/moves/lease-moves';
import { getDashboard } from '../get-dashboard';

const day = 86_400;
let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

const waiting = async (viewer: Partial<Viewer> = {}) => {
  const { data } = await getDashboard({ ...testWorld.call(viewer), query: {} }, testWorld.deps);
  return data.leases.map(({ kind, unit_id, on }) => [kind, unit_id, on]);
};
const staff = (properties: 'all' | string[], level: 'view' | 'change' = 'change'): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas: { properties: 'view', leases: level }, properties },
});

it('names drafts, and what waits for the signature of the person who asks, in their turn [D47]', async () => {
  await testWorld.account({ userId: 'usr_staff' });
  await testWorld.draft(two);
  await testWorld.sent(one, { coSigners: [] });
  expect(await waiting()).toEqual([
    ['sign', one, '2026-06-15'],
    ['send', two, '2026-06-15'],
  ]);
  expect(await waiting(staff('all'))).toEqual([['send', two, '2026-06-15']]);
  expect(await waiting(staff('all', 'view'))).toEqual([]);
  expect(await waiting(staff(['prp_other']))).toEqual([]);
  await testWorld.signAs(testWorld.agent);
  expect(await waiting()).toEqual([['send', two, '2026-06-15']]);
});

it('names a move-in from a week before to a month after, and the end until the keys are back [D36]', async () => {
  const { lease_id } = await testWorld.draft();
  await testWorld.save(lease_id, { atEnd: 'end' }, { from: '2026-07-01', to: '2026-12-31', coSigners: [] });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  expect(await waiting()).toEqual([]);
  testWorld.wait(9 * day);
  expect(await waiting()).toEqual([['move-in', one, '2026-07-01']]);
  testWorld.wait(37 * day);
  expect(await waiting()).toEqual([['move-in', one, '2026-07-01']]);
  testWorld.wait(2 * day);
  expect(await waiting()).toEqual([]);
  testWorld.wait(122 * day);
  await tellLeaseStepsWith(() => testWorld.deps)();
  expect(await waiting()).toEqual([['ending', one, '2026-12-31']]);
  testWorld.wait(23 * day);
  expect(await waiting()).toEqual([['move-out', one, '2026-12-31']]);
  testWorld.wait(9 * day);
  expect(await waiting()).toEqual([['holdover', one, '2026-12-31']]);
  const keys = { lease_id, day: '2026-12-31', address: '7 Oak St' };
  await testWorld.perform(returnKeys, { ...testWorld.call(), body: keys });
  expect(await waiting()).toEqual([]);
});
