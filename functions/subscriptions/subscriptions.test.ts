import { beforeEach, describe, expect, it } from 'vitest';
import type { RoleLabel } from '../../shared/domain/roles';
import { fakeDeps } from '../../test/support/fake-deps';
import { addOrganization, viewerCall } from '../../test/support/fake-viewer';
import { checkUnitLimit } from './check-unit-limit';
import { getAllPlans } from './get-all-plans';

let { deps, world } = fakeDeps();
beforeEach(() => {
  ({ deps, world } = fakeDeps());
});
const call = {
  now: new Date(),
  requestId: 'r',
  address: 'a',
  agent: 'b',
  lastWrite: <T>(write: () => Promise<T>) => write(),
};

describe('getAllPlans', () => {
  it('answers data.data, cheapest first [API-23]', async () => {
    world.plans = world.plans.toReversed();
    const { success, data } = await getAllPlans(call, deps);
    expect(success).toBe(1);
    expect(data.data.map(({ id, price }) => [id, price])).toEqual([
      [1, 0],
      [2, 19],
      [3, 49],
      [4, 149],
    ]);
  });
});

describe('checkUnitLimit', () => {
  const check = (roleId: number, roleLabel: RoleLabel, unitCount = 0) => {
    addOrganization(world, { unitCount, limits: { properties: 1, units: 4 } });
    return checkUnitLimit({ ...viewerCall(world, { roleLabel }), params: { roleId } }, deps);
  };

  it.each([
    [0, 1],
    [3, 1],
    [4, 0],
    [5, 0],
  ])('with %i of 4 units WithinLimit is %i [API-18][PRP-30]', async (unitCount, WithinLimit) => {
    expect((await check(4, 'orgAdmin', unitCount)).data).toEqual({ WithinLimit, unitCount, unitLimit: 4 });
  });

  it('takes the caller’s own role id and no other [API-18]', async () => {
    expect((await check(1, 'manager')).data.WithinLimit).toBe(1);
    expect((await check(2, 'owner')).data.WithinLimit).toBe(1);
    for (const roleId of [1, 2, 3, 5, 99])
      await expect(check(roleId, 'orgAdmin')).rejects.toMatchObject({ code: 'not-found' });
  });
});
