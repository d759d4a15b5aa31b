import { beforeEach, describe, expect, it } from 'vitest';
import type { RoleLabel } from '../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../test/support/test-world';
import { plans } from '../../test/support/test-world/plans';
import { putPlans } from '../table/billing/plans';
import { checkUnitLimit } from './check-unit-limit';
import { getAllPlans } from './get-all-plans';

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openTestWorld();
});

describe('getAllPlans', () => {
  it('answers data.data, cheapest first [API-23]', async () => {
    const cheapIsLast = plans.map((plan) => ({ ...plan, id: 5 - plan.id }));
    await putPlans(testWorld.db, cheapIsLast);
    const { success, data } = await getAllPlans(testWorld.call(), testWorld.deps);
    expect(success).toBe(1);
    expect(data.data.map(({ id, price }) => [id, price])).toEqual([
      [4, 0],
      [3, 19],
      [2, 49],
      [1, 149],
    ]);
  });
});

describe('checkUnitLimit', () => {
  const check = async (roleId: number, roleLabel: RoleLabel, unitCount = 0) => {
    await testWorld.organization({ unitCount, limits: { properties: 1, units: 4 } });
    return checkUnitLimit({ ...testWorld.call({ roleLabel }), params: { roleId } }, testWorld.deps);
  };

  it.each([
    [0, 1],
    [3, 1],
    [4, 0],
    [5, 0],
  ])('with %i of 4 units WithinLimit is %i [API-18][PRP-30]', async (unitCount, WithinLimit) => {
    expect((await check(4, 'orgAdmin', unitCount)).data).toEqual({
      WithinLimit,
      unitCount,
      unitLimit: 4,
      propertyCount: 0,
      propertyLimit: 1,
    });
  });

  it('takes the caller’s own role id and no other [API-18]', async () => {
    expect((await check(1, 'manager')).data.WithinLimit).toBe(1);
    expect((await check(2, 'owner')).data.WithinLimit).toBe(1);
    for (const roleId of [1, 2, 3, 5, 99])
      await expect(check(roleId, 'orgAdmin')).rejects.toMatchObject({ code: 'not-found' });
  });
});
