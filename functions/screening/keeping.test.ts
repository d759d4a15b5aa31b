import { beforeEach, describe, expect, it } from 'vitest';
import { type Applicants, grace, openApplicants } from '../../test/support/stand/applicants';
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
import { addApplicationPerson } from './add-application-person';
import { askWhatIsKept } from './ask-what-is-kept';
import { cancelScreening } from './cancel-screening';
import { removeApplication } from './remove-application';
import { saveApplication } from './save-application';
import { tendApplications } from './tend-applications';

logger.setLogLevel('SILENT');

let stand: Applicants;
beforeEach(async () => {
  stand = await openApplicants();
});

const day = 86_400;
const tend = () => tendApplications(() => stand.deps)();
/** Every byte of table and bucket. */
const bytes = async (): Promise<string> =>
  JSON.stringify([await stand.items(), [...stand.files.values()].map((file) => String(file.bytes))]);
const status = async (id: string) => (await stand.read(id)).screening?.status;
const actions = async () => (await stand.audit()).map(({ action }) => action);
const ordered = async (): Promise<string> => {
  const id = await stand.add();
  await stand.order(id);
  return id;
};
const screened = async (): Promise<string> => {
  const id = await ordered();
  await stand.consent(await stand.linkTo('completeScreening'));
  return id;
};
const birthDate = '1990-01-02';

describe('identity details [D50]', () => {
  it('wait sealed while the bureau is away, are sent by the scheduled retry, and then no byte of them is kept', async () => {
    stand.bureauState.isAway = true;
    const id = await ordered();
    const letter = await stand.linkTo('completeScreening');
    await stand.consent(letter, { address: '7 Hidden Lane' });
    expect([await status(id), await stand.all(StoredIdentity)]).toMatchObject([
      2,
      [{ until: '2026-06-29T12:00:00.000Z' }],
    ]);
    for (const said of [birthDate, '7 Hidden Lane']) expect(await bytes()).not.toContain(said);
    stand.wait(299);
    expect(await tend()).toEqual({ tended: 0 });
    stand.wait(1);
    expect(await tend()).toEqual({ tended: 1 });
    expect([await status(id), await tend()]).toEqual([2, { tended: 0 }]);
    stand.bureauState.isAway = false;
    stand.wait(15 * 60);
    await tend();
    expect(await status(id)).toBe(4);
    const [order] = [...stand.bureauState.orders.values()];
    expect(order?.subject).toMatchObject({ name: 'Grace Hopper', birthDate, address: '7 Hidden Lane' });
    expect(await stand.all(StoredIdentity)).toEqual([]);
    for (const said of [birthDate, '7 Hidden Lane']) expect(await bytes()).not.toContain(said);
  });

  it('are gone after 14 days in which the bureau took no order, and with a screening that is canceled', async () => {
    stand.bureauState.isAway = true;
    const id = await screened();
    stand.wait(14 * day);
    await tend();
    expect([
      await status(id),
      await stand.all(StoredIdentity),
      await stand.all(ApplicationDue),
    ]).toMatchObject([9, [], [{ applicationId: id }]]);
    expect((await stand.letters()).at(-1)?.subject).toBe('Your screening was canceled');
    const other = await screened();
    expect(await stand.all(StoredIdentity)).toHaveLength(1);
    await stand.decide(other);
    expect(await stand.all(StoredIdentity)).toEqual([]);
  });

  it('a report that is late is asked for again', async () => {
    stand.bureauState.isReady = false;
    const id = await screened();
    expect(await status(id)).toBe(3);
    stand.bureauState.isReady = true;
    stand.wait(5 * 60);
    await tend();
    expect(await status(id)).toBe(4);
  });
});

describe('retention [D50]', () => {
  it('a report is sealed, and purged at its date with no byte left in table or bucket', async () => {
    const id = await screened();
    const { report } = (await stand.report(id)).data;
    const lines = Object.values(report.sections).flatMap((section) => section.lines);
    for (const line of lines) expect(await bytes()).not.toContain(line);
    const sealed = (await stand.items()).flatMap((item) => item.sealed ?? []);
    expect(sealed).toHaveLength(1);
    stand.wait(90 * day - 1);
    expect(await tend()).toEqual({ tended: 0 });
    stand.wait(1);
    await expect(stand.report(id)).rejects.toMatchObject({ code: 'not-found' });
    await tend();
    expect(await bytes()).not.toContain(String(sealed[0]));
    const { screening } = await stand.read(id);
    expect([screening?.status, screening?.reportUntil]).toEqual([4, undefined]);
    expect(await actions()).toContain('screening.purge');
    expect(await tend()).toEqual({ tended: 0 });
  });

  it('a draft goes after 60 days, a declined application after 760, and one that became a lease stays', async () => {
    const draft = await stand.add({ invite: true });
    const declined = await screened();
    await stand.decide(declined, { notice: true });
    const approved = await screened();
    await stand.decide(approved, { decision: 'approved' });
    const kept = async () => (await stand.all(StoredApplication)).map(({ applicationId }) => applicationId);
    stand.wait(60 * day);
    await tend();
    expect((await kept()).toSorted()).toEqual([declined, approved].toSorted());
    await expect(stand.read(draft)).rejects.toMatchObject({ code: 'not-found' });
    stand.wait(30 * day);
    await tend();
    stand.wait(670 * day);
    await tend();
    expect(await kept()).toEqual([approved]);
    expect((await stand.all(ApplicationLine)).map(({ applicationId }) => applicationId)).toEqual([approved]);
    expect(await stand.all(ApplicationDue)).toEqual([]);
    const entries = await stand.all(AuditEntry);
    expect(entries.filter(({ action }) => action === 'application.purge')).toHaveLength(2);
  });
});

