import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/wire/refusals';
import { type Applicants, grace, openApplicants, unitId } from '../../test/support/stand/applicants';
import { takeFee } from '../common/screening/take-fee';
import { logger } from '../runtime/logger';
import { StoredApplication, StoredReport } from '../table/screening/record';
import { addApplicationPerson } from './add-application-person';
import { payOwnScreeningFee } from './pay-screening-fee';
import { saveApplication } from './save-application';
import { setApplicationLink } from './set-application-link';
import { startApplication } from './start-application';

logger.setLogLevel('SILENT');

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
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
  (await stand.audit()).filter((entry) => entry.action === action).length;

async function started(): Promise<string> {
  const body = { unit_id: unitId, open: true };
  const { address } = (await stand.perform(setApplicationLink, { ...stand.call(), body })).data;
  const token = address?.split('unit=')[1] ?? '';
  const onceIn = (organizationId: string) => ({ organizationId, scope: 'link', key: 'k', hash: 'h' });
  const call = { ...stand.asApplicant(), body: { ...grace, token }, onceIn };
  const answers = await fifty(() => stand.perform(startApplication, call));
  expectCoherent(answers);
  return stand.linkTo('addApplication?application');
}

describe('R5 fifty copies at once', () => {
  it('of an application’s first step are one application and one mail, of its last one submission', async () => {
    const token = await started();
    expect(await stand.all(StoredApplication)).toHaveLength(1);
    expect([(await stand.letters()).length, await entries('application.start')]).toEqual([1, 1]);
    const body = { ...grace, token, version: 1, submit: true, isTrue: true };
    const sent = await fifty(() => stand.perform(saveApplication, { ...stand.asApplicant(), body }));
    expectCoherent(sent);
    expect(await entries('application.send')).toBe(1);
    expect((await stand.all(StoredApplication)).map(({ stage, saved }) => [stage, saved])).toEqual([
      ['submitted', 2],
    ]);
  });

  it('of a named person are one part and one mail', async () => {
    const token = await started();
    const named = { kind: 'guarantor' as const, firstName: 'Ada', lastName: 'Byron', email: 'ada@a.test' };
    const call = { ...stand.asApplicant(), body: { ...named, token } };
    expectCoherent(await fifty(() => stand.perform(addApplicationPerson, call)));
    expect(await stand.all(StoredApplication)).toHaveLength(2);
    expect((await stand.letters()).filter(({ to }) => to === 'ada@a.test')).toHaveLength(1);
  });

  it('of a consent, an opened page, its payment and a decision have one effect each [D49]', async () => {
    const id = await stand.add();
    await stand.order(id);
    const screeningId = await stand.linkTo('completeScreening');
    expectCoherent(await fifty(() => stand.consent(screeningId)));
    expect([await entries('screening.consent'), stand.bureauState.orders.size]).toEqual([1, 1]);
    expect(await stand.all(StoredReport)).toHaveLength(1);
    const due = await stand.linkTo('completeScreening');
    const pay = { ...stand.asApplicant(), body: { screeningId: due } };
    await fifty(() => stand.perform(payOwnScreeningFee, pay));
    expect(stand.provider.feePages.size).toBe(1);
    const [page = ''] = [...stand.provider.feePages.keys()];
    stand.provider.endFeePage(page, 'complete');
    await fifty(() => takeFee({ checkoutId: page, now: stand.now() }, stand.deps));
    expect([await entries('screening.fee'), stand.provider.feesBack.size]).toEqual([1, 0]);
    const answers = await fifty(() => stand.decide(id, { notice: true }));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(await entries('application.decline')).toBe(1);
  });
});
