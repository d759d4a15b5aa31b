import { beforeEach, describe, expect, it } from 'vitest';
import { OwnFee } from '../../../shared/contract/my-applications';
import { type Applicants, grace, openApplicants, unitId } from '../../../test/support/test-world/applicants';
import { followFeeBack } from '../../common/screening/follow-fee-back';
import { takeFee } from '../../common/screening/take-fee';
import { logger } from '../../runtime/logger';
import { perform } from '../../runtime/perform';
import { recordApplicationFee } from '../applicants/record-application-fee';
import { refundApplicationFee } from '../applicants/refund-application-fee';
import { setApplicationLink } from '../applicants/set-application-link';
import { askWhatIsKept } from './ask-what-is-kept';
import { openApplication } from './open-application';
import { openListing } from './open-listing';
import { payApplicationFee } from './pay-application-fee';
import { removeApplication } from './remove-application';
import { saveApplication } from './save-application';
import { startApplication } from './start-application';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const terms = { pets: '', criteria: '', applicationFee: 4_000 };
/** Opens the home with this fee; answers the value of its link. */
async function open(over: { applicationFee?: number | undefined } = {}): Promise<string> {
  const body = { unit_id: unitId, open: true, terms: { ...terms, ...over } };
  const { data } = await testWorld.perform(setApplicationLink, { ...testWorld.call(), body });
  return data.address?.split('=').at(-1) ?? '';
}
const asked = <B extends object>(body: B) => ({ ...testWorld.asApplicant(), body });
const seen = async (token: string) => (await testWorld.perform(openApplication, asked({ token }))).data;
const begin = async (unit: string) =>
  (await testWorld.perform(startApplication, asked({ ...grace, token: unit }))).data.token;
const send = (token: string) =>
  testWorld.perform(saveApplication, asked({ ...grace, token, version: 1, submit: true }));
const pay = async (token: string) => (await testWorld.perform(payApplicationFee, asked({ token }))).data.url;
const idOf = async (token: string) =>
  (await testWorld.deps.applications.link({ value: token, now: testWorld.now() }))?.applicationId ?? '';
const take = (checkoutId: string) => takeFee({ checkoutId, now: testWorld.now() }, testWorld.deps);
const record = (application_id: string, how: 'otherwise' | 'waived') =>
  testWorld.perform(recordApplicationFee, { ...testWorld.call(), body: { application_id, how } });
const refund = (application_id: string) =>
  testWorld.perform(refundApplicationFee, {
    ...testWorld.call(),
    body: { application_id, reason: 'Let meanwhile' },
  });
const follow = (intentId: string) => followFeeBack({ intentId, now: testWorld.now() }, testWorld.deps);
/** The same, with something happening before the provider's answer arrives. */
const refundWith = (application_id: string, meanwhile: (intentId: string) => Promise<unknown>) => {
  const { payments } = testWorld.deps;
  const refundFee = async (intentId: string) => {
    await payments.refundFee(intentId);
    await meanwhile(intentId);
  };
  const body = { application_id, reason: 'Let meanwhile' };
  const deps = { ...testWorld.deps, payments: { ...payments, refundFee } };
  return perform(refundApplicationFee, { ...testWorld.call(), body }, deps);
};
const logged = async (action: string) =>
  (await testWorld.audit()).filter((entry) => entry.action === action).length;
const pages = () => [...testWorld.provider.feePages.keys()];

async function sent() {
  const token = await begin(await open());
  await send(token);
  return { token, id: await idOf(token) };
}

/** The page that was opened first is paid. */
function paid(): string {
  const [page = ''] = pages();
  testWorld.provider.endFeePage(page, 'complete');
  return page;
}
/** The walks of `test/trust` send fifty. */
const copies = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, run));

