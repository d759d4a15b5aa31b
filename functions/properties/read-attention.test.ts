import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/roles';
import { type LeaseStand, nora, one, openLeases, two } from '../../test/support/stand/leases';
import { tellLeaseStepsWith } from '../jobs/tell-lease-steps';
import { returnKeys } from '../leases/lease-moves';
import { getDashboard } from './get-dashboard';

const day = 86_400;
let stand: LeaseStand;
beforeEach(async () => {
  stand = await openLeases();
});

const waiting = async (viewer: Partial<Viewer> = {}) => {
  const { data } = await getDashboard(stand.call(viewer), stand.deps);
  return data.leases.map(({ kind, unit_id, on }) => [kind, unit_id, on]);
};
const staff = (properties: 'all' | string[], level: 'view' | 'change' = 'change'): Partial<Viewer> => ({
  ...{ roleLabel: 'rentalManager', userId: 'usr_staff' },
  grants: { areas: { properties: 'view', leases: level }, properties },
});

it('names drafts, and what waits for the signature of the person who asks, in their turn [D47]', async () => {
  await stand.account({ userId: 'usr_staff' });
  await stand.draft(two);
  await stand.sent(one, { coSigners: [] });
  expect(await waiting()).toEqual([
    ['sign', one, '2026-06-15'],
    ['send', two, '2026-06-15'],
  ]);
  expect(await waiting(staff('all'))).toEqual([['send', two, '2026-06-15']]);
  expect(await waiting(staff('all', 'view'))).toEqual([]);
  expect(await waiting(staff(['prp_other']))).toEqual([]);
  await stand.signAs(stand.agent);
  expect(await waiting()).toEqual([['send', two, '2026-06-15']]);
});

it('names a move-in from a week before to a month after, and the end until the keys are back [D36]', async () => {
  const { lease_id } = await stand.draft();
  await stand.save(lease_id, { atEnd: 'end' }, { from: '2026-07-01', to: '2026-12-31', coSigners: [] });
  await stand.send(lease_id);
  await stand.signAs(nora);
  await stand.signAs(stand.agent);
  expect(await waiting()).toEqual([]);
  stand.wait(9 * day);
  expect(await waiting()).toEqual([['move-in', one, '2026-07-01']]);
  stand.wait(37 * day);
  expect(await waiting()).toEqual([['move-in', one, '2026-07-01']]);
  stand.wait(2 * day);
  expect(await waiting()).toEqual([]);
  stand.wait(122 * day);
  await tellLeaseStepsWith(() => stand.deps)();
  expect(await waiting()).toEqual([]);
  stand.wait(23 * day);
  expect(await waiting()).toEqual([['move-out', one, '2026-12-31']]);
  stand.wait(9 * day);
  expect(await waiting()).toEqual([['holdover', one, '2026-12-31']]);
  const keys = { lease_id, day: '2026-12-31', address: '7 Oak St' };
  await stand.perform(returnKeys, { ...stand.call(), body: keys });
  expect(await waiting()).toEqual([]);
});
