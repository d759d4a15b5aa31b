import { expect, it } from 'vitest';
import { newestAudit, newestEntry } from '../../test/support/newest-entry';
import { grace, openApplicants, unitId } from '../../test/support/stand/applicants';
import { propertyId } from '../../test/support/stand/portfolio';
import { logger } from '../runtime/logger';
import { addApplicantNote } from './add-applicant-note';
import { addApplicationPerson } from './add-application-person';
import { answerApplicants } from './answer-applicants';
import { answerMessage } from './answer-message';
import { askWhatIsKept } from './ask-what-is-kept';
import { cancelScreening } from './cancel-screening';
import { moveApplicant } from './move-applicant';
import { recordApplicationFee } from './record-application-fee';
import { recordScreeningFee } from './record-screening-fee';
import { removeApplication } from './remove-application';
import { sendApplicantMessage } from './send-applicant-message';
import { setApplicationLink } from './set-application-link';
import { startApplication } from './start-application';

logger.setLogLevel('SILENT');

it('the log says of each thing done about an applicant what it was, by whom, and of which unit', async () => {
  const stand = await openApplicants();
  const call = () => stand.call();
  const asked = <B extends object>(body: B) => ({ ...stand.asApplicant(), body });
  const name = 'Grace Hopper';
  const is = async (action: string, by: string, after?: object) => {
    expect(await newestEntry(stand)).toEqual([action, 'application', '1A', propertyId, after]);
    const { by: who } = await newestAudit(stand);
    expect(who.process || who.userId).toBe(by);
  };
  const staff = 'usr_head';
  const applicant = 'An applicant';

  const unit = ['unit', '1A', propertyId, undefined];
  const listing = async (open: boolean, applicationFee?: number) => {
    const terms = open ? { pets: '', criteria: '', applicationFee } : undefined;
    const body = { unit_id: unitId, open, terms };
    return (await stand.perform(setApplicationLink, { ...call(), body })).data.address ?? '';
  };
  await listing(true);
  expect(await newestEntry(stand)).toEqual(['listing.open', ...unit]);
  const link = (await listing(true, 4_000)).split('=').at(-1) ?? '';
  expect(await newestEntry(stand)).toEqual(['listing.terms', ...unit]);
  const { token } = (await stand.perform(startApplication, asked({ ...grace, token: link }))).data;
  await is('application.start', applicant, { name });
  const own = await stand.deps.applications.link({ value: token, now: stand.now() });
  const application_id = own?.applicationId ?? '';
  await listing(false);
  expect(await newestEntry(stand)).toEqual(['listing.close', ...unit]);
  await stand.perform(recordApplicationFee, { ...call(), body: { application_id, how: 'waived' } });
  await is('application.fee-waived', staff, { fee: 4_000 });
  const ada = { kind: 'coApplicant' as const, firstName: ' Ada ', lastName: 'Byron', email: 'ada@a.test' };
  await stand.perform(addApplicationPerson, asked({ ...ada, token }));
  await is('application.name', applicant, { name: 'Ada Byron' });
  await stand.perform(askWhatIsKept, asked({ token }));
  await is('application.ask', applicant);
  await stand.perform(sendApplicantMessage, { ...call(), body: { application_id, text: 'Hello' } });
  await is('application.message', staff);
  await stand.perform(answerMessage, asked({ token, text: 'Hello' }));
  await is('application.answer', applicant);
  await stand.perform(removeApplication, asked({ token }));
  await is('application.remove', applicant);

  const id = await stand.add();
  await is('application.add', staff, { name });
  await stand.perform(addApplicantNote, { ...call(), body: { application_id: id, note: 'Called' } });
  await is('application.note', staff);
  const move = async (to: 'waiting' | 'submitted') => {
    const { version } = await stand.read(id);
    await stand.perform(moveApplicant, { ...call(), body: { application_id: id, version, to } });
  };
  await move('waiting');
  await is('application.wait', staff);
  await move('submitted');
  await is('application.consider', staff);
  await stand.order(id);
  await is('screening.order', staff);
  await stand.perform(cancelScreening, { ...call(), body: { application_id: id } });
  await is('screening.cancel', staff);
  await stand.order(id);
  await stand.consent(await stand.linkTo('completeScreening'));
  const [report, consent] = await stand.audit();
  expect([report, consent].map((one) => [one?.action, one?.by.process])).toEqual([
    ['screening.report', 'The screening bureau'],
    ['screening.consent', applicant],
  ]);
  await stand.perform(recordScreeningFee, { ...call(), body: { application_id: id } });
  await is('screening.fee', staff, { fee: 3_500 });
  await stand.report(id);
  await is('screening.read', staff);
  await stand.decide(id, { notice: true });
  await is('application.decline', staff);

  const other = await stand.add({ invite: false });
  const answer = (to: 'waiting' | 'declined') => {
    const body = { application_ids: [other], answer: to, note: '' };
    return stand.perform(answerApplicants, { ...call(), body });
  };
  await answer('waiting');
  await is('application.wait', staff);
  await answer('declined');
  await is('application.decline', staff);
  const third = await stand.add();
  await stand.decide(third, { decision: 'approved' });
  await is('application.approve', staff);
});
