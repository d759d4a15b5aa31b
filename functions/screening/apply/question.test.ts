import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { StoredApplication } from '../../table/screening/record';
import { getApplicant } from '../applicants/get-applicant';
import { getApplicantMessages } from '../applicants/get-applicant-messages';
import { listApplicants } from '../applicants/list-applicants';
import { moveApplicantShowing } from '../applicants/move-applicant-showing';
import { sendApplicantMessage } from '../applicants/send-applicant-message';
import { setApplicationLink } from '../applicants/set-application-link';
import { tendApplications } from '../tend-applications';
import { askAboutHome } from './ask-about-home';
import { confirmQuestion } from './confirm-question';
import { listingCard } from './listing-card';
import { moveShowing } from './move-showing';
import { openApplication } from './open-application';
import { openListing } from './open-listing';
import { readMessages } from './read-messages';
import { saveApplication } from './save-application';

let testWorld: Applicants;
let token: string;
beforeEach(async () => {
  testWorld = await openApplicants();
  const body = {
    unit_id: unitId,
    open: true,
    terms: { pets: '', criteria: '', description: '<b>Bright</b>' },
  };
  const { data } = await testWorld.perform(setApplicationLink, { ...testWorld.call(), body });
  token = data.address?.split('unit=')[1] ?? '';
});

const minute = 60_000;
const window = (fromNow: number, length = 30) => ({
  from: new Date(testWorld.now().getTime() + fromNow * minute).toISOString(),
  to: new Date(testWorld.now().getTime() + (fromNow + length) * minute).toISOString(),
});
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@applicant.test' };
const ask = (more = {}, call = {}) =>
  testWorld.perform(askAboutHome, {
    ...testWorld.asApplicant(),
    ...call,
    body: { ...ada, token, text: 'Secret: is it quiet?', windows: [], ...more },
  });
const confirm = (link: string) =>
  testWorld.perform(confirmQuestion, { ...testWorld.asApplicant(), body: { token: link } });
const link = () => testWorld.linkTo('question?application');
const listed = async () =>
  (await listApplicants({ ...testWorld.call(), query: {} }, testWorld.deps)).data.applicants;
const asked = async (more = {}) => {
  await ask(more);
  const own = await link();
  await confirm(own);
  return { own, id: (await listed())[0]?.application_id ?? '' };
};
type Move = {
  move: 'propose' | 'agree' | 'call-off';
  windows?: { from: string; to: string }[];
  from?: string;
};
const moveOwn = (own: string, move: Move) =>
  testWorld.perform(moveShowing, { ...testWorld.asApplicant(), body: { token: own, ...move } });
const moveTheirs = (application_id: string, move: Move, who = {}) =>
  testWorld.perform(moveApplicantShowing, { ...testWorld.call(who), body: { application_id, ...move } });
const showing = async (applicationId: string) =>
  (await getApplicant({ ...testWorld.call(), params: { applicationId } }, testWorld.deps)).data.application
    .showing;

