import { beforeEach, describe, expect, it } from 'vitest';
import { messageLimits } from '../../../shared/domain/screening/messages';
import { type Applicants, grace, openApplicants } from '../../../test/support/test-world/applicants';
import { put } from '../../table/db/writes';
import { ApplicationMessage, StoredApplication } from '../../table/screening/record';
import { addApplicationPerson } from '../apply/add-application-person';
import { answerMessage } from '../apply/answer-message';
import { askWhatIsKept } from '../apply/ask-what-is-kept';
import { readMessages } from '../apply/read-messages';
import { removeApplication } from '../apply/remove-application';
import { getApplicantMessages } from './get-applicant-messages';
import { listApplicants } from './list-applicants';
import { sendApplicantMessage } from './send-applicant-message';

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const send = (application_id: string, text: string, who = {}) =>
  testWorld.perform(sendApplicantMessage, { ...testWorld.call(who), body: { application_id, text } });
const answer = (token: string, text: string, more = {}) =>
  testWorld.perform(answerMessage, { ...testWorld.asApplicant(), body: { token, text }, ...more });
const written = async (applicationId: string, who = {}) =>
  (await getApplicantMessages({ ...testWorld.call(who), params: { applicationId } }, testWorld.deps)).data
    .messages;
const read = async (token: string) =>
  (await testWorld.perform(readMessages, { ...testWorld.asApplicant(), body: { token } })).data.messages;
const hasMessage = async () =>
  (await listApplicants({ ...testWorld.call(), query: {} }, testWorld.deps)).data.applicants[0]?.has_message;

describe('messages with an applicant', () => {
  it('are kept for both sides; neither mail nor notification holds their words', async () => {
    const id = await testWorld.add();
    await send(id, 'Secret question?');
    const letter = (await testWorld.letters()).at(-1);
    expect([letter?.to, letter?.subject]).toEqual([grace.email, 'A message about your rental application']);
    expect(JSON.stringify(letter)).not.toContain('Secret question');
    const token = await testWorld.linkTo('addApplication');
    testWorld.wait(60);
    await answer(token, 'Secret answer.');
    expect(await written(id)).toMatchObject([
      { by: 'landlord', name: 'Lena Hart', text: 'Secret question?' },
      { by: 'applicant', name: 'Grace Hopper', text: 'Secret answer.' },
    ]);
    const [organization] = [(await testWorld.deps.organizations.byId('org_one'))?.name];
    expect((await read(token)).map(({ name }) => name)).toEqual([organization, 'Grace Hopper']);
    expect(await testWorld.told()).toEqual(['A message from an applicant: unit 1A']);
    expect(await hasMessage()).toBe(true);
    await send(id, 'Thank you.');
    expect(await hasMessage()).toBe(false);
  });

  it('are nobody else’s: another organization, a property out of the list, a tenant, another person of the application', async () => {
    const id = await testWorld.add({ invite: true });
    const token = await testWorld.linkTo('addApplication');
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
    const body = { ...named, token, email: 'ada@applicant.test' };
    await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
    const ada = await testWorld.linkTo('addApplication');
    await send(id, 'For Grace alone');
    expect(await read(ada)).toEqual([]);
    expect(await read(token)).toHaveLength(1);
    const listed = { areas: { applicants: 'change' }, properties: ['prp_other'] } as const;
    for (const who of [
      { organizationId: 'org_two' },
      { roleLabel: 'rentalManager', grants: listed } as const,
      { roleLabel: 'tenant' } as const,
      { roleLabel: 'applicant' } as const,
    ]) {
      await expect(written(id, who)).rejects.toMatchObject({ code: 'not-found' });
      await expect(send(id, 'x', who)).rejects.toMatchObject({ code: 'not-found' });
    }
    await expect(answer('made up', 'x')).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('take two numbers when two write at once, one when one is sent twice, and end at the limit', async () => {
    const id = await testWorld.add({ invite: true });
    const token = await testWorld.linkTo('addApplication');
    await Promise.all([send(id, 'One'), answer(token, 'Two')]);
    expect((await written(id)).map(({ text }) => text).toSorted()).toEqual(['One', 'Two']);
    const onceIn = (organizationId: string) => ({ organizationId, scope: 'link', key: 'k', hash: 'h' });
    await answer(token, 'Three', { onceIn });
    await answer(token, 'Three', { onceIn });
    expect(await written(id)).toHaveLength(3);
    const [application] = await testWorld.all(StoredApplication);
    if (!application) throw new Error('nobody applied');
    const full = { count: messageLimits.most, by: 'landlord' as const };
    await testWorld.db.write(put(StoredApplication, { ...application, messages: full }));
    await expect(send(id, 'x')).rejects.toMatchObject({ code: 'message-limit' });
    await expect(answer(token, 'x')).rejects.toMatchObject({ code: 'message-limit' });
  });

  it('are counted in what is kept, and go with the application [D50]', async () => {
    const id = await testWorld.add({ invite: true });
    const token = await testWorld.linkTo('addApplication');
    await send(id, 'Byte to be gone');
    await answer(token, 'This one too');
    const asked = { ...testWorld.asApplicant(), body: { token } };
    expect((await testWorld.perform(askWhatIsKept, asked)).data.messages).toBe(2);
    await testWorld.perform(removeApplication, asked);
    expect(await testWorld.all(ApplicationMessage)).toEqual([]);
    expect(JSON.stringify(await testWorld.items())).not.toContain('Byte to be gone');
  });
});
