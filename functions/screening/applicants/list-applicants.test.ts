import { beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../../../shared/domain/screening/application';
import { type Applicants, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { propertyId, unitIdAt } from '../../../test/support/test-world/portfolio';
import { ApplicationLine, StoredApplication, UnitApplicationLine } from '../../table/screening/record';
import { auditedApplication } from '../audited-application';
import { countApplicants } from './count-applicants';
import { listApplicants } from './list-applicants';

const other = unitIdAt(1);
const stages = ['draft', 'submitted', 'waiting', 'approved', 'declined'] as const;
let testWorld: Applicants;
let ids: string[];
beforeEach(async () => {
  testWorld = await openApplicants();
  const first = await testWorld.add();
  const [model] = await testWorld.all(StoredApplication);
  if (!model) throw new Error('no application');
  ids = [first];
  // Every third is the other unit's; the stages go round.
  for (let index = 1; index < 60; index += 1) {
    const applicationId = `apl_z${String(index).padStart(3, '0')}`;
    const stage = stages[index % stages.length] ?? 'draft';
    const email = `${index}@applicant.test`;
    const fields = { ...model.fields, email, firstName: index % 2 ? 'Odd' : 'Even' };
    const after = { ...model, applicationId, stage, fields, unitId: index % 3 ? unitId : other };
    await testWorld.deps.applications.write({ before: undefined, after });
    ids.push(applicationId);
  }
});

type Query = {
  stage?: Stage;
  unit_id?: string;
  search?: string;
  property?: string;
  unit?: string;
  sort?: string;
  rents?: 'with';
  after?: string;
  limit?: number;
};
const list = async (query: Query, who = {}) =>
  (await listApplicants({ ...testWorld.call(who), query: { limit: 5, ...query } }, testWorld.deps)).data;
/** All pages, and what each said of the whole. */
async function pages(query: Query) {
  const found: string[] = [];
  const totals = new Set<number | undefined>();
  let after: string | undefined;
  do {
    const { applicants, next, total } = await list({ ...query, ...(after && { after }) });
    found.push(...applicants.map(({ application_id }) => application_id));
    totals.add(total);
    after = next;
  } while (after);
  return { found, totals: [...totals] };
}
const kept = async (isMeant: (one: StoredApplication) => boolean) =>
  (await testWorld.all(StoredApplication))
    .filter(isMeant)
    .map(({ applicationId }) => applicationId)
    .toSorted()
    .toReversed();

describe('the applicants’ list', () => {
  it('pages through a unit and a stage together, the newest first, and counts exactly those', async () => {
    for (const stage of stages)
      for (const unit of [unitId, other]) {
        const meant = await kept((one) => one.stage === stage && one.unitId === unit);
        expect(meant.length).toBeGreaterThan(2);
        const { found, totals } = await pages({ stage, unit_id: unit });
        expect([found, totals]).toEqual([meant, [meant.length]]);
      }
    const odd = await kept((one) => one.unitId === unitId && one.fields.firstName === 'Odd');
    expect(await pages({ unit_id: unitId, search: 'odd' })).toEqual({ found: odd, totals: [odd.length] });
    const waiting = await kept((one) => one.stage === 'waiting');
    expect(await pages({ stage: 'waiting' })).toEqual({ found: waiting, totals: [undefined] });
    expect((await pages({})).found).toEqual(ids.toSorted().toReversed());
  });

  it('is counted by stage, with the filters that the list has', async () => {
    const count = async (query: { search?: string; property?: string; unit?: string }, who = {}) =>
      (await countApplicants({ ...testWorld.call(who), query }, testWorld.deps)).data.views;
    for (const query of [
      {},
      { search: 'odd' },
      { unit: other },
      { property: propertyId },
      { property: 'prp_none' },
    ]) {
      const views = await count(query);
      expect(views.all).toBe((await pages(query)).found.length);
      for (const stage of stages)
        expect(views[stage], stage).toBe((await pages({ ...query, stage })).found.length);
    }
    expect((await count({})).all).toBe(60);
    expect((await count({}, { roleLabel: 'tenant' })).all).toBe(0);
  });

  it('has other orders, with those without a value last, and pages through them', async () => {
    const { found, totals } = await pages({ sort: 'stage.asc', unit: `${unitId},${other}` });
    expect(totals).toEqual([60]);
    expect(new Set(found)).toEqual(new Set(ids));
    const stageOf = new Map(
      (await testWorld.all(StoredApplication)).map((one) => [one.applicationId, one.stage]),
    );
    const places = found.map((id) => stages.indexOf(stageOf.get(id) ?? 'draft'));
    expect(places).toEqual(places.toSorted((one, next) => one - next));
    const [known] = (await list({ limit: 1, rents: 'with' })).applicants;
    expect(known?.rent).toBeGreaterThan(0);
    expect((await list({ limit: 1 })).applicants[0]?.rent).toBeUndefined();
    const { found: applied } = await pages({ sort: 'applied.asc', stage: 'waiting' });
    expect(applied.toSorted().toReversed()).toEqual(await kept((one) => one.stage === 'waiting'));
  });

  it('reads nothing but the lines of that unit and stage: two requests a page', async () => {
    testWorld.requests();
    await list({ stage: 'waiting', unit_id: other });
    const queries = testWorld.requests().filter((name) => String(name).includes('Query'));
    expect(queries).toHaveLength(2);
  });

  it('follows an applicant to another stage and unit, and keeps no line of one that goes', async () => {
    const [before] = (await testWorld.all(StoredApplication)).filter((one) => one.stage === 'waiting');
    if (!before) throw new Error('nobody waits');
    const { applicationId } = before;
    const moved = {
      ...before,
      stage: 'submitted' as const,
      unitId: before.unitId === other ? unitId : other,
    };
    await testWorld.deps.applications.write({ before, after: moved });
    const inUnit = async (unit: string, stage: Stage) => (await pages({ unit_id: unit, stage })).found;
    expect(await inUnit(before.unitId, 'waiting')).not.toContain(applicationId);
    expect(await inUnit(moved.unitId, 'submitted')).toContain(applicationId);
    const lines = async () =>
      (await Promise.all([testWorld.all(ApplicationLine), testWorld.all(UnitApplicationLine)])).map(
        (all) => all.filter((line) => line.applicationId === applicationId).length,
      );
    expect(await lines()).toEqual([1, 1]);
    const [now] = (await testWorld.all(StoredApplication)).filter(
      (one) => one.applicationId === applicationId,
    );
    if (!now) throw new Error('it is gone');
    const audit = auditedApplication(
      { action: 'application.purge', to: now, now: testWorld.now() },
      testWorld.deps,
    );
    await testWorld.deps.applications.purge({ before: now, trace: { audit, now: testWorld.now() } });
    expect(await lines()).toEqual([0, 0]);
  });

  it('says nothing of a unit that the caller does not see', async () => {
    const listed = (properties: string[]) => ({
      roleLabel: 'rentalManager' as const,
      grants: { areas: { applicants: 'view' as const }, properties },
    });
    expect((await list({ unit_id: unitId }, listed([propertyId]))).total).toBeGreaterThan(0);
    for (const who of [
      listed(['prp_other']),
      { roleLabel: 'tenant' as const },
      { organizationId: 'org_two' },
    ]) {
      const { applicants, total = 0 } = await list({ unit_id: unitId }, who);
      expect([applicants, total]).toEqual([[], 0]);
    }
    expect(await list({ unit_id: 'anything' })).toMatchObject({ applicants: [], total: 0 });
  });
});
