import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { setApplicationLink } from '../applicants/set-application-link';
import { addApplicationPerson } from './add-application-person';
import { saveApplication } from './save-application';

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const day = 86_400;
const isGood = async (value: string) =>
  (await testWorld.deps.applications.link({ value, now: testWorld.now() })) !== undefined;
/** A link works for so many days from now, to the second. */
const lasts = async (value: string, days: number): Promise<void> => {
  testWorld.wait(days * day - 1);
  expect(await isGood(value)).toBe(true);
  testWorld.wait(1);
  expect(await isGood(value)).toBe(false);
};
const send = (token: string, over = {}) => {
  const body = { ...grace, ...over, token, version: 1, submit: true };
  return testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body });
};

const made = {
  listing: async () => {
    const body = { unit_id: unitId, open: true };
    const { data } = await testWorld.perform(setApplicationLink, { ...testWorld.call(), body });
    return data.address?.split('unit=')[1] ?? '';
  },
  application: async () => {
    await testWorld.add({ invite: true });
    return testWorld.linkTo('addApplication?application');
  },
  screening: async () => {
    await testWorld.order(await testWorld.add());
    return testWorld.linkTo('completeScreening');
  },
};

describe('a link without a login', () => {
  it.each([
    ['a home', 'listing', 90],
    ['an application', 'application', 60],
    ['a screening', 'screening', 30],
  ] as const)('to %s works for its days and not a moment longer', async (_, kind, days) => {
    await lasts(await made[kind](), days);
  });

  it('to an application that was sent by it works as long as anything of it is kept [D50]', async () => {
    const token = await made.application();
    testWorld.wait(10 * day);
    await send(token);
    await lasts(token, 760);
  });

  it('to a part works as long as the application is kept, whoever completes it [D50]', async () => {
    const token = await made.application();
    const email = 'ada@applicant.test';
    const named = { firstName: 'Ada', lastName: 'Byron', email };
    const body = { ...named, token, kind: 'coApplicant' as const };
    await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
    const part = await testWorld.linkTo('addApplication?application');
    testWorld.wait(10 * day);
    await send(token);
    testWorld.wait(10 * day);
    await send(part, named);
    testWorld.wait(759 * day);
    expect(await isGood(token)).toBe(true);
    await lasts(part, 1);
  });
});