describe('the consent to an order that was canceled', () => {
  it('is kept beside the next order, told to the person, and goes with the application [D49, D50]', async () => {
    stand.bureauState.isReady = false;
    const id = await screened();
    await stand.perform(cancelScreening, { ...stand.call(), body: { application_id: id } });
    await stand.order(id);
    expect((await stand.all(BureauOrder)).length).toBe(1);
    await stand.decide(id);
    const link = { token: await stand.linkTo('addApplication?application') };
    const kept = await stand.perform(askWhatIsKept, { ...stand.asApplicant(), body: link });
    expect(kept.data).toMatchObject({ consent: { name: 'Grace Hopper' }, may_remove: false });
    const removing = stand.perform(removeApplication, { ...stand.asApplicant(), body: link });
    await expect(removing).rejects.toMatchObject({ code: 'must-be-kept' });
    stand.wait(760 * day);
    await tend();
    expect([await stand.all(StoredApplication), await stand.all(BureauOrder)]).toEqual([[], []]);
  });
});

describe('a due', () => {
  it('that does not fit its application moves to where it belongs; one of nothing goes', async () => {
    const id = await stand.add();
    const [due] = await stand.all(ApplicationDue);
    if (!due) throw new Error('nothing is due');
    const early = { ...due, dueAt: '2026-06-15T11:00:00.000Z' };
    await stand.db.write(remove(ApplicationDue, due));
    for (const one of [early, { ...early, applicationId: 'apl_gone' }])
      await stand.db.write(put(ApplicationDue, one));
    await tend();
    expect(await stand.all(ApplicationDue)).toEqual([due]);
    expect((await stand.read(id)).application.stage).toBe('submitted');
  });
});

describe('what the applicant may ask for [D50]', () => {
  const token = () => stand.linkTo('addApplication?application');
  const ask = async () =>
    (await stand.perform(askWhatIsKept, { ...stand.asApplicant(), body: { token: await token() } })).data;
  const remove = async () =>
    stand.perform(removeApplication, { ...stand.asApplicant(), body: { token: await token() } });

  it('is told what is kept and until when, and has it removed; both are logged', async () => {
    const id = await stand.add({ invite: true });
    expect(await ask()).toMatchObject({ until: '2026-08-14T12:00:00.000Z', notes: 0, may_remove: true });
    await remove();
    await expect(stand.read(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask()).rejects.toMatchObject({ code: 'link-not-valid' });
    expect((await actions()).slice(0, 2)).toEqual(['application.remove', 'application.ask']);
    expect(await stand.told()).toEqual(['An application was withdrawn: unit 1A']);
    for (const kind of [StoredApplication, ApplicationLine, ApplicationDue])
      expect(await stand.all<object>(kind)).toEqual([]);
  });

  it('is not offered a removal that a co-applicant’s report forbids', async () => {
    const id = await stand.add({ invite: true });
    const email = 'ada@applicant.test';
    const named = { kind: 'coApplicant' as const, firstName: 'Ada', lastName: 'Byron', email };
    const body = { ...named, token: await token() };
    await stand.perform(addApplicationPerson, { ...stand.asApplicant(), body });
    const [first, ada] = (await stand.letters()).map(({ button }) => button?.address.split('=').at(-1) ?? '');
    for (const [link, own] of [[first, {}] as const, [ada, named] as const]) {
      const { kind: _, ...answers } = {
        ...named,
        ...grace,
        ...own,
        token: link ?? '',
        version: 1,
        submit: true,
      };
      await stand.perform(saveApplication, { ...stand.asApplicant(), body: answers });
    }
    const feeDetails = [{ firstName: 'Ada', lastName: 'Byron', email, amount: '35' }];
    await stand.order(id, { feeDetails });
    await stand.consent(await stand.linkTo('completeScreening'));
    const keptOf = async (link = '') =>
      (await stand.perform(askWhatIsKept, { ...stand.asApplicant(), body: { token: link } })).data;
    const { until } = await keptOf(first);
    expect(await keptOf(first)).toMatchObject({ may_remove: false });
    expect(await keptOf(ada)).toMatchObject({ may_remove: false, until });
  });

  it('is refused the removal once a report came of it; the letter of a decline leads to what is kept', async () => {
    await stand.decide(await screened(), { notice: true });
    expect(await ask()).toMatchObject({
      ...{ until: '2028-07-14T12:00:00.000Z', may_remove: false, report_until: '2026-09-13T12:00:00.000Z' },
      consent: { name: 'Grace Hopper' },
    });
    await expect(remove()).rejects.toMatchObject({ code: 'must-be-kept' });
    stand.wait(759 * day);
    expect(await ask()).toMatchObject({ may_remove: false });
  });
});
