import { expect, it } from 'vitest';
import { newestAudit, newestEntry } from '../../test/support/newest-entry';
import { grace, openApplicants, unitId } from '../../test/support/test-world/applicants';
import { propertyId } from '../../test/support/test-world/portfolio';
import { logger } from '../runtime/logger';
import { addApplicantNote } from './applicants/add-applicant-note';
import { answerApplicants } from './applicants/answer-applicants';
import { moveApplicant } from './applicants/move-applicant';
import { recordApplicationFee } from './applicants/record-application-fee';
import { sendApplicantMessage } from './applicants/send-applicant-message';
import { setApplicationLink } from './applicants/set-application-link';
import { addApplicationPerson } from './apply/add-application-person';
import { answerMessage } from './apply/answer-message';
import { askWhatIsKept } from './apply/ask-what-is-kept';
import { removeApplication } from './apply/remove-application';
import { startApplication } from './apply/start-application';
import { cancelScreening } from './orders/cancel-screening';
import { recordScreeningFee } from './orders/record-screening-fee';

logger.setLogLevel('SILENT');

it('the log says of each thing done about an applicant what it was, by whom, and of which unit', async () => {
  const testWorld = await openApplicants();
  const call = () => testWorld.call();
  const asked = <B extends object>(body: B) => ({ ...testWorld.asApplicant(), body });
  const name = 'Grace Hopper';
  const is = async (action: string, by: string, after?: object) => {
    expect(await newestEntry(testWorld)).toEqual([action, 'application', '1A', propertyId, after]);
    const { by: who } = await newestAudit(testWorld);
    expect(who.process || who.userId).toBe(by);
  };
  const staff = 'usr_head';
  const applicant = 'An applicant';

  const unit = ['unit', '1A', propertyId, undefined];
  const listing = async (open: boolean, applicationFee?: number) => {
    const terms = open ? { pets: '', criteria: '', applicationFee } : undefined;
    const body = { unit_id: unitId, open, terms };
    return (await testWorld.perform(setApplicationLink, { ...call(), body })).data.address ?? '';
  };
  await listing(true);
  expect(await newestEntry(testWorld)).toEqual(['listing.open', ...unit]);
  const link = (await listing(true, 4_000)).split('=').at(-1) ?? '';
  expect(await newestEntry(testWorld)).toEqual(['listing.terms', ...unit]);
  const { token } = (await testWorld.perform(startApplication, asked({ ...grace, token: link }))).data;
  await is('application.start', applicant, { name });
  const own = await testWorld.deps.applications.link({ value: token, now: testWorld.now() });
  const application_id = own?.applicationId ?? '';
  await listing(false);
  expect(await newestEntry(testWorld)).toEqual(['listing.close', ...unit]);
  await testWorld.perform(recordApplicationFee, { ...call(), body: { application_id, how: 'waived' } });
  await is('application.fee-waived', staff, { fee: 4_000 });
  const ada = { kind: 'coApplicant' as const, firstName: ' Ada ', lastName: 'Byron', email: 'ada@a.test' };
  await testWorld.perform(addApplicationPerson, asked({ ...ada, token }));
  await is('application.name', applicant, { name: 'Ada Byron' });
  await testWorld.perform(askWhatIsKept, asked({ token }));
  await is('application.ask', applicant);
  await testWorld.perform(sendApplicantMessage, { ...call(), body: { application_id, text: 'Hello' } });
  await is('application.message', staff);
  await testWorld.perform(answerMessage, asked({ token, text: 'Hello' }));
  await is('application.answer', applicant);
  await testWorld.perform(removeApplication, asked({ token }));
  await is('application.remove', applicant);

  const id = await testWorld.add();
  await is('application.add', staff, { name });
  await testWorld.perform(addApplicantNote, { ...call(), body: { application_id: id, note: 'Called' } });
  await is('application.note', staff);
  const move = async (to: 'waiting' | 'submitted') => {
    const { version } = await testWorld.read(id);
    await testWorld.perform(moveApplicant, { ...call(), body: { application_id: id, version, to } });
  };
  await move('waiting');
  await is('application.wait', staff);
  await move('submitted');
  await is('application.consider', staff);
  await testWorld.order(id);
  await is('screening.order', staff);
  await testWorld.perform(cancelScreening, { ...call(), body: { application_id: id } });
  await is('screening.cancel', staff);
  await testWorld.order(id);
  await testWorld.consent(await testWorld.linkTo('completeScreening'));
  const [report, consent] = await testWorld.audit();
  expect([report, consent].map((one) => [one?.action, one?.by.process])).toEqual([
    ['screening.report', 'The screening bureau'],
    ['screening.consent', applicant],
  ]);
  await testWorld.perform(recordScreeningFee, { ...call(), body: { application_id: id } });
  await is('screening.fee', staff, { fee: 3_500 });
  await testWorld.report(id);
  await is('screening.read', staff);
  await testWorld.decide(id, { notice: true });
  await is('application.decline', staff);

  const other = await testWorld.add({ invite: false });
  const answer = (to: 'waiting' | 'declined') => {
    const body = { application_ids: [other], answer: to, note: '' };
    return testWorld.perform(answerApplicants, { ...call(), body });
  };
  await answer('waiting');
  await is('application.wait', staff);
  await answer('declined');
  await is('application.decline', staff);
  const third = await testWorld.add();
  await testWorld.decide(third, { decision: 'approved' });
  await is('application.approve', staff);
});
