import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants } from '../../test/support/test-world/applicants';
import { logger } from '../runtime/logger';
import { AuditEntry } from '../table/audit/record';
import { put, remove } from '../table/db/writes';
import {
  ApplicationDue,
  ApplicationLine,
  BureauOrder,
  StoredApplication,
  StoredIdentity,
} from '../table/screening/record';
import { addApplicationPerson } from './apply/add-application-person';
import { askWhatIsKept } from './apply/ask-what-is-kept';
import { removeApplication } from './apply/remove-application';
import { saveApplication } from './apply/save-application';
import { cancelScreening } from './orders/cancel-screening';
import { tendApplications } from './tend-applications';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const day = 86_400;
const tend = () => tendApplications(() => testWorld.deps)();
/** Every byte of table and bucket. */
const bytes = async (): Promise<string> =>
  JSON.stringify([await testWorld.items(), [...testWorld.files.values()].map((file) => String(file.bytes))]);
const status = async (id: string) => (await testWorld.read(id)).screening?.status;
const actions = async () => (await testWorld.audit()).map(({ action }) => action);
const ordered = async (): Promise<string> => {
  const id = await testWorld.add();
  await testWorld.order(id);
  return id;
};
const screened = async (): Promise<string> => {
  const id = await ordered();
  await testWorld.consent(await testWorld.linkTo('completeScreening'));
  return id;
};
const birthDate = '1990-01-02';

describe('identity details [D50]', () => {
  it('wait sealed while the bureau is away, are sent by the scheduled retry, and then no byte of them is kept', async () => {
    testWorld.bureauState.isAway = true;
    const id = await ordered();
    const letter = await testWorld.linkTo('completeScreening');
    await testWorld.consent(letter, { address: '7 Hidden Lane' });
    expect([await status(id), await testWorld.all(StoredIdentity)]).toMatchObject([
      2,
      [{ until: '2026-06-29T12:00:00.000Z' }],
    ]);
    for (const said of [birthDate, '7 Hidden Lane']) expect(await bytes()).not.toContain(said);
    testWorld.wait(299);
    expect(await tend()).toEqual({ tended: 0 });
    testWorld.wait(1);
    expect(await tend()).toEqual({ tended: 1 });
    expect([await status(id), await tend()]).toEqual([2, { tended: 0 }]);
    testWorld.bureauState.isAway = false;
    testWorld.wait(15 * 60);
    await tend();
    expect(await status(id)).toBe(4);
    const [order] = [...testWorld.bureauState.orders.values()];
    expect(order?.subject).toMatchObject({ name: 'Grace Hopper', birthDate, address: '7 Hidden Lane' });
    expect(await testWorld.all(StoredIdentity)).toEqual([]);
    for (const said of [birthDate, '7 Hidden Lane']) expect(await bytes()).not.toContain(said);
  });

  it('are gone after 14 days in which the bureau took no order, and with a screening that is canceled', async () => {
    testWorld.bureauState.isAway = true;
    const id = await screened();
    testWorld.wait(14 * day);
    await tend();
    expect([
      await status(id),
      await testWorld.all(StoredIdentity),
      await testWorld.all(ApplicationDue),
    ]).toMatchObject([9, [], [{ applicationId: id }]]);
    expect((await testWorld.letters()).at(-1)?.subject).toBe('Your screening was canceled');
    const other = await screened();
    expect(await testWorld.all(StoredIdentity)).toHaveLength(1);
    await testWorld.decide(other);
    expect(await testWorld.all(StoredIdentity)).toEqual([]);
  });

  it('a report that is late is asked for again', async () => {
    testWorld.bureauState.isReady = false;
    const id = await screened();
    expect(await status(id)).toBe(3);
    testWorld.bureauState.isReady = true;
    testWorld.wait(5 * 60);
    await tend();
    expect(await status(id)).toBe(4);
  });
});

describe('retention [D50]', () => {
  it('a report is sealed, and purged at its date with no byte left in table or bucket', async () => {
    const id = await screened();
    const { report } = (await testWorld.report(id)).data;
    const lines = Object.values(report.sections).flatMap((section) => section.lines);
    for (const line of lines) expect(await bytes()).not.toContain(line);
    const sealed = (await testWorld.items()).flatMap((item) => item.sealed ?? []);
    expect(sealed).toHaveLength(1);
    testWorld.wait(90 * day - 1);
    expect(await tend()).toEqual({ tended: 0 });
    testWorld.wait(1);
    await expect(testWorld.report(id)).rejects.toMatchObject({ code: 'not-found' });
    await tend();
    expect(await bytes()).not.toContain(String(sealed[0]));
    const { screening } = await testWorld.read(id);
    expect([screening?.status, screening?.reportUntil]).toEqual([4, undefined]);
    expect(await actions()).toContain('screening.purge');
    expect(await tend()).toEqual({ tended: 0 });
  });

  it('a draft goes after 60 days, a declined application after 760, and one that became a lease stays', async () => {
    const draft = await testWorld.add({ invite: true });
    const declined = await screened();
    await testWorld.decide(declined, { notice: true });
    const approved = await screened();
    await testWorld.decide(approved, { decision: 'approved' });
    const kept = async () =>
      (await testWorld.all(StoredApplication)).map(({ applicationId }) => applicationId);
    testWorld.wait(60 * day);
    await tend();
    expect((await kept()).toSorted()).toEqual([declined, approved].toSorted());
    await expect(testWorld.read(draft)).rejects.toMatchObject({ code: 'not-found' });
    testWorld.wait(30 * day);
    await tend();
    testWorld.wait(670 * day);
    await tend();
    expect(await kept()).toEqual([approved]);
    expect((await testWorld.all(ApplicationLine)).map(({ applicationId }) => applicationId)).toEqual([
      approved,
    ]);
    expect(await testWorld.all(ApplicationDue)).toEqual([]);
    const entries = await testWorld.all(AuditEntry);
    expect(entries.filter(({ action }) => action === 'application.purge')).toHaveLength(2);
  });
});

