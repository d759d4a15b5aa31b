import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { Person } from '../../table/people/record';
import { ApplicationOfMail } from '../../table/screening/record';
import { setApplicationLink } from '../applicants/set-application-link';
import { addApplicationPerson } from './add-application-person';
import { askForAccount } from './ask-for-account';
import { getMyApplications } from './get-my-applications';
import { openApplication } from './open-application';
import { openMyApplication } from './open-my-application';
import { removeApplication } from './remove-application';
import { reuseMyAnswers } from './reuse-my-answers';
import { saveApplication } from './save-application';

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

/** An account with this address in the role. */
const withAccount = async (email: string, organizationId = 'org_one') => {
  const userId = `usr_${email.split('@')[0]}_${organizationId}`;
  await testWorld.account({ userId, email });
  return { userId, userRoleId: `rol_${userId}`, roleLabel: 'applicant', organizationId } as const;
};
const mine = async (who: object) =>
  (await getMyApplications(testWorld.call(who), testWorld.deps)).data.applications;
const open = (who: object, application_id: string, page: 'application' | 'screening' = 'application') =>
  testWorld.perform(openMyApplication, { ...testWorld.call(who), body: { application_id, page } });
const valueIn = (path: string) => path.split('=').at(-1) ?? '';

describe('an applicant’s own account [RTE-02]', () => {
  it('shows the applications with its address, the newest first, and nobody else’s', async () => {
    const first = await testWorld.add();
    testWorld.wait(60);
    await testWorld.add();
    const own = await withAccount(grace.email);
    const [newest, oldest] = await mine(own);
    expect(oldest).toMatchObject({
      application_id: first,
      stage: 'submitted',
      is_sent: true,
      documents: [],
      home: { organization: expect.any(String), title: 'Maple Court', unit: '1A', rent: 145_000 },
    });
    expect(newest?.application_id).not.toBe(first);
    expect(JSON.stringify(await mine(own))).not.toContain('5155550123');
    expect(await mine(await withAccount('ada@applicant.test'))).toEqual([]);
    await testWorld.organization({ organizationId: 'org_two' });
    expect(await mine({ ...own, organizationId: 'org_two' })).toEqual([]);
    for (const roleLabel of ['tenant', 'orgAdmin'] as const)
      expect(await mine({ ...own, roleLabel })).toEqual([]);
  });

  it('says that the own part is sent while the people they named still owe theirs', async () => {
    await testWorld.add({ invite: true });
    const token = await testWorld.linkTo('addApplication');
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
    const body = { ...named, token, email: 'ada@applicant.test' };
    await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
    const own = await withAccount(grace.email);
    expect(await mine(own)).toMatchObject([{ stage: 'draft', is_sent: false }]);
    const saved = { ...grace, token, version: 1, submit: true };
    await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body: saved });
    const submitted_at = testWorld.now().toISOString();
    expect(await mine(own)).toMatchObject([{ stage: 'draft', is_sent: true, submitted_at }]);
    const changed = { ...saved, version: 2, employer: 'Another', submit: false };
    await expect(
      testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body: changed }),
    ).rejects.toMatchObject({ code: 'application-closed' });
  });

  it('carries the own answers to another home of the same landlord, and to no other one', async () => {
    const own = await withAccount(grace.email);
    const link = { unit_id: unitId, open: true };
    const { data } = await testWorld.perform(setApplicationLink, { ...testWorld.call(), body: link });
    const token = data.address?.split('unit=')[1] ?? '';
    const reuse = async (who: object) =>
      (await reuseMyAnswers({ ...testWorld.call(who), body: { token } }, testWorld.deps)).data.answers;
    expect(await reuse(own)).toBeUndefined();
    await testWorld.add();
    const answers = await reuse(own);
    expect(answers).toEqual({
      fields: { ...grace, moveIn: '', isTrue: false },
      home: { title: 'Maple Court', unit: '1A' },
    });
    // An account of another organization reads nothing here, nor does another role or address.
    await testWorld.organization({ organizationId: 'org_two' });
    expect(await reuse({ ...own, organizationId: 'org_two' })).toBeUndefined();
    expect(await reuse({ ...own, roleLabel: 'tenant' })).toBeUndefined();
    expect(await reuse(await withAccount('ada@applicant.test'))).toBeUndefined();
  });

  it('leads to the own part alone, by a link that works for a day', async () => {
    const id = await testWorld.add({ invite: true });
    const own = await withAccount(grace.email);
    const { path } = (await open(own, id)).data;
    expect(path).toMatch(/^\/auth\/addApplication\?application=/);
    const read = () =>
      testWorld.perform(openApplication, { ...testWorld.asApplicant(), body: { token: valueIn(path) } });
    expect((await read()).data.application?.fields.email).toBe(grace.email);
    testWorld.wait(24 * 60 * 60);
    await expect(read()).rejects.toMatchObject({ code: 'link-not-valid' });
    for (const who of [await withAccount('ada@applicant.test'), { ...own, roleLabel: 'tenant' as const }])
      await expect(open(who, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(open(own, id, 'screening')).rejects.toMatchObject({ code: 'screening-ended' });
  });

  it('is short for good: an application that is sent by it does not make it last', async () => {
    const id = await testWorld.add({ invite: true });
    const token = valueIn((await open(await withAccount(grace.email), id)).data.path);
    const body = { ...grace, token, version: 1, submit: true };
    await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body });
    expect((await testWorld.read(id)).application.stage).toBe('submitted');
    const link = () => testWorld.deps.applications.link({ value: token, now: testWorld.now() });
    testWorld.wait(24 * 60 * 60 - 1);
    expect(await link()).toMatchObject({ applicationId: id });
    testWorld.wait(1);
    expect(await link()).toBeUndefined();
  });

  it('says what a screening waits for, and leads to it', async () => {
    const id = await testWorld.add();
    const own = await withAccount(grace.email);
    await testWorld.order(id);
    expect((await mine(own))[0]?.screening).toEqual({ status: 0, until: expect.any(String), fee: 3500 });
    const { path } = (await open(own, id, 'screening')).data;
    await testWorld.consent(valueIn(path));
    expect((await mine(own))[0]?.screening?.status).toBe(4);
    expect(JSON.stringify(await mine(own))).not.toContain('report');
  });

  it('shows a co-applicant their own part, and follows an address that is corrected', async () => {
    const id = await testWorld.add({ invite: true });
    const token = await testWorld.linkTo('addApplication');
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
    const body = { ...named, token, email: 'ada@applicant.test' };
    await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
    const ada = await withAccount('ada@applicant.test');
    expect(await mine(ada)).toMatchObject([{ kind: 'coApplicant', is_sent: false }]);
    await expect(open(ada, id)).rejects.toMatchObject({ code: 'not-found' });
    const saved = { ...grace, email: 'hopper@applicant.test', token, version: 1, submit: false };
    await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body: saved });
    expect(await mine(await withAccount(grace.email))).toEqual([]);
    expect(await mine(await withAccount('hopper@applicant.test'))).toMatchObject([{ application_id: id }]);
  });

  it('keeps nothing of an application that was removed [D50]', async () => {
    await testWorld.add({ invite: true });
    const token = await testWorld.linkTo('addApplication');
    expect(await testWorld.all(ApplicationOfMail)).toHaveLength(1);
    await testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: { token } });
    expect(await testWorld.all(ApplicationOfMail)).toEqual([]);
    expect(await mine(await withAccount(grace.email))).toEqual([]);
  });
});

