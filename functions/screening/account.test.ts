import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants } from '../../test/support/stand/applicants';
import { Person } from '../table/people/record';
import { ApplicationOfMail } from '../table/screening/record';
import { addApplicationPerson } from './add-application-person';
import { askForAccount } from './ask-for-account';
import { getMyApplications } from './get-my-applications';
import { openApplication } from './open-application';
import { openMyApplication } from './open-my-application';
import { removeApplication } from './remove-application';
import { saveApplication } from './save-application';

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

/** An account with this address in the role. */
const withAccount = async (email: string, organizationId = 'org_one') => {
  const userId = `usr_${email.split('@')[0]}_${organizationId}`;
  await stand.account({ userId, email });
  return { userId, userRoleId: `rol_${userId}`, roleLabel: 'applicant', organizationId } as const;
};
const mine = async (who: object) => (await getMyApplications(stand.call(who), stand.deps)).data.applications;
const open = (who: object, application_id: string, page: 'application' | 'screening' = 'application') =>
  stand.perform(openMyApplication, { ...stand.call(who), body: { application_id, page } });
const valueIn = (path: string) => path.split('=').at(-1) ?? '';

describe('an applicant’s own account [RTE-02]', () => {
  it('shows the applications with its address, the newest first, and nobody else’s', async () => {
    const first = await stand.add();
    stand.wait(60);
    await stand.add();
    const own = await withAccount(grace.email);
    const [newest, oldest] = await mine(own);
    expect(oldest).toMatchObject({
      ...{ application_id: first, stage: 'submitted', is_sent: true, documents: [] },
      home: { organization: expect.any(String), title: 'Maple Court', unit: '1A', rent: 145_000 },
    });
    expect(newest?.application_id).not.toBe(first);
    expect(JSON.stringify(await mine(own))).not.toContain('5155550123');
    expect(await mine(await withAccount('ada@applicant.test'))).toEqual([]);
    await stand.organization({ organizationId: 'org_two' });
    expect(await mine({ ...own, organizationId: 'org_two' })).toEqual([]);
    for (const roleLabel of ['tenant', 'orgAdmin'] as const)
      expect(await mine({ ...own, roleLabel })).toEqual([]);
  });

  it('says that the own part is sent while the people they named still owe theirs', async () => {
    await stand.add({ invite: true });
    const token = await stand.linkTo('addApplication');
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
    const body = { ...named, token, email: 'ada@applicant.test' };
    await stand.perform(addApplicationPerson, { ...stand.asApplicant(), body });
    const own = await withAccount(grace.email);
    expect(await mine(own)).toMatchObject([{ stage: 'draft', is_sent: false }]);
    const saved = { ...grace, token, version: 1, submit: true };
    await stand.perform(saveApplication, { ...stand.asApplicant(), body: saved });
    const submitted_at = stand.now().toISOString();
    expect(await mine(own)).toMatchObject([{ stage: 'draft', is_sent: true, submitted_at }]);
    const changed = { ...saved, version: 2, employer: 'Another', submit: false };
    await expect(
      stand.perform(saveApplication, { ...stand.asApplicant(), body: changed }),
    ).rejects.toMatchObject({ code: 'application-closed' });
  });

  it('leads to the own part alone, by a link that works for a day', async () => {
    const id = await stand.add({ invite: true });
    const own = await withAccount(grace.email);
    const { path } = (await open(own, id)).data;
    expect(path).toMatch(/^\/auth\/addApplication\?application=/);
    const read = () =>
      stand.perform(openApplication, { ...stand.asApplicant(), body: { token: valueIn(path) } });
    expect((await read()).data.application?.fields.email).toBe(grace.email);
    stand.wait(24 * 60 * 60);
    await expect(read()).rejects.toMatchObject({ code: 'link-not-valid' });
    for (const who of [await withAccount('ada@applicant.test'), { ...own, roleLabel: 'tenant' as const }])
      await expect(open(who, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(open(own, id, 'screening')).rejects.toMatchObject({ code: 'screening-ended' });
  });

  it('is short for good: an application that is sent by it does not make it last', async () => {
    const id = await stand.add({ invite: true });
    const token = valueIn((await open(await withAccount(grace.email), id)).data.path);
    const body = { ...grace, token, version: 1, submit: true };
    await stand.perform(saveApplication, { ...stand.asApplicant(), body });
    expect((await stand.read(id)).application.stage).toBe('submitted');
    const link = () => stand.deps.applications.link({ value: token, now: stand.now() });
    stand.wait(24 * 60 * 60 - 1);
    expect(await link()).toMatchObject({ applicationId: id });
    stand.wait(1);
    expect(await link()).toBeUndefined();
  });

  it('says what a screening waits for, and leads to it', async () => {
    const id = await stand.add();
    const own = await withAccount(grace.email);
    await stand.order(id);
    expect((await mine(own))[0]?.screening).toEqual({ status: 0, until: expect.any(String), fee: 3500 });
    const { path } = (await open(own, id, 'screening')).data;
    await stand.consent(valueIn(path));
    expect((await mine(own))[0]?.screening?.status).toBe(4);
    expect(JSON.stringify(await mine(own))).not.toContain('report');
  });

  it('shows a co-applicant their own part, and follows an address that is corrected', async () => {
    const id = await stand.add({ invite: true });
    const token = await stand.linkTo('addApplication');
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
    const body = { ...named, token, email: 'ada@applicant.test' };
    await stand.perform(addApplicationPerson, { ...stand.asApplicant(), body });
    const ada = await withAccount('ada@applicant.test');
    expect(await mine(ada)).toMatchObject([{ kind: 'coApplicant', is_sent: false }]);
    await expect(open(ada, id)).rejects.toMatchObject({ code: 'not-found' });
    const saved = { ...grace, email: 'hopper@applicant.test', token, version: 1, submit: false };
    await stand.perform(saveApplication, { ...stand.asApplicant(), body: saved });
    expect(await mine(await withAccount(grace.email))).toEqual([]);
    expect(await mine(await withAccount('hopper@applicant.test'))).toMatchObject([{ application_id: id }]);
  });

  it('keeps nothing of an application that was removed [D50]', async () => {
    await stand.add({ invite: true });
    const token = await stand.linkTo('addApplication');
    expect(await stand.all(ApplicationOfMail)).toHaveLength(1);
    await stand.perform(removeApplication, { ...stand.asApplicant(), body: { token } });
    expect(await stand.all(ApplicationOfMail)).toEqual([]);
    expect(await mine(await withAccount(grace.email))).toEqual([]);
  });
});

describe('asking for an account', () => {
  const ask = async () => {
    const body = { token: await stand.linkTo('addApplication') };
    return stand.perform(askForAccount, { ...stand.asApplicant(), body });
  };
  const invited = async () =>
    (await stand.letters()).filter(({ subject }) => subject.includes('applications on'));

  it('mails the applicant an invitation to the role; asked again, a new link takes its place', async () => {
    await stand.add({ invite: true });
    expect(await ask()).toEqual({ success: 1 });
    const [person] = await stand.all(Person);
    expect(person).toMatchObject({ roleLabel: 'applicant', status: 'invited', email: grace.email });
    const [letter] = await invited();
    expect([letter?.to, letter?.button?.address]).toEqual([
      grace.email,
      expect.stringContaining('/auth/registerformik?invitation='),
    ]);
    await ask();
    const [again] = await stand.all(Person);
    expect(again?.userRoleId).toBe(person?.userRoleId);
    expect(again?.inviteHash).not.toBe(person?.inviteHash);
    expect(await invited()).toHaveLength(2);
  });

  it('answers alike for somebody who has one, and mails where to log in', async () => {
    await stand.add({ invite: true });
    await ask();
    const [person] = await stand.all(Person);
    if (!person) throw new Error('nobody was invited');
    await stand.person({ ...person, status: 'active', userId: 'usr_grace', inviteHash: undefined });
    expect(await ask()).toEqual({ success: 1 });
    expect((await invited()).at(-1)?.button?.address).toMatch(/\/login$/);
    expect(await stand.all(Person)).toHaveLength(1);
  });

  it('is refused to a link that leads nowhere', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});
