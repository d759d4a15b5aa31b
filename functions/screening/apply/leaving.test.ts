import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants } from '../../../test/support/test-world/applicants';
import { StoredApplication, StoredReport } from '../../table/screening/record';
import { addApplicationPerson } from './add-application-person';
import { removeApplication } from './remove-application';
import { removeApplicationPerson } from './remove-application-person';
import { saveApplication } from './save-application';

let testWorld: Applicants;
let mainId: string;
let first: string;
let ada: string;
let conrad: string;

const name = async (firstName: string) => {
  const email = `${firstName.toLowerCase()}@applicant.test`;
  const body = { token: first, kind: 'coApplicant' as const, firstName, lastName: 'Byron', email };
  await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
  return testWorld.linkTo('addApplication');
};
beforeEach(async () => {
  testWorld = await openApplicants();
  mainId = await testWorld.add({ invite: true });
  first = await testWorld.linkTo('addApplication');
  ada = await name('Ada');
  conrad = await name('Conrad');
});

const send = (token: string, firstName?: string) => {
  const own = firstName && { firstName, email: `${firstName.toLowerCase()}@applicant.test` };
  const body = { ...grace, ...own, token, version: 1, submit: true };
  return testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body });
};
const sendAll = async () => {
  await send(first);
  await send(ada, 'Ada');
  await send(conrad, 'Conrad');
};
const remove = (token: string) =>
  testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: { token } });
const takeOut = async (firstName: string) => {
  const [main] = (await testWorld.all(StoredApplication)).filter(({ people }) => people);
  const person = main?.people?.find((one) => one.firstName === firstName);
  const body = { token: first, person_id: person?.applicationId ?? '' };
  return testWorld.perform(removeApplicationPerson, { ...testWorld.asApplicant(), body });
};
/** Who was told that their part is gone. */
const toldOut = async () =>
  (await testWorld.letters()).flatMap(({ to, subject }) =>
    subject === 'Your part of a rental application was removed' ? [to] : [],
  );
const stages = async () => (await testWorld.all(StoredApplication)).map(({ stage }) => stage);

describe('leaving an application', () => {
  it('is told by mail to who is taken out, not to who leaves; both links end [D50]', async () => {
    await takeOut('Ada');
    expect(await toldOut()).toEqual(['ada@applicant.test']);
    await remove(conrad);
    expect(await toldOut()).toEqual(['ada@applicant.test']);
    for (const link of [ada, conrad])
      await expect(remove(link)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect(await stages()).toEqual(['draft']);
    expect(await testWorld.told()).toEqual([]);
  });

  it('of the last one who owes a part completes it, which staff are told as of any other', async () => {
    await send(first);
    await send(ada, 'Ada');
    await remove(conrad);
    expect(await stages()).toEqual(['submitted', 'submitted']);
    expect(await testWorld.told()).toEqual(['An application for unit 1A']);
  });

  it('of a sent one is told to staff; the first applicant takes nobody out of it any more', async () => {
    await sendAll();
    await expect(takeOut('Ada')).rejects.toMatchObject({ code: 'application-closed' });
    await remove(ada);
    expect((await testWorld.told()).toSorted()).toEqual([
      'An application for unit 1A',
      'An application was withdrawn: unit 1A',
    ]);
    expect([await stages(), await toldOut()]).toEqual([['submitted', 'submitted'], []]);
  });

  it('by the first applicant takes all of it, and each of the others is told', async () => {
    await sendAll();
    await remove(first);
    expect([await stages(), await toldOut()]).toEqual([[], ['ada@applicant.test', 'conrad@applicant.test']]);
  });

  it('is refused to the person whose report is there and to the first applicant, not to another [D50]', async () => {
    await sendAll();
    const feeDetails = [{ firstName: 'Ada', lastName: 'Byron', email: 'ada@applicant.test', amount: '35' }];
    await testWorld.order(mainId, { feeDetails });
    await testWorld.consent(await testWorld.linkTo('completeScreening'));
    for (const link of [ada, first])
      await expect(remove(link)).rejects.toMatchObject({ code: 'must-be-kept' });
    expect([(await stages()).length, (await testWorld.all(StoredReport)).length]).toEqual([3, 1]);
    await remove(conrad);
    expect([(await stages()).length, await toldOut()]).toEqual([2, []]);
  });

  it('is refused to everybody once it was approved: it stays with its lease [D50]', async () => {
    await sendAll();
    await testWorld.decide(mainId, { decision: 'approved' });
    for (const link of [ada, conrad, first])
      await expect(remove(link)).rejects.toMatchObject({ code: 'must-be-kept' });
    expect(await stages()).toEqual(Array(3).fill('approved'));
  });
});