describe('the consent to an order that was canceled', () => {
  it('is kept beside the next order, told to the person, and goes with the application [D49, D50]', async () => {
    testWorld.bureauState.isReady = false;
    const id = await screened();
    await testWorld.perform(cancelScreening, { ...testWorld.call(), body: { application_id: id } });
    await testWorld.order(id);
    expect((await testWorld.all(BureauOrder)).length).toBe(1);
    await testWorld.decide(id);
    const link = { token: await testWorld.linkTo('addApplication?application') };
    const kept = await testWorld.perform(askWhatIsKept, { ...testWorld.asApplicant(), body: link });
    expect(kept.data).toMatchObject({ consent: { name: 'Grace Hopper' }, may_remove: false });
    const removing = testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: link });
    await expect(removing).rejects.toMatchObject({ code: 'must-be-kept' });
    testWorld.wait(760 * day);
    await tend();
    expect([await testWorld.all(StoredApplication), await testWorld.all(BureauOrder)]).toEqual([[], []]);
  });
});

describe('a due', () => {
  it('that does not fit its application moves to where it belongs; one of nothing goes', async () => {
    const id = await testWorld.add();
    const [due] = await testWorld.all(ApplicationDue);
    if (!due) throw new Error('nothing is due');
    const early = { ...due, dueAt: '2026-06-15T11:00:00.000Z' };
    await testWorld.db.write(remove(ApplicationDue, due));
    for (const one of [early, { ...early, applicationId: 'apl_gone' }])
      await testWorld.db.write(put(ApplicationDue, one));
    await tend();
    expect(await testWorld.all(ApplicationDue)).toEqual([due]);
    expect((await testWorld.read(id)).application.stage).toBe('submitted');
  });
});

describe('what the applicant may ask for [D50]', () => {
  const token = () => testWorld.linkTo('addApplication?application');
  const ask = async () =>
    (await testWorld.perform(askWhatIsKept, { ...testWorld.asApplicant(), body: { token: await token() } }))
      .data;
  const remove = async () =>
    testWorld.perform(removeApplication, { ...testWorld.asApplicant(), body: { token: await token() } });

  it('is told what is kept and until when, and has it removed; both are logged', async () => {
    const id = await testWorld.add({ invite: true });
    expect(await ask()).toMatchObject({ until: '2026-08-14T12:00:00.000Z', notes: 0, may_remove: true });
    await remove();
    await expect(testWorld.read(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask()).rejects.toMatchObject({ code: 'link-not-valid' });
    expect((await actions()).slice(0, 2)).toEqual(['application.remove', 'application.ask']);
    expect(await testWorld.told()).toEqual(['An application was withdrawn: unit 1A']);
    for (const kind of [StoredApplication, ApplicationLine, ApplicationDue])
      expect(await testWorld.all<object>(kind)).toEqual([]);
  });

  it('is not offered a removal that a co-applicant’s report forbids', async () => {
    const id = await testWorld.add({ invite: true });
    const email = 'ada@applicant.test';
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron', email };
    const body = { ...named, token: await token() };
    await testWorld.perform(addApplicationPerson, { ...testWorld.asApplicant(), body });
    const [first, ada] = (await testWorld.letters()).map(
      ({ button }) => button?.address.split('=').at(-1) ?? '',
    );
    for (const [link, own] of [[first, {}] as const, [ada, named] as const]) {
      const { kind: _, ...answers } = {
        ...named,
        ...grace,
        ...own,
        token: link ?? '',
        version: 1,
        submit: true,
      };
      await testWorld.perform(saveApplication, { ...testWorld.asApplicant(), body: answers });
    }
    const feeDetails = [{ firstName: 'Ada', lastName: 'Byron', email, amount: '35' }];
    await testWorld.order(id, { feeDetails });
    await testWorld.consent(await testWorld.linkTo('completeScreening'));
    const keptOf = async (link = '') =>
      (await testWorld.perform(askWhatIsKept, { ...testWorld.asApplicant(), body: { token: link } })).data;
    const { until } = await keptOf(first);
    expect(await keptOf(first)).toMatchObject({ may_remove: false });
    expect(await keptOf(ada)).toMatchObject({ may_remove: false, until });
  });

  it('is refused the removal once a report came of it; the letter of a decline leads to what is kept', async () => {
    await testWorld.decide(await screened(), { notice: true });
    expect(await ask()).toMatchObject({
      until: '2028-07-14T12:00:00.000Z',
      may_remove: false,
      report_until: '2026-09-13T12:00:00.000Z',
      consent: { name: 'Grace Hopper' },
    });
    await expect(remove()).rejects.toMatchObject({ code: 'must-be-kept' });
    testWorld.wait(759 * day);
    expect(await ask()).toMatchObject({ may_remove: false });
  });
});
