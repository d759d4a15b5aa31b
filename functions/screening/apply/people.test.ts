import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonKind } from '../../../shared/domain/screening/people';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { ApplicationDue, ApplicationLine, StoredApplication } from '../../table/screening/record';
import { compareApplicants } from '../applicants/compare-applicants';
import { moveApplicant } from '../applicants/move-applicant';
import { addApplicationPerson } from './add-application-person';
import { openApplication } from './open-application';
import { removeApplication } from './remove-application';
import { removeApplicationPerson } from './remove-application-person';
import { saveApplication } from './save-application';

let testWorld: Applicants;
let first: string;
let mainId: string;
beforeEach(async () => {
  testWorld = await openApplicants();
  mainId = await testWorld.add({ invite: true });
  first = await linkOf(grace.email);
});

const linkOf = async (email: string): Promise<string> => {
  const sent = (await testWorld.letters()).filter(({ to }) => to === email);
  const address = sent.findLast(({ button }) => button?.address.includes('addApplication'))?.button?.address;
  return address?.split('=').at(-1) ?? '';
};
const name = async (firstName: string, kind: PersonKind = 'coApplicant') => {
  const email = `${firstName.toLowerCase()}@applicant.test`;
  const body = { token: first, kind, firstName, lastName: 'Byron', email };
  await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
  return linkOf(email);
};
const open = async (token: string) =>
  (await testWorld.perform(openApplication, { ...testWorld.asApplicant(), body: { token } })).data;
const send = async (token: string, over = {}) => {
  const { application } = await open(token);
  const { firstName, lastName, email } = application?.fields ?? grace;
  const version = application?.version ?? 1;
  const body = { ...grace, firstName, lastName, email, ...over, token, version, submit: true };
  return (await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body })).data;
};
const subjects = async () => (await testWorld.letters()).map(({ to, subject }) => [to, subject]);
const whole = async () => {
  const links = [await name('Ada'), await name('Conrad', 'guarantor')] as const;
  for (const token of [first, ...links]) await send(token);
  return links;
};

