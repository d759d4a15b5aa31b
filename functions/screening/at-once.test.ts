import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/wire/refusals';
import { type Applicants, grace, openApplicants, unitId } from '../../test/support/test-world/applicants';
import { takeFee } from '../common/screening/take-fee';
import { logger } from '../runtime/logger';
import { StoredApplication, StoredReport } from '../table/screening/record';
import { setApplicationLink } from './applicants/set-application-link';
import { addApplicationPerson } from './apply/add-application-person';
import { saveApplication } from './apply/save-application';
import { startApplication } from './apply/start-application';
import { payOwnScreeningFee } from './orders/pay-screening-fee';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

/** Fifty at once: what each got, a refusal by its code. Anything else is thrown. */
const fifty = <T>(run: () => Promise<T>): Promise<(T | string)[]> =>
  Promise.all(
    Array.from({ length: 50 }, () =>
      run().catch((cause: unknown) => {
        if (cause instanceof Refusal) return cause.code;
        throw cause;
      }),
    ),
  );
/** Done for one at least; whoever lost the race too often is told to try again, and nobody anything else. */
const expectCoherent = (answers: readonly unknown[]): void => {
  const said = new Set(answers.map((answer) => (typeof answer === 'string' ? answer : 'done')));
  expect(said).toContain('done');
  expect([...said].filter((word) => word !== 'done' && word !== 'conflict')).toEqual([]);
};
const entries = async (action: string) =>
  (await testWorld.audit()).filter((entry) => entry.action === action).length;

async function started(): Promise<string> {
  const body = { unit_id: unitId, open: true };
  const { address } = (await testWorld.perform(setApplicationLink, { ...testWorld.call(), body })).data;
  const token = address?.split('unit=')[1] ?? '';
  const onceIn = (organizationId: string) => ({ organizationId, scope: 'link', key: 'k', hash: 'h' });
  const call = { ...testWorld.asApplicant(), body: { ...grace, token }, onceIn };
  const answers = await fifty(() => testWorld.perform(startApplication, call));
  expectCoherent(answers);
  return testWorld.linkTo('addApplication?application');
}

/** Fifty calls that meet on one item are tried again, each a few times: under load that takes its time. */
describe('R5 fifty copies at once', { timeout: 60_000 }, () => {
  it('of an application’s first step are one application and one mail, of its last one submission', async () => {
    const token = await started();
    expect(await testWorld.all(StoredApplication)).toHaveLength(1);
    expect([(await testWorld.letters()).length, await entries('application.start')]).toEqual([1, 1]);
    const body = { ...grace, token, version: 1, submit: true, isTrue: true };
    const sent = await fifty(() => testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body }));
    expectCoherent(sent);
    expect(await entries('application.send')).toBe(1);
    expect((await testWorld.all(StoredApplication)).map(({ stage, saved }) => [stage, saved])).toEqual([
      ['submitted', 2],
    ]);
  });

  it('of a named person are one part and one mail', async () => {
    const token = await started();
    const named = { kind: 'guarantor' as const, firstName: 'Ada', lastName: 'Byron', email: 'ada@a.test' };
    const call = { ...testWorld.asApplicant(), body: { ...named, token } };
    expectCoherent(await fifty(() => testWorld.perform(addApplicationPerson, call)));
    expect(await testWorld.all(StoredApplication)).toHaveLength(2);
    expect((await testWorld.letters()).filter(({ to }) => to === 'ada@a.test')).toHaveLength(1);
  });

  it('of a consent, an opened page, its payment and a decision have one effect each [D49]', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    const screeningId = await testWorld.linkTo('completeScreening');
    expectCoherent(await fifty(() => testWorld.consent(screeningId)));
    expect([await entries('screening.consent'), testWorld.bureauState.orders.size]).toEqual([1, 1]);
    expect(await testWorld.all(StoredReport)).toHaveLength(1);
    const due = await testWorld.linkTo('completeScreening');
    const pay = { ...testWorld.asApplicant(), body: { screeningId: due } };
    await fifty(() => testWorld.perform(payOwnScreeningFee, pay));
    expect(testWorld.provider.feePages.size).toBe(1);
    const [page = ''] = [...testWorld.provider.feePages.keys()];
    testWorld.provider.endFeePage(page, 'complete');
    await fifty(() => takeFee({ checkoutId: page, now: testWorld.now() }, testWorld.deps));
    expect([await entries('screening.fee'), testWorld.provider.feesBack.size]).toEqual([1, 0]);
    const answers = await fifty(() => testWorld.decide(id, { notice: true }));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(await entries('application.decline')).toBe(1);
  });
});
