import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, openApplicants } from '../../test/support/stand/applicants';
import { takeFee } from '../common/screening/take-fee';
import { logger } from '../runtime/logger';
import { Notification } from '../table/notifications/record';
import { StoredReport } from '../table/screening/record';
import { payOwnScreeningFee, payScreeningFee } from './pay-screening-fee';
import { recordScreeningFee } from './record-screening-fee';
import { refreshScreening } from './refresh-screening';

logger.setLogLevel('SILENT');

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

/** An applicant whose reports are there, and the newest link to the completion page. */
async function reported(chargeTo: 'applicant' | 'owner', amount = '35') {
  const id = await stand.add();
  const person = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@applicant.test' };
  await stand.order(id, { chargeTo, feeDetails: [{ ...person, amount }] });
  await stand.consent(await stand.linkTo('completeScreening'));
  return { id, screeningId: await stand.linkTo('completeScreening') };
}
const payOwn = async (screeningId: string) =>
  (await stand.perform(payOwnScreeningFee, { ...stand.asApplicant(), body: { screeningId } })).data.url;
const payFor = async (id: string) =>
  (await stand.perform(payScreeningFee, { ...stand.call(), body: { application_id: id } })).data.url;
const statusOf = async (id: string) => (await stand.read(id)).screening?.status;
const take = (checkoutId: string) => takeFee({ checkoutId, now: stand.now() }, stand.deps);
const fees = async (action: string) =>
  (await stand.audit()).filter((entry) => entry.action === action).length;

const failed = async (): Promise<void> => {
  stand.bureauState.hasFailed = true;
  for (const _ of [1, 2]) await stand.message([...stand.bureauState.orders.keys()].at(-1) ?? '');
};
const reports = () => stand.all(StoredReport);
const toldOfFailure = async () =>
  (await stand.told()).filter((title) => title.includes('report failed')).length;
const failedLetters = async () =>
  (await stand.letters()).flatMap(({ subject, paragraphs }) =>
    subject.includes('could not be made') ? [paragraphs.at(-1) ?? ''] : [],
  );

describe('a report that fails', () => {
  it('ends the screening without a fee, and another can be ordered', async () => {
    const id = await stand.add();
    await stand.order(id);
    stand.bureauState.isReady = false;
    await stand.consent(await stand.linkTo('completeScreening'));
    await failed();
    expect([await statusOf(id), await toldOfFailure(), await fees('screening.cancel')]).toEqual([9, 1, 1]);
    expect(await failedLetters()).toEqual([expect.stringContaining('no fee to pay')]);
    expect((await stand.read(id)).may.order).toBe(true);
    const [notice] = (await stand.all(Notification)).filter(({ title }) => title.includes('report failed'));
    expect(notice?.description).toContain('No fee is due');
  });

  it('gives the fee back that was paid online, once, with no byte of the report left [D49, D50]', async () => {
    const { id, screeningId } = await reported('applicant');
    await payOwn(screeningId);
    const [page = ''] = [...stand.provider.feePages.keys()];
    stand.provider.endFeePage(page, 'complete');
    await take(page);
    expect([await statusOf(id), (await reports()).length]).toEqual([5, 1]);
    await failed();
    expect([await statusOf(id), await reports(), await fees('screening.fee-back')]).toEqual([9, [], 1]);
    expect(stand.provider.feesBack.size).toBe(1);
    expect(await failedLetters()).toEqual([expect.stringContaining('goes back')]);
    await stand.decide(id);
  });

  it('gives money back that comes in on its page after another was ordered', async () => {
    const { id, screeningId } = await reported('applicant');
    await payOwn(screeningId);
    const [page = ''] = [...stand.provider.feePages.keys()];
    await failed();
    stand.bureauState.hasFailed = false;
    await stand.order(id);
    stand.provider.endFeePage(page, 'complete');
    await take(page);
    expect([await statusOf(id), stand.provider.feesBack.size, await fees('screening.fee')]).toEqual([
      0, 1, 0,
    ]);
  });

  it('asks the landlord to give a fee back that was written down', async () => {
    const { id } = await reported('applicant');
    await stand.perform(recordScreeningFee, { ...stand.call(), body: { application_id: id } });
    await failed();
    expect([await statusOf(id), stand.provider.feesBack.size]).toEqual([9, 0]);
    const [notice] = (await stand.all(Notification)).filter(({ title }) => title.includes('report failed'));
    expect(notice?.description).toContain('Give the fee back');
  });
});