describe('co-applicants and guarantors', () => {
  it('each fill in their own part by their own link, see nothing of the others, and complete one application', async () => {
    const ada = await name('Ada');
    const conrad = await name('Conrad', 'guarantor');
    await send(first, { employer: 'Secret Navy' });
    expect((await open(first)).application).toMatchObject({
      stage: 'draft',
      is_sent: true,
      people: [
        { kind: 'coApplicant', name: 'Ada Byron', is_done: false },
        { kind: 'guarantor', name: 'Conrad Byron', is_done: false },
      ],
    });
    await send(ada, { employer: 'Analytical Engines' });
    expect(await testWorld.told()).toEqual([]);
    const complete = [grace.email, 'Your rental application was sent'];
    expect(await subjects()).not.toContainEqual(complete);
    const seen = await open(conrad);
    expect(seen.application).toMatchObject({
      people: [],
      part: { kind: 'guarantor', named_by: 'Grace Hopper' },
      fields: { firstName: 'Conrad', employer: '' },
    });
    for (const hidden of ['Secret Navy', 'Analytical', 'ada@', grace.email])
      expect(JSON.stringify(seen)).not.toContain(hidden);
    expect(JSON.stringify(await open(first))).not.toContain('Analytical');
    await send(conrad);
    expect(await testWorld.told()).toEqual(['An application for unit 1A']);
    expect((await testWorld.read(mainId)).application.stage).toBe('submitted');
    expect(await testWorld.all(ApplicationLine)).toMatchObject([{ applicationId: mainId, people: 2 }]);
    expect((await subjects()).at(-1)).toEqual(complete);
  });

  it('named twice are one person, mailed again after a minute at the earliest; a form of the others is saved all the same', async () => {
    const { application } = await open(first);
    await Promise.all([name('Ada'), name('Ada')]);
    expect(await testWorld.all(StoredApplication)).toHaveLength(2);
    expect(await testWorld.letters()).toHaveLength(2);
    testWorld.wait(60);
    const again = await name('Ada');
    expect(await testWorld.letters()).toHaveLength(3);
    expect((await open(again)).application?.fields.firstName).toBe('Ada');
    const body = { ...grace, token: first, version: application?.version ?? 0, employer: 'x', submit: false };
    expect(
      (await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body })).data.version,
    ).toBe(2);
  });

  it('named again stay what they were, each alone; who has sent their part is not asked again', async () => {
    const ada = await name('Ada');
    await name('Conrad', 'guarantor');
    testWorld.wait(60);
    await name('Conrad', 'coApplicant');
    const letter = (await testWorld.letters()).at(-1);
    expect([letter?.to, letter?.paragraphs[1]]).toEqual([
      'conrad@applicant.test',
      expect.stringContaining('named you as guarantor'),
    ]);
    const askedAt = async () => {
      const [main] = (await testWorld.all(StoredApplication)).filter(({ people }) => people);
      return main?.people?.map((one) => [one.firstName, one.kind, one.askedAt]);
    };
    expect(await askedAt()).toEqual([
      ['Ada', 'coApplicant', '2026-06-15T12:00:00.000Z'],
      ['Conrad', 'guarantor', '2026-06-15T12:01:00.000Z'],
    ]);
    await send(ada);
    testWorld.wait(60);
    const count = (await testWorld.letters()).length;
    await expect(name('Ada')).rejects.toMatchObject({ details: { fields: { email: expect.any(String) } } });
    expect(await testWorld.letters()).toHaveLength(count);
  });

  it('are taken out by who named them alone: another application’s id takes nothing away', async () => {
    const ada = await name('Ada');
    const other = await testWorld.add({ invite: true });
    const named = (await open(first)).application?.people[0]?.person_id ?? '';
    const takeOut = (token: string, person_id: string) =>
      testWorld.perform(removeApplicationPerson, { ...testWorld.asApplicant(), body: { token, person_id } });
    for (const [token, person] of [
      [first, other],
      [first, mainId],
      [await linkOf(grace.email), named],
      [ada, named],
    ] as const)
      await takeOut(token, person);
    expect(await testWorld.all(StoredApplication)).toHaveLength(3);
    expect((await open(first)).application?.people).toHaveLength(1);
    expect((await subjects()).at(-1)).toEqual([grace.email, 'Your rental application']);
  });

  it('need a mail address of their own', async () => {
    await expect(name('Grace')).rejects.toMatchObject({ details: { fields: { email: expect.any(String) } } });
    const ada = await name('Ada');
    await expect(send(ada, { email: grace.email })).rejects.toMatchObject({ code: 'invalid' });
    await expect(send(first, { email: 'ada@applicant.test' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('taken out again leave nothing behind, and the application is complete without them', async () => {
    const ada = await name('Ada');
    await send(first);
    const person_id = (await open(first)).application?.people[0]?.person_id ?? '';
    const body = { token: first, person_id };
    await testWorld.perform(removeApplicationPerson, { ...testWorld.asApplicant(), body });
    await expect(open(ada)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await testWorld.all(StoredApplication)).toMatchObject([
      { applicationId: mainId, stage: 'submitted' },
    ]);
    expect(await testWorld.told()).toEqual(['An application for unit 1A']);
    await expect(name('Late')).rejects.toMatchObject({ code: 'application-closed' });
  });

  it('may each have their own part removed; the first applicant removes all of it', async () => {
    const [ada] = await whole();
    const remove = (token: string) =>
      testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: { token } });
    await remove(ada);
    expect((await testWorld.read(mainId)).people.map(({ first_name }) => first_name)).toEqual(['Conrad']);
    await remove(first);
    for (const kind of [StoredApplication, ApplicationLine, ApplicationDue])
      expect(await testWorld.all<object>(kind)).toEqual([]);
  });
});

describe('the decision about several people', () => {
  const fee = (firstName: string, amount: string) => ({
    firstName,
    lastName: 'Byron',
    email: `${firstName.toLowerCase()}@applicant.test`,
    amount,
  });
  const consent = async (email: string) => {
    const letter = (await testWorld.letters()).findLast(
      (one) => one.to === email && one.button?.address.includes('completeScreening'),
    );
    await testWorld.consent(letter?.button?.address.split('=').at(-1) ?? '');
  };

  it('a screening is ordered for each person of the fee rows, each with a consent, a report and a fee of their own [D49]', async () => {
    await whole();
    await testWorld.order(mainId, { feeDetails: [fee('Grace', '35'), fee('Conrad', '20.50')] });
    const { people, screening } = await testWorld.read(mainId);
    expect(people.map((one) => [one.first_name, one.screening_status, one.may_order])).toEqual([
      ['Ada', undefined, true],
      ['Conrad', 0, false],
    ]);
    expect(screening?.order.fees).toMatchObject([{ firstName: 'Grace', cents: 3500 }]);
    await consent('conrad@applicant.test');
    const conrad = await testWorld.read(people[1]?.applicant_id ?? '');
    expect(conrad.screening).toMatchObject({ status: 4, order: { fees: [{ cents: 2050 }] } });
    expect((await testWorld.read(mainId)).screening?.status).toBe(0);
    await testWorld.order(mainId, { feeDetails: [fee('Ada', '1')] });
    expect((await testWorld.read(mainId)).people[0]?.screening_status).toBe(0);
  });

  it('wait together: a letter to each, and no part moves alone', async () => {
    await whole();
    const move = (application_id: string, version: number) => {
      const body = { application_id, version, to: 'waiting' as const };
      return testWorld.perform(moveApplicant, { ...testWorld.call(), body });
    };
    const { people, version } = await testWorld.read(mainId);
    const part = await testWorld.read(people[0]?.applicant_id ?? '');
    await expect(move(part.applicant_id, part.version)).rejects.toMatchObject({ code: 'application-closed' });
    await move(mainId, version);
    expect((await testWorld.all(StoredApplication)).map(({ stage }) => stage)).toEqual(
      Array(3).fill('waiting'),
    );
    expect((await subjects()).slice(-3)).toEqual(
      [grace.email, 'ada@applicant.test', 'conrad@applicant.test'].map((to) => [
        to,
        'You’re on the waiting list',
      ]),
    );
  });

  it('their incomes are compared together, a guarantor’s beside', async () => {
    await whole();
    const params = { unitId };
    const { applicants } = (await compareApplicants({ ...testWorld.call(), params }, testWorld.deps)).data;
    // 5,000.00 of each: two of them to a rent of 1,450.00.
    expect(applicants).toMatchObject([
      {
        times: 6.8,
        earners: [
          { name: 'Grace Hopper', income: 500_000 },
          { name: 'Ada Byron', kind: 'coApplicant', income: 500_000 },
          { name: 'Conrad Byron', kind: 'guarantor', income: 500_000 },
        ],
      },
    ]);
  });

  it('a report about one of them takes the notice, which goes to that person alone [D49]', async () => {
    await whole();
    await testWorld.order(mainId, { feeDetails: [fee('Conrad', '20')] });
    await consent('conrad@applicant.test');
    await expect(testWorld.decide(mainId)).rejects.toMatchObject({ code: 'notice-missing' });
    await testWorld.decide(mainId, { notice: true });
    expect((await subjects()).slice(-3)).toEqual([
      [grace.email, 'Your rental application'],
      ['ada@applicant.test', 'Your rental application'],
      ['conrad@applicant.test', 'Notice about your part of a rental application'],
    ]);
    const agencies = (await testWorld.all(StoredApplication)).map(({ partOf, decision }) => [
      partOf?.kind,
      decision?.agency?.name,
    ]);
    expect(agencies.filter(([, name]) => name)).toEqual([['guarantor', 'Sample Bureau']]);
    expect((await testWorld.all(StoredApplication)).map(({ stage }) => stage)).toEqual(
      Array(3).fill('declined'),
    );
  });

  it('conditions by a report about one of them take the notice, which goes to that person alone [D49]', async () => {
    await whole();
    await testWorld.order(mainId, { feeDetails: [fee('Conrad', '20')] });
    await consent('conrad@applicant.test');
    const asked = { decision: 'approved', conditions: { coSigner: true } } as const;
    await expect(testWorld.decide(mainId, asked)).rejects.toMatchObject({ code: 'notice-missing' });
    const { data } = await testWorld.decide(mainId, { ...asked, notice: true });
    expect((await subjects()).slice(-3)).toEqual([
      [grace.email, 'Your rental application was approved with conditions'],
      ['ada@applicant.test', 'Your rental application was approved with conditions'],
      ['conrad@applicant.test', 'Notice about your part of a rental application'],
    ]);
    // The guarantor is the co-signer that is asked for.
    const lease = await testWorld.deps.leases.byId({
      organizationId: 'org_one',
      leaseId: data.lease_id ?? '',
    });
    const { needsCoSigner, coSigners } = lease?.lease.terms[0]?.parties ?? {};
    expect([needsCoSigner, coSigners?.length]).toEqual([true, 1]);
  });

  it('approved together are the tenants of the drafted lease, guarantors its co-signers', async () => {
    await whole();
    const { data } = await testWorld.decide(mainId, { decision: 'approved' });
    const lease = await testWorld.deps.leases.byId({
      organizationId: 'org_one',
      leaseId: data.lease_id ?? '',
    });
    const { tenants, coSigners } = lease?.lease.terms[0]?.parties ?? {};
    expect(tenants?.map(({ firstName }) => firstName)).toEqual(['Grace', 'Ada']);
    expect(coSigners).toMatchObject([{ firstName: 'Conrad', address: grace.currentAddress }]);
    expect((await subjects()).slice(-3).map(([, subject]) => subject)).toEqual([
      'Your rental application was approved',
      'Your rental application was approved',
      'The application that names you as guarantor was approved',
    ]);
    const part = (await testWorld.all(StoredApplication)).find(({ partOf }) => partOf);
    expect(part?.stage).toBe('approved');
    await expect(testWorld.decide(part?.applicationId ?? '')).rejects.toMatchObject({
      code: 'application-closed',
    });
    expect(unitId).toBe(part?.unitId);
  });
});