describe('asking for an account', () => {
  const ask = async () => {
    const body = { token: await testWorld.linkTo('addApplication') };
    return testWorld.perform(askForAccount, { ...testWorld.asApplicant(), body });
  };
  const invited = async () =>
    (await testWorld.letters()).filter(({ subject }) => subject.includes('applications on'));

  it('mails the applicant an invitation to the role; asked again, a new link takes its place', async () => {
    await testWorld.add({ invite: true });
    expect(await ask()).toEqual({ success: 1 });
    const [person] = await testWorld.all(Person);
    expect(person).toMatchObject({ roleLabel: 'applicant', status: 'invited', email: grace.email });
    const [letter] = await invited();
    expect([letter?.to, letter?.button?.address]).toEqual([
      grace.email,
      expect.stringContaining('/auth/registerformik?invitation='),
    ]);
    await ask();
    const [again] = await testWorld.all(Person);
    expect(again?.userRoleId).toBe(person?.userRoleId);
    expect(again?.inviteHash).not.toBe(person?.inviteHash);
    expect(await invited()).toHaveLength(2);
  });

  it('answers alike for somebody who has one, and mails where to log in', async () => {
    await testWorld.add({ invite: true });
    await ask();
    const [person] = await testWorld.all(Person);
    if (!person) throw new Error('nobody was invited');
    await testWorld.person({ ...person, status: 'active', userId: 'usr_grace', inviteHash: undefined });
    expect(await ask()).toEqual({ success: 1 });
    expect((await invited()).at(-1)?.button?.address).toMatch(/\/login$/);
    expect(await testWorld.all(Person)).toHaveLength(1);
  });

  it('is refused to a link that leads nowhere', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});
