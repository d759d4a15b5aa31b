import { expect, it } from 'vitest';
import { openTestWorld } from '../../test/support/test-world';
import { publishedSeal } from './published-seal';

it('is made again where it could not be published, and once where it could', async () => {
  const { deps } = await openTestWorld();
  let asked = 0;
  const publish = async (seal: Parameters<typeof deps.leases.seals.publish>[0]) => {
    asked += 1;
    if (asked === 1) throw new Error('the table is away');
    return deps.leases.seals.publish(seal);
  };
  const leases = { ...deps.leases, seals: { ...deps.leases.seals, publish } };
  // Another key than that of the tests before, whose seal is known.
  const sealKey: typeof deps.sealKey = Object.create(deps.sealKey);
  const away = { ...deps, sealKey, leases };
  await expect(publishedSeal(away)).rejects.toThrow('away');
  const seal = await publishedSeal(away);
  expect(await publishedSeal(away)).toBe(seal);
  expect(asked).toBe(2);
});
