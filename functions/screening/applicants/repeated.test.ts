import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, openApplicants } from '../../../test/support/test-world/applicants';
import { propertyId, unitIdAt } from '../../../test/support/test-world/portfolio';
import { ApplicationMailCount, StoredApplication } from '../../table/screening/record';
import { auditedApplication } from '../audited-application';
import { listApplicants } from './list-applicants';

let testWorld: Applicants;
let model: StoredApplication;
beforeEach(async () => {
  testWorld = await openApplicants();
  await testWorld.add();
  const [first] = await testWorld.all(StoredApplication);
  if (!first) throw new Error('no application');
  model = first;
});

type Over = Partial<Omit<StoredApplication, 'fields'>> & { email?: string };
const write = (change: Parameters<Applicants['deps']['applications']['write']>[0]) =>
  testWorld.deps.applications.write(change);
async function add(applicationId: string, { email = 'GRACE@applicant.test ', ...over }: Over = {}) {
  const after = { ...model, applicationId, ...over, fields: { ...model.fields, email } };
  await write({ before: undefined, after });
  return { ...after, version: 1 };
}
const now = async (applicationId: string) => {
  const found = (await testWorld.all(StoredApplication)).find((one) => one.applicationId === applicationId);
  if (!found) throw new Error('it is gone');
  return found;
};
const purge = async (applicationId: string, parts: readonly StoredApplication[] = []) => {
  const before = await now(applicationId);
  const audit = auditedApplication(
    { action: 'application.purge', to: before, now: testWorld.now() },
    testWorld.deps,
  );
  return testWorld.deps.applications.purge({ before, parts, trace: { audit, now: testWorld.now() } });
};
const counts = async () => (await testWorld.all(ApplicationMailCount)).map(({ count }) => count).toSorted();
/** Which others the list names for each, by the application's id. */
const list = async (who = {}) => {
  const { data } = await listApplicants({ ...testWorld.call(who), query: {} }, testWorld.deps);
  return Object.fromEntries(
    data.applicants.map(({ application_id: id, further }) => [id, further.map((one) => one.application_id)]),
  );
};

describe('one person’s applications', () => {
  it('are shown as such in the list and on each page, whatever their unit and stage', async () => {
    await add('apl_y', { unitId: unitIdAt(1), stage: 'declined' });
    await add('apl_z', { email: 'alan@applicant.test' });
    const { applicationId: first } = model;
    expect(await list()).toEqual({ [first]: ['apl_y'], apl_y: [first], apl_z: [] });
    expect((await testWorld.read(first)).further).toMatchObject([
      { application_id: 'apl_y', unit_id: unitIdAt(1), unit_number: '1A', stage: 'declined' },
    ]);
    expect((await testWorld.read('apl_z')).further).toEqual([]);
  });

  it('of a property that the caller does not see, and of another organization, are not told', async () => {
    await add('apl_y', { propertyId: 'prp_hidden' });
    await add('apl_z', { organizationId: 'org_two' });
    const grants = { areas: { applicants: 'view' as const }, properties: [propertyId] };
    const listed = { roleLabel: 'rentalManager' as const, grants };
    const { applicationId: first } = model;
    expect(await list(listed)).toEqual({ [first]: [] });
    expect((await testWorld.read(first, listed)).further).toEqual([]);
    expect(await list()).toMatchObject({ [first]: ['apl_y'] });
  });

  it('name a part on the applicant’s page alone', async () => {
    const { applicationId: first } = model;
    await add('apl_m', { email: 'alan@applicant.test' });
    await add('apl_p', { partOf: { applicationId: 'apl_m', kind: 'guarantor' } });
    expect(await list()).toEqual({ [first]: [], apl_m: [] });
    expect((await testWorld.read(first)).further).toMatchObject([
      { application_id: 'apl_p', kind: 'guarantor' },
    ]);
  });

  it('costs the list one batched read, and two more with somebody who applied twice', async () => {
    const requests = async () => {
      testWorld.requests();
      await list();
      return testWorld.requests().filter((name) => String(name).match(/Query|Batch/)).length;
    };
    for (const index of Array.from({ length: 5 }, (_, at) => at))
      await add(`apl_y${index}`, { email: `${index}@applicant.test` });
    expect(await requests()).toBe(2);
    await add('apl_z', { unitId: unitIdAt(1) });
    expect(await requests()).toBe(4);
  });

  it('are counted through a corrected address and a purge, and nothing of an address stays [D50]', async () => {
    const { applicationId: first } = model;
    await add('apl_y');
    expect(await counts()).toEqual([2]);
    const before = await now('apl_y');
    await write({
      before,
      after: { ...before, fields: { ...before.fields, email: 'other@applicant.test' } },
    });
    expect([await counts(), await list()]).toEqual([[1, 1], { [first]: [], apl_y: [] }]);
    await purge('apl_y');
    expect(await counts()).toEqual([1]);
    // Two people of one application with one address, as when the first applicant corrects theirs.
    const part = await add('apl_p', { partOf: { applicationId: first, kind: 'coApplicant' } });
    expect(await counts()).toEqual([2]);
    await purge(first, [part]);
    expect(await counts()).toEqual([]);
  });
});
