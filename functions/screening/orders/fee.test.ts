import { beforeEach, describe, expect, it } from 'vitest';
import { screeningStatuses } from '../../../shared/domain/screening/screening-statuses';
import { type Applicants, openApplicants } from '../../../test/support/test-world/applicants';
import { takeFee } from '../../common/screening/take-fee';
import { logger } from '../../runtime/logger';
import { Notification } from '../../table/notifications/record';
import { StoredReport } from '../../table/screening/record';
import { payOwnScreeningFee, payScreeningFee } from './pay-screening-fee';
import { recordScreeningFee } from './record-screening-fee';
import { refreshScreening } from './refresh-screening';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

/** An applicant whose reports are there, and the newest link to the completion page. */
async function reported(chargeTo: 'applicant' | 'owner', amount = '35') {
  const id = await testWorld.add();
  const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test' };
  await testWorld.order(id, { chargeTo, feeDetails: [{ ...person, amount }] });
  await testWorld.consent(await testWorld.linkTo('completeScreening'));
  return { id, screeningId: await testWorld.linkTo('completeScreening') };
}
const payOwn = async (screeningId: string) =>
  (await testWorld.perform(payOwnScreeningFee, { ...testWorld.asApplicant(), body: { screeningId } })).data
    .url;
const payFor = async (id: string) =>
  (await testWorld.perform(payScreeningFee, { ...testWorld.call(), body: { application_id: id } })).data.url;
const statusOf = async (id: string) => (await testWorld.read(id)).screening?.status;
const take = (checkoutId: string) => takeFee({ checkoutId, now: testWorld.now() }, testWorld.deps);
const fees = async (action: string) =>
  (await testWorld.audit()).filter((entry) => entry.action === action).length;

const failed = async (): Promise<void> => {
  testWorld.bureauState.hasFailed = true;
  for (const _ of [1, 2]) await testWorld.message([...testWorld.bureauState.orders.keys()].at(-1) ?? '');
};
const reports = () => testWorld.all(StoredReport);
const toldOfFailure = async () =>
  (await testWorld.told()).filter((title) => title.includes('report failed')).length;
const failedLetters = async () =>
  (await testWorld.letters()).flatMap(({ subject, paragraphs }) =>
    subject === 'We couldn’t get your screening report' ? [paragraphs.at(-1) ?? ''] : [],
  );

describe('a fee that is paid', () => {
  it('mails one receipt, which says for what and to whom', async () => {
    const { id, screeningId } = await reported('applicant');
    await payOwn(screeningId);
    const [page = ''] = [...testWorld.provider.feePages.keys()];
    testWorld.provider.endFeePage(page, 'complete');
    for (const _ of [1, 2]) await take(page);
    expect(await statusOf(id)).toBe(screeningStatuses.paid);
    const receipts = (await testWorld.letters()).filter(({ subject }) => subject.startsWith('Receipt'));
    expect(receipts).toMatchObject([
      { to: 'grace@applicant.test', subject: 'Receipt: your screening fee is paid', isStrangers: true },
    ]);
    expect(receipts[0]?.paragraphs.join(' ')).toContain('You paid the screening fee of $35.00 to');
  });

  it('is not asked of an applicant who was declined', async () => {
    const { id, screeningId } = await reported('applicant');
    await testWorld.decide(id, { notice: true });
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
    expect(testWorld.provider.feePages.size).toBe(0);
  });
});

describe('a report that fails', () => {
  it('ends the screening without a fee, and another can be ordered', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    testWorld.bureauState.isReady = false;
    await testWorld.consent(await testWorld.linkTo('completeScreening'));
    await failed();
    expect([await statusOf(id), await toldOfFailure(), await fees('screening.cancel')]).toEqual([9, 1, 1]);
    expect(await failedLetters()).toEqual([expect.stringContaining('There’s no fee to pay')]);
    expect((await testWorld.read(id)).may.order).toBe(true);
    const [notice] = (await testWorld.all(Notification)).filter(({ title }) =>
      title.includes('report failed'),
    );
    expect(notice?.description).toContain('No fee is due');
  });

  it('gives the fee back that was paid online, once, with no byte of the report left [D49, D50]', async () => {
    const { id, screeningId } = await reported('applicant');
    await payOwn(screeningId);
    const [page = ''] = [...testWorld.provider.feePages.keys()];
    testWorld.provider.endFeePage(page, 'complete');
    await take(page);
    expect([await statusOf(id), (await reports()).length]).toEqual([5, 1]);
    await failed();
    expect([await statusOf(id), await reports(), await fees('screening.fee-back')]).toEqual([9, [], 1]);
    expect(testWorld.provider.feesBack.size).toBe(1);
    expect(await failedLetters()).toEqual([expect.stringContaining('goes back')]);
    await testWorld.decide(id);
  });

  it('gives money back that comes in on its page after another was ordered', async () => {
    const { id, screeningId } = await reported('applicant');
    await payOwn(screeningId);
    const [page = ''] = [...testWorld.provider.feePages.keys()];
    await failed();
    testWorld.bureauState.hasFailed = false;
    await testWorld.order(id);
    testWorld.provider.endFeePage(page, 'complete');
    await take(page);
    expect([await statusOf(id), testWorld.provider.feesBack.size, await fees('screening.fee')]).toEqual([
      0, 1, 0,
    ]);
  });

  it('asks the landlord to give a fee back that was written down', async () => {
    const { id } = await reported('applicant');
    await testWorld.perform(recordScreeningFee, { ...testWorld.call(), body: { application_id: id } });
    await failed();
    expect([await statusOf(id), testWorld.provider.feesBack.size]).toEqual([9, 0]);
    const [notice] = (await testWorld.all(Notification)).filter(({ title }) =>
      title.includes('report failed'),
    );
    expect(notice?.description).toContain('Refund the fee');
  });
});