describe('a question about a listed home', () => {
  it('reaches nobody before its mail address was confirmed, then the landlord, who answers', async () => {
    await ask();
    expect(await listed()).toEqual([]);
    expect(await testWorld.told()).toEqual([]);
    const [letter] = await testWorld.letters();
    expect([letter?.to, letter?.subject, letter?.isStrangers]).toEqual([
      ada.email,
      'Send your question about a home',
      true,
    ]);
    expect(JSON.stringify(letter)).not.toContain('Secret');
    const own = await link();
    await confirm(own);
    await confirm(own);
    expect(await listed()).toMatchObject([{ name: 'Ada Byron', stage: 'draft', has_message: true }]);
    expect(await testWorld.told()).toEqual(['A question about unit 1A']);
    const mailed = (await testWorld.letters()).filter(({ subject }) => subject.startsWith('A question'));
    expect(mailed).toMatchObject([{ replyTo: ada.email, isStrangers: true }]);
    expect(JSON.stringify(mailed)).toContain('is it quiet?');
    const id = (await listed())[0]?.application_id ?? '';
    await testWorld.perform(sendApplicantMessage, {
      ...testWorld.call(),
      body: { application_id: id, text: 'Very.' },
    });
    const answered = (await testWorld.letters()).at(-1);
    expect(answered?.button?.address).toContain('/auth/question?application=');
    const read = await testWorld.perform(readMessages, {
      ...testWorld.asApplicant(),
      body: { token: await link() },
    });
    expect(read.data.messages.map(({ text }) => text)).toEqual(['Secret: is it quiet?', 'Very.']);
  });

  it('is asked once by a repeat, and by nobody without a name, an address or a listed home', async () => {
    const once = { onceIn: () => ({ organizationId: 'org_one', scope: 'link', key: 'one', hash: 'h' }) };
    await ask({}, once);
    await ask({}, once);
    expect(await testWorld.all(StoredApplication)).toHaveLength(1);
    await expect(ask({ email: 'nobody' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(ask({ firstName: ' ' })).rejects.toMatchObject({
      details: { fields: { firstName: expect.any(String) } },
    });
    await expect(ask({ token: 'made-up' })).rejects.toMatchObject({ code: 'link-not-valid' });
    await expect(ask({ windows: [window(-5)] })).rejects.toMatchObject({ code: 'bad-times' });
  });

  it('that nobody confirms goes after three days, one that was confirmed after sixty', async () => {
    await ask();
    await asked({ email: 'grace@applicant.test' });
    testWorld.wait(3 * 86_400);
    await tendApplications(() => testWorld.deps)();
    expect(await testWorld.all(StoredApplication)).toMatchObject([
      { fields: { email: 'grace@applicant.test' } },
    ]);
    testWorld.wait(57 * 86_400);
    await tendApplications(() => testWorld.deps)();
    expect(await testWorld.all(StoredApplication)).toEqual([]);
  });

  it('leads into an application with the same thread', async () => {
    await ask();
    const own = await link();
    const opened = await testWorld.perform(openApplication, {
      ...testWorld.asApplicant(),
      body: { token: own },
    });
    expect(opened.data.zone).toBe('America/Chicago');
    expect(opened.data.application).toMatchObject({ question: { is_sent: false } });
    const { version = 1, fields } = opened.data.application ?? {};
    if (!fields) throw new Error('nothing was opened');
    await testWorld.perform(saveApplication, {
      ...testWorld.asApplicant(),
      body: { ...fields, employer: 'The Navy', token: own, version, submit: false },
    });
    const [line] = await listed();
    expect(line).toMatchObject({ stage: 'draft' });
    const messages = await getApplicantMessages(
      { ...testWorld.call(), params: { applicationId: line?.application_id ?? '' } },
      testWorld.deps,
    );
    expect(messages.data.messages).toHaveLength(1);
  });
});

describe('a showing', () => {
  it('is proposed with the question, agreed to by the landlord, and goes to both with a calendar', async () => {
    const windows = [window(600), window(700)];
    const { id } = await asked({ windows });
    const from = windows[1]?.from ?? '';
    await moveTheirs(id, { move: 'agree', from });
    expect(await showing(id)).toMatchObject({ agreed: { from }, number: 1 });
    const mails = (await testWorld.letters()).filter(({ calendar }) => calendar);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([ada.email, 'usr_head@demo.test'].toSorted());
    const [{ calendar = '' } = {}] = mails;
    expect(calendar).toContain('STATUS:CONFIRMED');
    expect(calendar).toContain(`UID:showing.${id}@keystead`);
  });

  it('is proposed by the landlord, picked by the applicant, and taken back with the same calendar id', async () => {
    const { own, id } = await asked();
    const time = window(60);
    await moveTheirs(id, { move: 'propose', windows: [time] });
    expect((await testWorld.letters()).at(-1)).toMatchObject({
      to: ada.email,
      subject: 'Times to see a home',
    });
    await expect(moveTheirs(id, { move: 'agree', from: time.from })).rejects.toMatchObject({
      code: 'own-times',
    });
    await moveOwn(own, { move: 'agree', from: time.from });
    expect(await testWorld.told()).toContain('A showing is set: unit 1A');
    await moveOwn(own, { move: 'call-off' });
    const off = (await testWorld.letters()).filter(({ calendar }) => calendar?.includes('STATUS:CANCELLED'));
    expect(off).toHaveLength(2);
    expect(off[0]?.calendar).toContain('SEQUENCE:2');
    await expect(moveOwn(own, { move: 'call-off' })).rejects.toMatchObject({ code: 'no-time' });
  });

  it('is nobody else’s', async () => {
    const { id } = await asked();
    const listedOnly = { areas: { applicants: 'change' }, properties: ['prp_other'] } as const;
    for (const who of [
      { organizationId: 'org_two' },
      { roleLabel: 'rentalManager', grants: listedOnly } as const,
    ])
      await expect(moveTheirs(id, { move: 'propose', windows: [window(60)] }, who)).rejects.toMatchObject({
        code: 'not-found',
      });
  });
});

describe('a shared link', () => {
  it('shows title, words and address of the home, escaped; nothing once it is closed', async () => {
    const card = () => listingCard({ ...testWorld.asApplicant(), query: { unit: token } }, testWorld.deps);
    const { text: html } = await card();
    expect(html).toContain('<meta property="og:title" content="Maple Court, unit 1A">');
    expect(html).toContain('&lt;b&gt;Bright&lt;/b&gt;');
    expect(html).not.toContain('<b>Bright');
    const page = await testWorld.perform(openListing, { ...testWorld.asApplicant(), body: { token } });
    expect(page.data.zone).toBe('America/Chicago');
    await testWorld.perform(setApplicationLink, {
      ...testWorld.call(),
      body: { unit_id: unitId, open: false },
    });
    await expect(card()).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});
