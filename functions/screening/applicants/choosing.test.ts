import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { idOf, propertyId, unitIdAt } from '../../../test/support/test-world/portfolio';
import { logger } from '../../runtime/logger';
import { perform } from '../../runtime/perform';
import { addApplicant } from './add-applicant';
import { addApplicantNote } from './add-applicant-note';
import { answerApplicants } from './answer-applicants';
import { compareApplicants } from './compare-applicants';
import { listApplicants } from './list-applicants';
import { moveApplicant } from './move-applicant';
import { setApplicationLink } from './set-application-link';
import { tellOtherApplicants } from './tell-other-applicants';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const apply = async (over: Partial<typeof grace>) => {
  const body = { ...grace, ...over, unit_id: unitId, invite: false };
  return (await testWorld.perform(addApplicant, { ...testWorld.call(), body })).data.application_id;
};
const compare = async (who = {}) =>
  (await compareApplicants({ ...testWorld.call(who), params: { unitId } }, testWorld.deps)).data;
type Answer = 'declined' | 'waiting';
const tell = async (application_id: string, { who = {}, answer = 'declined' as Answer } = {}) =>
  (await testWorld.perform(tellOtherApplicants, { ...testWorld.call(who), body: { application_id, answer } }))
    .data;
const stageOf = async (id: string) => (await testWorld.read(id)).application.stage;

describe('the deposit that the home’s public page asks of everybody', () => {
  it('stands in the order’s form and in the draft, and conditions ask for more than that', async () => {
    const terms = { deposit: 130_000, pets: '', criteria: '' };
    const body = { unit_id: unitId, open: true, terms };
    await testWorld.perform(setApplicationLink, { ...testWorld.call(), body });
    const id = await apply({});
    expect(await testWorld.read(id)).toMatchObject({ rent_amount: '1450.00', deposit_amount: '1300.00' });
    const asked = { decision: 'approved', conditions: { deposit: 130_000, coSigner: false } } as const;
    await expect(testWorld.decide(id, asked)).rejects.toMatchObject({ code: 'conditions-missing' });
    const { data } = await testWorld.decide(id, { decision: 'approved' });
    const read = await testWorld.deps.leases.byId({
      organizationId: 'org_one',
      leaseId: data.lease_id ?? '',
    });
    expect(read?.lease.terms[0]?.deposit.cents).toBe(130_000);
  });
});

