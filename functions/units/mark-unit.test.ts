import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../shared/domain/people/roles';
import { one, openUnits } from '../../test/support/test-world/units';
import { listed } from '../../test/support/test-world/viewer';
import { AuditEntry } from '../table/audit/record';
import { Unit } from '../table/units/record';
import { countUnits } from './count-units';
import { getUnit } from './get-unit';
import { markUnit } from './mark-unit';

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
});

const mark = (off_market: boolean, as: Partial<Viewer> = {}) =>
  testWorld.perform(markUnit, { ...testWorld.call(as), body: { unit_id: one, off_market } });
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const views = async () => (await countUnits({ ...testWorld.call(), query: {} }, testWorld.deps)).data.views;

describe('a unit off the market', () => {
  it('is neither vacant nor available, until it is put back; a repeat changes nothing', async () => {
    expect(await views()).toMatchObject({ vacant: 2, 'off-market': 0 });
    await mark(true);
    await mark(true);
    expect(await views()).toMatchObject({ all: 2, vacant: 1, 'off-market': 1 });
    const read = () => getUnit({ ...testWorld.call(), params: { unitId: one } }, testWorld.deps);
    const { data } = await read();
    expect(data.off_market).toBe(true);
    expect(data.vacant_since).toBeUndefined();
    await mark(false);
    expect(await views()).toMatchObject({ vacant: 2, 'off-market': 0 });
    expect((await testWorld.all(Unit))[0]).not.toHaveProperty('offMarket');
    const entries = (await testWorld.all(AuditEntry)).filter(({ action }) => action === 'unit.update');
    expect(entries).toHaveLength(2);
  });

  it('is not there for another list of properties, nor for another organization', async () => {
    expect(await code(mark(true, listed('prp_other')))).toBe('not-found');
    expect(await code(mark(true, { organizationId: 'org_two' }))).toBe('not-found');
    expect((await testWorld.all(Unit))[0]?.offMarket).toBeUndefined();
  });
});
