import { beforeEach, describe, expect, it } from 'vitest';
import { messageLimits } from '../../shared/domain/screening/messages';
import { type Applicants, grace, openApplicants } from '../../test/support/stand/applicants';
import { put } from '../table/db/writes';
import { ApplicationMessage, StoredApplication } from '../table/screening/record';
import { addApplicationPerson } from './add-application-person';
import { answerMessage } from './answer-message';
import { askWhatIsKept } from './ask-what-is-kept';
import { getApplicantMessages } from './get-applicant-messages';
import { listApplicants } from './list-applicants';
import { readMessages } from './read-messages';
import { removeApplication } from './remove-application';
import { sendApplicantMessage } from './send-applicant-message';

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

const send = (application_id: string, text: string, who = {}) =>
  stand.perform(sendApplicantMessage, { ...stand.call(who), body: { application_id, text } });
const answer = (token: string, text: string, more = {}) =>
  stand.perform(answerMessage, { ...stand.asApplicant(), body: { token, text }, ...more });
const written = async (applicationId: string, who = {}) =>
  (await getApplicantMessages({ ...stand.call(who), params: { applicationId } }, stand.deps)).data.messages;
const read = async (token: string) =>
  (await stand.perform(readMessages, { ...stand.asApplicant(), body: { token } })).data.messages;
const hasMessage = async () =>
  (await listApplicants({ ...stand.call(), query: {} }, stand.deps)).data.applicants[0]?.has_message;

describe('messages with an applicant', () => {
  it('are kept for both sides; neither mail nor notification holds their words', async () => {
    const id = await stand.add();
    await send(id, 'Secret question?');
    const letter = (await stand.letters()).at(-1);
    expect([letter?.to, letter?.subject]).toEqual([grace.email, 'A message about your rental application']);
    expect(JSON.stringify(letter)).not.toContain('Secret question');
    const token = await stand.linkTo('addApplication');
    stand.wait(60);
    await answer(token, 'Secret answer.');
    expect(await written(id)).toMatchObject([
      { by: 'landlord', name: 'Lena Hart', text: 'Secret question?' },
      { by: 'applicant', name: 'Grace Hopper', text: 'Secret answer.' },
    ]);
    const [organization] = [(await stand.deps.organizations.byId('org_one'))?.name];
    expect((await read(token)).map(({ name }) => name)).toEqual([organization, 'Grace Hopper']);
    expect(await stand.told()).toEqual(['A message from an applicant: unit 1A']);
    expect(await hasMessage()).toBe(true);
    await send(id, 'Thank you.');
    expect(await hasMessage()).toBe(false);
  });

  it('are nobody else’s: another organization, a property out of the list, a tenant, another person of the application', async () => {
    const id = await stand.add({ invite: true });
    const token = await stand.linkTo('addApplication');
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron' };
    const body = { ...named, token, email: 'ada@applicant.test' };
    await stand.perform(addApplicationPerson, { ...stand.asApplicant(), body });
    const ada = await stand.linkTo('addApplication');
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
    const id = await stand.add({ invite: true });
    const token = await stand.linkTo('addApplication');
    await Promise.all([send(id, 'One'), answer(token, 'Two')]);
    expect((await written(id)).map(({ text }) => text).toSorted()).toEqual(['One', 'Two']);
    const onceIn = (organizationId: string) => ({ organizationId, scope: 'link', key: 'k', hash: 'h' });
    await answer(token, 'Three', { onceIn });
    await answer(token, 'Three', { onceIn });
    expect(await written(id)).toHaveLength(3);
    const [application] = await stand.all(StoredApplication);
    if (!application) throw new Error('nobody applied');
    const full = { count: messageLimits.most, by: 'landlord' as const };
    await stand.db.write(put(StoredApplication, { ...application, messages: full }));
    await expect(send(id, 'x')).rejects.toMatchObject({ code: 'message-limit' });
    await expect(answer(token, 'x')).rejects.toMatchObject({ code: 'message-limit' });
  });

  it('are counted in what is kept, and go with the application [D50]', async () => {
    const id = await stand.add({ invite: true });
    const token = await stand.linkTo('addApplication');
    await send(id, 'Byte to be gone');
    await answer(token, 'This one too');
    const asked = { ...stand.asApplicant(), body: { token } };
    expect((await stand.perform(askWhatIsKept, asked)).data.messages).toBe(2);
    await stand.perform(removeApplication, asked);
    expect(await stand.all(ApplicationMessage)).toEqual([]);
    expect(JSON.stringify(await stand.items())).not.toContain('Byte to be gone');
  });
});