describe('choosing among applicants', () => {
  it('shows the same facts of each who waits, the first first, beside what is asked of everybody', async () => {
    const terms = { incomeTimes: 3, pets: 'Cats only', criteria: '' };
    await testWorld.perform(setApplicationLink, {
      ...testWorld.call(),
      body: { unit_id: unitId, open: true, terms },
    });
    const first = await apply({ monthlyIncome: 420_500, pets: 'A cat' });
    testWorld.wait(60);
    const second = await apply({ email: 'alan@applicant.test', firstName: 'Alan', monthlyIncome: 0 });
    testWorld.wait(60);
    const again = await apply({
      email: 'GRACE@applicant.test',
      livesThereSince: '2023',
      landlord: 'Mr. Oak',
    });
    await apply({ email: '', firstName: '' }).catch(() => undefined);
    const found = await compare();
    expect(found).toMatchObject({
      unit_number: '1A',
      property_title: 'Maple Court',
      rent: 145_000,
      terms,
      more: false,
      applicants: [
        // 4,205.00 to 1,450.00 is 2.9 times, never rounded up to what is asked.
        {
          application_id: first,
          earners: [{ income: 420_500 }],
          times: 2.9,
          pets: 'A cat',
          is_repeated: true,
        },
        { application_id: second, name: 'Alan Hopper', earners: [{ income: 0 }], is_repeated: false },
        { application_id: again, lives_there_since: '2023', landlord: 'Mr. Oak', is_repeated: true },
      ],
    });
    expect(found.applicants[1]?.times).toBeUndefined();
    for (const who of [{ organizationId: 'org_two' }, { roleLabel: 'tenant' as const }])
      await expect(compare(who)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('tells the others kindly once one is approved; who has a report is left to a decision of their own [D49]', async () => {
    const [twice, chosen, plain, reported] = [
      await apply({ email: 'Grace@Applicant.test' }),
      await apply({}),
      await apply({ email: 'alan@applicant.test' }),
      await apply({ email: 'kay@applicant.test' }),
    ];
    await testWorld.order(reported);
    await testWorld.consent(await testWorld.linkTo('completeScreening'));
    await expect(tell(chosen)).rejects.toMatchObject({ code: 'wrong-status' });
    await testWorld.decide(chosen, { decision: 'approved' });
    expect((await testWorld.read(chosen)).others).toBe(3);
    expect(await tell(chosen)).toEqual({ told: 1, left: 2 });
    expect(await tell(chosen)).toEqual({ told: 0, left: 2 });
    expect(await Promise.all([plain, reported, twice].map(stageOf))).toEqual([
      'declined',
      'submitted',
      'submitted',
    ]);
    const letters = (await testWorld.letters()).filter(({ subject }) => subject.includes('is taken'));
    expect(letters.map(({ to }) => to)).toEqual(['alan@applicant.test']);
    expect(letters[0]?.button?.address).toContain('/auth/addApplication?application=');
    const declined = (await testWorld.audit()).filter(({ action }) => action === 'application.decline');
    expect(declined.map(({ object }) => object.id)).toEqual([plain]);
    await expect(tell(chosen, { who: { organizationId: 'org_two' } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the waiting list', () => {
  const move = async (
    application_id: string,
    over: { to?: 'waiting' | 'submitted'; unit_id?: string } = {},
    who = {},
  ) => {
    const { version } = await testWorld.read(application_id);
    const body = { application_id, version, to: 'waiting' as const, ...over };
    return testWorld.perform(moveApplicant, { ...testWorld.call(who), body });
  };
  const list = async (stage: 'waiting' | 'submitted') =>
    (await listApplicants({ ...testWorld.call(), query: { stage } }, testWorld.deps)).data.applicants;

  it('takes all others of an approved applicant’s unit by one choice, those with a report too', async () => {
    const chosen = await apply({});
    const alan = await apply({ email: 'alan@applicant.test', firstName: 'Alan' });
    const ada = await apply({ email: 'ada@applicant.test', firstName: 'Ada' });
    await testWorld.order(ada, {
      feeDetails: [{ firstName: 'Ada', lastName: 'Hopper', email: 'ada@applicant.test', amount: '35' }],
    });
    await testWorld.consent(await testWorld.linkTo('completeScreening'));
    await testWorld.decide(chosen, { decision: 'approved' });
    expect(await tell(chosen, { answer: 'waiting' })).toEqual({ told: 2, left: 0 });
    expect(await tell(chosen, { answer: 'waiting' })).toEqual({ told: 0, left: 0 });
    expect(await Promise.all([alan, ada].map(stageOf))).toEqual(['waiting', 'waiting']);
    expect((await list('waiting')).map(({ application_id }) => application_id)).toEqual([ada, alan]);
    const told = (await testWorld.letters()).filter(
      ({ subject }) => subject === 'You’re on the waiting list',
    );
    expect(told.map(({ to }) => to).toSorted()).toEqual(['ada@applicant.test', 'alan@applicant.test']);
    // Declined from the list, a report still takes its notice (D49).
    await expect(testWorld.decide(ada)).rejects.toMatchObject({ code: 'notice-missing' });
    await testWorld.decide(ada, { notice: true });
    expect(await stageOf(ada)).toBe('declined');
  });

  it('keeps an applicant from approval until they are taken from it, for another unit with all that is shown of it', async () => {
    const oakId = idOf('prp', 'b');
    const unit_id = unitIdAt(0, oakId);
    await testWorld.property({
      propertyId: oakId,
      title: 'Oak House',
      units: [{ unitId: unit_id, propertyId: oakId, monthlyRent: 99_000 }],
    });
    const id = await apply({});
    await move(id);
    await expect(testWorld.decide(id, { decision: 'approved' })).rejects.toMatchObject({
      code: 'application-closed',
    });
    await expect(move(id)).rejects.toMatchObject({ code: 'application-closed' });
    expect((await compare()).applicants).toEqual([]);
    const elsewhere = {
      roleLabel: 'rentalManager',
      grants: { areas: { applicants: 'change' }, properties: [propertyId] },
    } as const;
    await expect(move(id, { to: 'submitted', unit_id }, elsewhere)).rejects.toMatchObject({
      code: 'not-found',
    });
    await move(id, { to: 'submitted', unit_id });
    expect(await testWorld.read(id)).toMatchObject({
      unit_id,
      property_id: oakId,
      property_title: 'Oak House',
      rent_amount: '990.00',
      application: { stage: 'submitted' },
    });
    expect(await list('submitted')).toMatchObject([{ unit_id, property_title: 'Oak House' }]);
    const letter = (await testWorld.letters()).at(-1);
    expect(letter?.subject).toBe('A home may be available for you');
    expect(JSON.stringify(letter?.paragraphs)).toContain('Unit');
    await testWorld.decide(id, { decision: 'approved' });
    const logged = (await testWorld.audit()).map(({ action }) => action);
    expect(logged).toEqual(expect.arrayContaining(['application.wait', 'application.consider']));
  });

  it('keeps the home that was applied for, whatever unit is named beside it', async () => {
    const id = await apply({});
    await move(id, { unit_id: unitIdAt(5) });
    expect(await testWorld.read(id)).toMatchObject({ unit_id: unitId, application: { stage: 'waiting' } });
    await move(id, { to: 'submitted' });
    expect(await testWorld.read(id)).toMatchObject({ unit_id: unitId, application: { stage: 'submitted' } });
  });

  it('is refused when somebody else changed the application meanwhile, or it is not there for the caller', async () => {
    const id = await apply({});
    const body = { application_id: id, version: 9, to: 'waiting' as const };
    await expect(testWorld.perform(moveApplicant, { ...testWorld.call(), body })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    await expect(
      testWorld.perform(moveApplicant, { ...testWorld.call({ organizationId: 'org_two' }), body }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('several applicants at once', () => {
  const answerAll = async (application_ids: string[], answer: Answer = 'declined', who = {}) => {
    const body = { application_ids, answer, note: 'Too many asked.' };
    return (await testWorld.perform(answerApplicants, { ...testWorld.call(who), body })).data;
  };

  it('are declined with a letter each, but not who has a report or an answer [D49]', async () => {
    const alan = await apply({ email: 'alan@applicant.test', firstName: 'Alan' });
    const ada = await apply({ email: 'ada@applicant.test', firstName: 'Ada' });
    const eve = await apply({ email: 'eve@applicant.test', firstName: 'Eve' });
    await testWorld.order(ada, {
      feeDetails: [{ firstName: 'Ada', lastName: 'Hopper', email: 'ada@applicant.test', amount: '35' }],
    });
    await testWorld.consent(await testWorld.linkTo('completeScreening'));
    await testWorld.decide(eve);
    const left = [
      { application_id: ada, why: 'report' },
      { application_id: eve, why: 'closed' },
    ];
    expect(await answerAll([alan, alan, ada, eve])).toEqual({ told: 1, left });
    expect((await testWorld.read(alan)).application).toMatchObject({
      stage: 'declined',
      decision: { note: 'Too many asked.', notice: false },
    });
    expect(await stageOf(ada)).toBe('submitted');
    expect((await testWorld.letters()).filter(({ to }) => to === 'alan@applicant.test')).toHaveLength(1);
    expect(await answerAll([ada], 'waiting')).toEqual({ told: 1, left: [] });
    expect(await stageOf(ada)).toBe('waiting');
  });

  it('are counted once each when two managers answer the same ones at the same time', async () => {
    const ids = [await apply({}), await apply({ email: 'alan@applicant.test' })];
    const both = await Promise.all([answerAll(ids), answerAll(ids.toReversed())]);
    expect(both.reduce((sum, { told }) => sum + told, 0)).toBe(2);
    expect((await testWorld.letters()).map(({ to }) => to).toSorted()).toEqual([
      'alan@applicant.test',
      grace.email,
    ]);
  });

  it('are answered once each, though one of them changes in between', async () => {
    const ids = [await apply({}), await apply({ email: 'alan@applicant.test' })];
    const { applications } = testWorld.deps;
    let isFirst = true;
    const write: typeof applications.write = async (change) => {
      if (isFirst && change.before?.applicationId === ids[1]) {
        isFirst = false;
        const body = { application_id: ids[1] ?? '', note: 'Called' };
        await testWorld.perform(addApplicantNote, { ...testWorld.call(), body });
      }
      return applications.write(change);
    };
    const body = { application_ids: ids, answer: 'declined' as const, note: '' };
    const deps = { ...testWorld.deps, applications: { ...applications, write } };
    const { data } = await perform(answerApplicants, { ...testWorld.call(), body }, deps);
    expect(data).toEqual({ told: 2, left: [] });
    expect((await testWorld.read(ids[1] ?? '')).application).toMatchObject({
      stage: 'declined',
      notes: [{ text: 'Called' }],
    });
  });

  it('are answered by none who may not see one of them', async () => {
    const id = await apply({});
    await expect(answerAll([id, 'apl_nowhere'])).rejects.toMatchObject({ code: 'not-found' });
    await expect(answerAll([id], 'declined', { organizationId: 'org_two' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await stageOf(id)).toBe('submitted');
  });
});
