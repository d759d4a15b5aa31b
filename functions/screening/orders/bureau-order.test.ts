import { beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '../../../shared/wire/refusals';
import { type Applicants, openApplicants } from '../../../test/support/test-world/applicants';
import { logger } from '../../runtime/logger';
import { BureauOrder, StoredApplication } from '../../table/screening/record';
import { askWhatIsKept } from '../apply/ask-what-is-kept';
import { removeApplication } from '../apply/remove-application';
import { tendApplications } from '../tend-applications';
import { cancelScreening } from './cancel-screening';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
let id: string;
beforeEach(async () => {
  testWorld = await openApplicants();
  id = await testWorld.add();
  await testWorld.order(id);
  testWorld.bureauState.isReady = false;
});

const cancel = () =>
  testWorld.perform(cancelScreening, { ...testWorld.call(), body: { application_id: id } });
const lost = async () => {
  throw new Error('The process died');
};
/** The person agrees; what happens runs once the bureau has the order, before our write of it. */
const consent = async (happens?: () => Promise<unknown>) => {
  testWorld.bureauState.onOrder = happens;
  await testWorld.consent(await testWorld.linkTo('completeScreening')).catch(() => {});
  testWorld.bureauState.onOrder = undefined;
};
const tend = async (minutes = 5) => {
  testWorld.wait(minutes * 60);
  await tendApplications(() => testWorld.deps)();
};
const stored = async () => (await testWorld.all(StoredApplication))[0];
const screenings = async () => {
  const one = await stored();
  return [...(one?.formerScreenings ?? []), one?.screening];
};
const token = async () => ({ token: await testWorld.linkTo('addApplication?application') });
const remove = async () =>
  testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: await token() });

it('a bureau that is away keeps nobody from agreeing and is told to the log alone; another failure is told', async () => {
  const alarm = vi.spyOn(logger, 'error');
  testWorld.bureauState.isAway = true;
  const link = await testWorld.linkTo('completeScreening');
  expect(await testWorld.consent(link)).toEqual({ success: 1 });
  expect(alarm.mock.calls).toEqual([['The bureau did not take an order', { applicationId: id }]]);
  testWorld.bureauState.isAway = false;
  testWorld.bureauState.onOrder = lost;
  await expect(testWorld.consent(link)).rejects.toThrow('The process died');
  testWorld.bureauState.onOrder = () => Promise.reject(refuse('payments-away'));
  await expect(testWorld.consent(link)).rejects.toMatchObject({ code: 'payments-away' });
  expect(alarm.mock.calls).toHaveLength(1);
  alarm.mockRestore();
});

const meanwhile = {
  'the screening was canceled': cancel,
  'the application was declined': () => testWorld.decide(id),
};
for (const [what, happens] of Object.entries(meanwhile))
  it(`an order that the bureau took while ${what} is known, and taken back there [D49]`, async () => {
    await consent(happens);
    await tend();
    const [bureauId = ''] = [...testWorld.bureauState.orders.keys()];
    expect([...testWorld.bureauState.canceled]).toEqual([bureauId]);
    expect(await screenings()).toMatchObject([{ status: 9, bureauId, consent: { name: 'Grace Hopper' } }]);
    expect(await testWorld.all(BureauOrder)).toMatchObject([{ bureauId, applicationId: id }]);
    expect(await testWorld.message(bureauId)).toEqual({ success: 1 });
  });

it('an order whose process died after the bureau’s answer is the same order at the next try [D49]', async () => {
  await consent(lost);
  expect(await testWorld.all(BureauOrder)).toEqual([]);
  await tend();
  expect([testWorld.bureauState.orders.size, (await stored())?.screening?.status]).toEqual([1, 3]);
  expect(await testWorld.all(BureauOrder)).toHaveLength(1);
});

it('an order whose process died is taken back when it is canceled before the next try, as is one we know [D49]', async () => {
  await consent(lost);
  await cancel();
  await testWorld.order(id);
  await tend();
  await consent();
  await cancel();
  await tend();
  const ids = [...testWorld.bureauState.orders.keys()];
  expect(ids).toHaveLength(2);
  expect([...testWorld.bureauState.canceled]).toEqual(ids);
  expect((await screenings()).map((one) => one?.bureauId)).toEqual(ids);
});

it('is taken back once a bureau that is away answers again, daily at last, beside a new order [D49]', async () => {
  await consent(lost);
  testWorld.bureauState.isAway = true;
  await cancel();
  await testWorld.order(id);
  for (const _ of Array.from({ length: 40 })) await tend(1440);
  testWorld.bureauState.isAway = false;
  expect((await screenings())[0]?.bureauId).toBeUndefined();
  await tend(1440);
  expect([...testWorld.bureauState.canceled]).toEqual([...testWorld.bureauState.orders.keys()]);
  expect(await screenings()).toMatchObject([{ status: 9, bureauId: expect.any(String) }, { status: 0 }]);
});

it('nothing is removed while the bureau may have an order; without one the consent need not stay [D49, D50]', async () => {
  testWorld.bureauState.isAway = true;
  await consent();
  await cancel();
  await testWorld.order(id);
  await testWorld.decide(id);
  await expect(remove()).rejects.toMatchObject({ code: 'must-be-kept' });
  const kept = await testWorld.perform(askWhatIsKept, { ...testWorld.asApplicant(), body: await token() });
  expect(kept.data.may_remove).toBe(false);
  testWorld.bureauState.isAway = false;
  await tend();
  expect((await screenings()).map((one) => [one?.consent, one?.bureauId])).toEqual([[undefined, undefined]]);
  await remove();
  expect(await stored()).toBeUndefined();
});

it('an order that reaches the bureau after it was taken back there is none [D49]', async () => {
  await consent(lost);
  testWorld.bureauState.orders.clear();
  await cancel();
  await tend();
  const reference = (await stored())?.screening?.screeningId ?? '';
  const subject = { name: 'Grace Hopper', email: 'g@a.test', birthDate: '1990-01-02', address: '1 Elm St' };
  const { bureauId } = await testWorld.deps.bureau.order({ reference, subject });
  testWorld.bureauState.isReady = true;
  expect(await testWorld.deps.bureau.report(bureauId)).toBe('failed');
});
