import { beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from '../../shared/domain/screening/application';
import { type Applicants, openApplicants, unitId } from '../../test/support/stand/applicants';
import { propertyId, unitIdAt } from '../../test/support/stand/portfolio';
import { ApplicationLine, StoredApplication, UnitApplicationLine } from '../table/screening/record';
import { auditedApplication } from './audited-application';
import { listApplicants } from './list-applicants';

const other = unitIdAt(1);
const stages = ['draft', 'submitted', 'waiting', 'approved', 'declined'] as const;
let stand: Applicants;
let ids: string[];
beforeEach(async () => {
  stand = await openApplicants();
  const first = await stand.add();
  const [model] = await stand.all(StoredApplication);
  if (!model) throw new Error('no application');
  ids = [first];
  // Every third is the other unit's; the stages go round.
  for (let index = 1; index < 60; index += 1) {
    const applicationId = `apl_z${String(index).padStart(3, '0')}`;
    const stage = stages[index % stages.length] ?? 'draft';
    const email = `${index}@applicant.test`;
    const fields = { ...model.fields, email, firstName: index % 2 ? 'Odd' : 'Even' };
    const after = { ...model, applicationId, stage, fields, unitId: index % 3 ? unitId : other };
    await stand.deps.applications.write({ before: undefined, after });
    ids.push(applicationId);
  }
});

type Query = { stage?: Stage; unit_id?: string; search?: string; after?: string; limit?: number };
const list = async (query: Query, who = {}) =>
  (await listApplicants({ ...stand.call(who), query: { limit: 5, ...query } }, stand.deps)).data;
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
  (await stand.all(StoredApplication))
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

  it('reads nothing but the lines of that unit and stage: two requests a page', async () => {
    stand.requests();
    await list({ stage: 'waiting', unit_id: other });
    const queries = stand.requests().filter((name) => String(name).includes('Query'));
    expect(queries).toHaveLength(2);
  });

  it('follows an applicant to another stage and unit, and keeps no line of one that goes', async () => {
    const [before] = (await stand.all(StoredApplication)).filter((one) => one.stage === 'waiting');
    if (!before) throw new Error('nobody waits');
    const { applicationId } = before;
    const moved = {
      ...before,
      stage: 'submitted' as const,
      unitId: before.unitId === other ? unitId : other,
    };
    await stand.deps.applications.write({ before, after: moved });
    const inUnit = async (unit: string, stage: Stage) => (await pages({ unit_id: unit, stage })).found;
    expect(await inUnit(before.unitId, 'waiting')).not.toContain(applicationId);
    expect(await inUnit(moved.unitId, 'submitted')).toContain(applicationId);
    const lines = async () =>
      (await Promise.all([stand.all(ApplicationLine), stand.all(UnitApplicationLine)])).map(
        (all) => all.filter((line) => line.applicationId === applicationId).length,
      );
    expect(await lines()).toEqual([1, 1]);
    const [now] = (await stand.all(StoredApplication)).filter((one) => one.applicationId === applicationId);
    if (!now) throw new Error('it is gone');
    const audit = auditedApplication({ action: 'application.purge', to: now, now: stand.now() }, stand.deps);
    await stand.deps.applications.purge({ before: now, trace: { audit, now: stand.now() } });
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