describe('the application fee', () => {
  it('is shown on the home’s page and in the application before anything is sent, as it was then', async () => {
    const unit = await open();
    const listing = await testWorld.perform(openListing, asked({ token: unit }));
    expect(listing.data.terms.applicationFee).toBe(4_000);
    expect((await seen(unit)).fee).toEqual({ cents: 4_000, is_due: false });
    const token = await begin(unit);
    await open({ applicationFee: 9_900 });
    expect((await seen(token)).fee).toMatchObject({ cents: 4_000, is_due: false });
    await expect(pay(token)).rejects.toMatchObject({ code: 'fee-not-due' });
    expect((await testWorld.letters()).map(({ subject }) => subject)).not.toContain('Your answers arrived');
  });

  it('is optional: without one nothing is asked, written down or paid', async () => {
    const token = await begin(await open({ applicationFee: undefined }));
    await send(token);
    expect((await seen(token)).fee).toBeUndefined();
    await expect(pay(token)).rejects.toMatchObject({ code: 'fee-not-due' });
    await expect(record(await idOf(token), 'waived')).rejects.toMatchObject({ code: 'fee-not-due' });
    expect((await testWorld.read(await testWorld.add())).fee).toBeUndefined();
  });

  it('is due after sending, says so by mail, and keeps no staff from reading or deciding', async () => {
    const { token, id } = await sent();
    expect((await seen(token)).fee).toMatchObject({ is_due: true });
    const [letter] = (await testWorld.letters()).filter(({ subject }) => subject === 'Your answers arrived');
    expect(letter?.paragraphs.join(' ')).toContain('One thing is open: the application fee of $40.00');
    const linked = letter?.button?.address.split('=').at(-1) ?? '';
    expect((await seen(linked)).fee).toMatchObject({ is_due: true });
    expect(await testWorld.read(id)).toMatchObject({
      fee: { cents: 4_000, is_due: true },
      application: { fields: { email: grace.email } },
      may: { decide: true, order: true, record_application_fee: true },
    });
    await testWorld.decide(id);
    expect((await testWorld.read(id)).fee).toMatchObject({ is_due: false });
    await expect(pay(token)).rejects.toMatchObject({ code: 'fee-not-due' });
  });

  it('is paid once on one page, by copies of each call at once [D31]', async () => {
    const { token, id } = await sent();
    const urls = await copies(() => pay(token));
    expect([new Set(urls).size, pages().length]).toEqual([1, 1]);
    const [page] = [...testWorld.provider.feePages.values()];
    expect(page).toMatchObject({ cents: 4_000, payer: { name: 'Grace Hopper', email: grace.email } });
    const checkoutId = paid();
    await copies(() => take(checkoutId));
    expect([await logged('application.fee'), testWorld.provider.feesBack.size]).toEqual([1, 0]);
    const fee = {
      cents: 4_000,
      is_due: false,
      settled: { how: 'online', at: testWorld.now().toISOString() },
    };
    expect((await seen(token)).fee).toMatchObject(fee);
    const read = await testWorld.read(id);
    expect([read.fee, read.may.record_application_fee]).toEqual([
      { ...fee, settled: { ...fee.settled, paidBy: `pi_${checkoutId}` } },
      false,
    ]);
    expect(await testWorld.told()).toContain('An application fee was paid: unit 1A');
    await expect(pay(token)).rejects.toMatchObject({ code: 'fee-not-due' });
  });

  it('shows as paid on the way back from the provider, before its webhook comes, and waits while it is away', async () => {
    const { token } = await sent();
    await pay(token);
    const first = pages()[0] ?? '';
    testWorld.provider.endFeePage(first, 'expired');
    await pay(token);
    const second = pages()[1] ?? '';
    testWorld.provider.endFeePage(second, 'complete');
    testWorld.provider.isAway = true;
    expect((await seen(token)).fee).toMatchObject({ is_due: true });
    testWorld.provider.isAway = false;
    expect((await seen(token)).fee).toMatchObject({ settled: { how: 'online' } });
  });

  it('is written down or waived by staff once, by copies at once, with their name and one log entry [D31]', async () => {
    const { id } = await sent();
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => record(id, 'otherwise')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await logged('application.fee'), await logged('application.fee-waived')]).toEqual([1, 0]);
    expect((await testWorld.read(id)).fee?.settled).toMatchObject({ how: 'otherwise', by: 'Lena Hart' });
    const other = await sent();
    await record(other.id, 'waived');
    expect(await logged('application.fee-waived')).toBe(1);
    await expect(record(other.id, 'otherwise')).rejects.toMatchObject({ code: 'fee-not-due' });
  });

  it('paid online after it was waived, or after the application was removed, goes back once', async () => {
    const { token, id } = await sent();
    await pay(token);
    await record(id, 'waived');
    const page = paid();
    await copies(() => take(page));
    expect([[...testWorld.provider.feesBack], await logged('application.fee-back')]).toEqual([
      [`pi_${page}`],
      1,
    ]);
    expect((await testWorld.read(id)).fee?.settled?.how).toBe('waived');
    const other = await sent();
    await pay(other.token);
    await testWorld.perform(removeApplication, asked({ token: other.token }));
    const late = pages()[1] ?? '';
    testWorld.provider.endFeePage(late, 'complete');
    await take(late);
    expect(testWorld.provider.feesBack.has(`pi_${late}`)).toBe(true);
  });

  it('paid online goes back whole, once, with its reason, to whoever paid it, by copies at once [D29]', async () => {
    const { token, id } = await sent();
    await expect(refund(id)).rejects.toMatchObject({ code: 'fee-not-refundable' });
    await pay(token);
    const page = paid();
    await take(page);
    expect((await testWorld.read(id)).may.refund_application_fee).toBe(true);
    testWorld.provider.isAway = true;
    await expect(refund(id)).rejects.toMatchObject({ code: 'payments-away' });
    expect((await testWorld.read(id)).fee?.back).toBeUndefined();
    testWorld.provider.isAway = false;
    const ends = await Promise.allSettled(Array.from({ length: 8 }, () => refund(id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([[...testWorld.provider.feesBack], await logged('application.refund')]).toEqual([
      [`pi_${page}`],
      1,
    ]);
    const at = testWorld.now().toISOString();
    const read = await testWorld.read(id);
    expect(read.fee?.back).toEqual({ state: 'asked', at, by: 'Lena Hart', reason: 'Let meanwhile' });
    expect(read.may.refund_application_fee).toBe(false);
    const back = (await testWorld.letters()).filter(({ subject }) => subject.includes('fee was refunded'));
    expect(back.map(({ to, paragraphs }) => [to, paragraphs.join().includes('$40.00')])).toEqual([
      [grace.email, true],
    ]);
    expect(OwnFee.parse((await seen(token)).fee)).toMatchObject({
      is_due: false,
      back: { state: 'asked', at },
    });
    expect(Object.keys(OwnFee.shape.back.unwrap().shape)).toEqual(['state', 'at']);
  });

  it('on its way back is where the provider says, in any order of its events, and staff are told when it failed [D31]', async () => {
    const { token, id } = await sent();
    await pay(token);
    const page = paid();
    await take(page);
    await follow(`pi_${page}`);
    expect((await testWorld.read(id)).fee?.back).toBeUndefined();
    const { data } = await refund(id);
    expect(data).toEqual({ version: (await testWorld.read(id)).version });
    await copies(() => follow(`pi_${page}`));
    expect(await logged('application.refund-done')).toBe(1);
    expect((await testWorld.read(id)).fee?.back).toMatchObject({ state: 'done', reason: 'Let meanwhile' });
    testWorld.provider.feeBackState = 'failed';
    await copies(() => follow(`pi_${page}`));
    expect(await logged('application.refund-failed')).toBe(1);
    expect((await testWorld.read(id)).fee?.back?.state).toBe('failed');
    expect(await testWorld.told()).toContain('An application fee refund failed: unit 1A');
    await expect(refund(id)).rejects.toMatchObject({ code: 'fee-not-refundable' });
  });

  it('is told to the applicant and logged when the provider says first that it is back [D29, D31]', async () => {
    const { token, id } = await sent();
    await pay(token);
    const page = paid();
    await take(page);
    await refundWith(id, follow);
    const read = await testWorld.read(id);
    expect(read.fee?.back).toMatchObject({ state: 'done', by: 'Lena Hart', reason: 'Let meanwhile' });
    expect(read.may.refund_application_fee).toBe(false);
    expect([await logged('application.refund'), await logged('application.refund-done')]).toEqual([1, 1]);
    const back = (await testWorld.letters()).filter(({ subject }) => subject.includes('fee was refunded'));
    expect(back.map(({ to }) => to)).toEqual([grace.email]);
    await expect(refund(id)).rejects.toMatchObject({ code: 'fee-not-refundable' });
  });

  it('is finished by the next call when one died after the provider was asked [D31]', async () => {
    const { token, id } = await sent();
    await pay(token);
    const page = paid();
    await take(page);
    const dies = () => Promise.reject(new Error('died'));
    await expect(refundWith(id, dies)).rejects.toThrow('died');
    await follow(`pi_${page}`);
    await refund(id);
    expect((await testWorld.read(id)).fee?.back).toMatchObject({ state: 'done', reason: 'Let meanwhile' });
    expect([await logged('application.refund'), testWorld.provider.feesBack.size]).toEqual([1, 1]);
  });

  it('sent back at the provider itself is known, and one that staff settled is not sent back', async () => {
    const { token, id } = await sent();
    await pay(token);
    const page = paid();
    await take(page);
    await testWorld.deps.payments.refundFee(`pi_${page}`);
    await follow(`pi_${page}`);
    expect((await testWorld.read(id)).fee?.back).toEqual({
      state: 'done',
      at: testWorld.now().toISOString(),
    });
    const other = await sent();
    await record(other.id, 'otherwise');
    await expect(refund(other.id)).rejects.toMatchObject({ code: 'fee-not-refundable' });
  });

  it('is among what is kept, and goes with the application [D50]', async () => {
    const { token } = await sent();
    expect((await testWorld.perform(askWhatIsKept, asked({ token }))).data.fee).toBe(4_000);
    await pay(token);
    const page = paid();
    await take(page);
    await testWorld.perform(removeApplication, asked({ token }));
    const left = JSON.stringify([...(await testWorld.items())]);
    expect(left).not.toContain(page);
  });
});