describe('the fee of a screening', () => {
  it('is asked of the applicant by mail once the reports are there, and paid once on the provider’s page [D49, SCR-03]', async () => {
    const { id, screeningId } = await reported('applicant');
    const [letter] = (await stand.letters()).filter(({ subject }) => subject.includes('pay the fee'));
    expect(letter?.paragraphs.join(' ')).toContain('Please pay the $35.00 screening fee by');
    const urls = await Promise.all([payOwn(screeningId), payOwn(screeningId), payOwn(screeningId)]);
    expect(new Set(urls).size).toBe(1);
    const [[page = '', asked] = []] = [...stand.provider.feePages];
    expect(asked).toMatchObject({ cents: 3_500, payer: { email: 'grace@applicant.test' } });
    expect((await stand.complete(screeningId)).encryptedData).toMatchObject({ status: 4, fee: 3_500 });
    stand.provider.endFeePage(page, 'complete');
    expect((await stand.complete(screeningId)).encryptedData).toMatchObject({ status: 5, fee: 3_500 });
    await Promise.all([take(page), take(page)]);
    expect([await statusOf(id), await fees('screening.fee'), await fees('screening.fee-back')]).toEqual([
      5, 1, 0,
    ]);
    expect(await stand.told()).toContain('A screening fee was paid: unit 1A');
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
  });

  it('paid online after it was written down by hand goes back, once', async () => {
    const { id } = await reported('owner');
    await payFor(id);
    const [page = ''] = [...stand.provider.feePages.keys()];
    await stand.perform(recordScreeningFee, { ...stand.call(), body: { application_id: id } });
    stand.provider.endFeePage(page, 'complete');
    await take(page);
    await take(page);
    expect([...stand.provider.feesBack]).toEqual([`pi_${page}`]);
    expect([await statusOf(id), await fees('screening.fee'), await fees('screening.fee-back')]).toEqual([
      5, 1, 1,
    ]);
  });

  it('is the chosen payer’s alone, needs the reports, and a page that ran out is followed by another', async () => {
    const { id, screeningId } = await reported('owner');
    expect((await stand.read(id)).may.pay_fee).toBe(true);
    expect((await stand.complete(screeningId)).encryptedData.fee).toBeUndefined();
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
    const first = await payFor(id);
    const [page = ''] = [...stand.provider.feePages.keys()];
    stand.provider.endFeePage(page, 'expired');
    await take(page);
    const second = await payFor(id);
    expect(second).not.toBe(first);
    const next = [...stand.provider.feePages.keys()].at(-1) ?? '';
    stand.provider.endFeePage(next, 'complete');
    stand.provider.isAway = true;
    expect((await stand.complete(screeningId)).encryptedData.status).toBe(4);
    stand.provider.isAway = false;
    const body = { application_id: id };
    expect((await stand.perform(refreshScreening, { ...stand.call(), body })).data.status).toBe(5);
    const other = await stand.add();
    await stand.order(other);
    await expect(payFor(other)).rejects.toMatchObject({ code: 'screening-moved' });
    await expect(payOwn('nothing')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('of nothing, or less than a card takes, is not asked for online', async () => {
    const { id, screeningId } = await reported('applicant', '0.49');
    expect((await stand.letters()).map(({ subject }) => subject)).not.toContain(
      'Your screening is complete: please pay the fee',
    );
    await expect(payOwn(screeningId)).rejects.toMatchObject({ code: 'screening-moved' });
    expect(await statusOf(id)).toBe(4);
  });
});