describe('the fee of a screening', () => {
  it('is asked of the applicant by mail once the reports are there, and paid once on the provider’s page [D49, SCR-03]', async () => {
    const { id, screeningId } = await reported('applicant');
    const [letter] = (await testWorld.letters()).filter(({ subject }) => subject.includes('Pay the fee'));
    expect(letter?.paragraphs.join(' ')).toContain('Please pay the $35.00 screening fee by');
    const urls = await Promise.all([payOwn(screeningId), payOwn(screeningId), payOwn(screeningId)]);
    expect(new Set(urls).size).toBe(1);
    const [[page = '', asked] = []] = [...testWorld.provider.feePages];
    expect(asked).toMatchObject({ cents: 3_500, payer: { email: 'grace@applicant.test' } });
    expect((await testWorld.complete(screeningId)).encryptedData).toMatchObject({ status: 4, fee: 3_500 });
    testWorld.provider.endFeePage(page, 'complete');
    expect((await testWorld.complete(screeningId)).encryptedData).toMatchObject({ status: 5, fee: 3_500 });
    await Promise.all([take(page), take(page)]);
    expect([await statusOf(id), await fees('screening.fee'), await fees('screening.fee-back')]).toEqual([
      5, 1, 0,
    ]);
    expect(await testWorld.told()).toContain('A screening fee was paid: unit 1A');
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
  });

  it('paid online after it was written down by hand goes back, once', async () => {
    const { id } = await reported('owner');
    await payFor(id);
    const [page = ''] = [...testWorld.provider.feePages.keys()];
    await testWorld.perform(recordScreeningFee, { ...testWorld.call(), body: { application_id: id } });
    testWorld.provider.endFeePage(page, 'complete');
    await take(page);
    await take(page);
    expect([...testWorld.provider.feesBack]).toEqual([`pi_${page}`]);
    expect([await statusOf(id), await fees('screening.fee'), await fees('screening.fee-back')]).toEqual([
      5, 1, 1,
    ]);
  });

  it('is the chosen payer’s alone, needs the reports, and a page that ran out is followed by another', async () => {
    const { id, screeningId } = await reported('owner');
    expect((await testWorld.read(id)).may.pay_fee).toBe(true);
    expect((await testWorld.complete(screeningId)).encryptedData.fee).toBeUndefined();
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
    const first = await payFor(id);
    const [page = ''] = [...testWorld.provider.feePages.keys()];
    testWorld.provider.endFeePage(page, 'expired');
    await take(page);
    const second = await payFor(id);
    expect(second).not.toBe(first);
    const next = [...testWorld.provider.feePages.keys()].at(-1) ?? '';
    testWorld.provider.endFeePage(next, 'complete');
    testWorld.provider.isAway = true;
    expect((await testWorld.complete(screeningId)).encryptedData.status).toBe(4);
    testWorld.provider.isAway = false;
    const body = { application_id: id };
    expect((await testWorld.perform(refreshScreening, { ...testWorld.call(), body })).data.status).toBe(5);
    const other = await testWorld.add();
    await testWorld.order(other);
    await expect(payFor(other)).rejects.toMatchObject({ code: 'screening-moved' });
    await expect(payOwn('nothing')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of nothing, or less than a card takes, is not asked for online', async () => {
    const { id, screeningId } = await reported('applicant', '0.49');
    expect((await testWorld.letters()).map(({ subject }) => subject)).not.toContain(
      'Pay the fee for your screening',
    );
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
    expect(await statusOf(id)).toBe(4);
  });
});
