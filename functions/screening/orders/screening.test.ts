import { beforeEach, describe, expect, it } from 'vitest';
import { peopleProblems } from '../../../shared/domain/leases/draft/people-problems';
import { type Applicants, grace, openApplicants } from '../../../test/support/test-world/applicants';
import { ada, listed } from '../../../test/support/test-world/viewer';
import { logger } from '../../runtime/logger';
import { StoredReport } from '../../table/screening/record';
import { listApplicants } from '../applicants/list-applicants';
import { openApplication } from '../apply/open-application';
import { cancelScreening } from './cancel-screening';
import { recordScreeningFee } from './record-screening-fee';
import { startScreening } from './start-screening';

logger.setLogLevel('SILENT');

let testWorld: Applicants;
beforeEach(async () => {
  testWorld = await openApplicants();
});

const statusOf = async (id: string) => (await testWorld.read(id)).screening?.status;
const screeningLink = () => testWorld.linkTo('completeScreening');

describe('addScreeningOrder', () => {
  it('keeps the order in cents with its requester, whose role id is the applicant record’s, and mails the link [API-27, SCR-05]', async () => {
    const id = await testWorld.add();
    expect(await testWorld.order(id)).toEqual({ success: true });
    const { screening, ro_userrole_id } = await testWorld.read(id);
    expect(ro_userrole_id).toBe('rol_head');
    expect(screening).toMatchObject({
      status: 0,
      requestedBy: 'usr_head',
      order: {
        rent: 145_050,
        deposit: 120_000,
        leaseMonths: 12,
        chargeTo: 'applicant',
        fees: [{ firstName: 'Grace', lastName: 'Hopper', email: grace.email, cents: 3500 }],
        requester: { firstName: 'Ada', roleId: 'rol_head' },
      },
    });
    const [letter] = await testWorld.letters();
    expect(letter).toMatchObject({ to: grace.email, subject: 'Please complete your screening' });
    expect((await testWorld.audit()).map(({ action }) => action)).toContain('screening.order');
  });

  it('counts blanks 0 and names each field that is no finite amount of at least 0 [SCR-04]', async () => {
    const id = await testWorld.add();
    const person = { firstName: 'Grace', lastName: 'Hopper', email: grace.email };
    await expect(
      testWorld.order(id, {
        rentAmount: 'a lot',
        depositAmount: -1,
        leaseMonths: '1e999',
        feeDetails: [{ ...person, amount: '-2' }],
      }),
    ).rejects.toMatchObject({
      code: 'invalid',
      details: {
        fields: {
          rentAmount: expect.any(String),
          depositAmount: expect.any(String),
          leaseMonths: expect.any(String),
          'feeDetails.0.amount': expect.any(String),
        },
      },
    });
    expect(await statusOf(id)).toBeUndefined();
    await testWorld.order(id, { rentAmount: '', depositAmount: '', feeDetails: [{ ...person, amount: '' }] });
    expect((await testWorld.read(id)).screening?.order).toMatchObject({
      rent: 0,
      deposit: 0,
      fees: [{ cents: 0 }],
    });
  });

  it('is refused beside a screening that goes on, and taken after that was canceled', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    await expect(testWorld.order(id)).rejects.toMatchObject({ code: 'screening-open' });
    const first = await screeningLink();
    const { version } = await testWorld.read(id);
    const canceled = await testWorld.perform(cancelScreening, {
      ...testWorld.call(),
      body: { application_id: id },
    });
    expect(canceled.data).toEqual({ version: version + 1 });
    await expect(testWorld.complete(first)).rejects.toMatchObject({ code: 'not-found' });
    expect((await testWorld.letters()).map(({ subject }) => subject)).toContain(
      'Your screening was canceled',
    );
    await testWorld.order(id);
    await expect(testWorld.complete(first)).rejects.toMatchObject({ code: 'not-found' });
    expect((await testWorld.complete(await screeningLink())).encryptedData.status).toBe(0);
  });
});

describe('completeScreening', () => {
  it('answers by the link’s value alone what the page shows, a plain id is not found [API-28, SCR-09]', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    const screeningId = await screeningLink();
    expect(screeningId.length).toBeGreaterThanOrEqual(43);
    expect(await testWorld.complete(screeningId)).toMatchObject({
      success: 1,
      encryptedData: {
        applicantName: 'Grace Hopper',
        propertyTitle: 'Maple Court',
        propertyType: 'Multi Family',
        propertyLocation: '12 Maple Street, Ames, Iowa 50010',
        unitDetails: 'Unit 1A',
        applicationDate: testWorld.now().toISOString(),
        screeningId,
        status: 0,
      },
    });
    const plain = (await testWorld.read(id)).screening?.screeningId ?? '';
    for (const value of [plain, id, 'nothing'])
      await expect(testWorld.complete(value)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('ends after 30 days, and so does the order', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    const screeningId = await screeningLink();
    testWorld.wait(31 * 86_400);
    await expect(testWorld.complete(screeningId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(testWorld.consent(screeningId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await testWorld.read(id)).may.order).toBe(true);
  });

  it('goes to 1 when the applicant starts, once', async () => {
    const id = await testWorld.add();
    await testWorld.order(id);
    const body = { screeningId: await screeningLink() };
    await testWorld.perform(startScreening, { ...testWorld.asApplicant(), body });
    const { version } = await testWorld.read(id);
    await testWorld.perform(startScreening, { ...testWorld.asApplicant(), body });
    expect(await testWorld.read(id)).toMatchObject({ version, screening: { status: 1 } });
  });
});

describe('consent and report', () => {
  const ordered = async (): Promise<{ id: string; screeningId: string }> => {
    const id = await testWorld.add();
    await testWorld.order(id);
    return { id, screeningId: await screeningLink() };
  };

  it('orders nothing before the person’s consent stands with its text, time, address and browser [D49]', async () => {
    const { id, screeningId } = await ordered();
    expect(testWorld.bureauState.orders.size).toBe(0);
    await expect(testWorld.consent(screeningId, { agrees: false })).rejects.toMatchObject({
      code: 'consent-missing',
    });
    expect([await statusOf(id), testWorld.bureauState.orders.size]).toEqual([0, 0]);
    testWorld.bureauState.isAway = true;
    await testWorld.consent(screeningId);
    const stored = await testWorld.deps.applications.byId({ organizationId: 'org_one', applicationId: id });
    expect(stored?.screening).toMatchObject({
      status: 2,
      consent: {
        version: '2026-11',
        name: 'Grace Hopper',
        at: testWorld.now().toISOString(),
        ipAddress: '198.51.100.9',
        userAgent: 'Phone/1',
      },
    });
    expect(testWorld.bureauState.orders.size).toBe(0);
  });

  it('shows a report to those on its list alone, logs each look, and not after its date [D50]', async () => {
    const { id, screeningId } = await ordered();
    await testWorld.consent(screeningId);
    expect((await testWorld.read(id)).may.read_report).toBe(true);
    const { data } = await testWorld.report(id);
    expect(data.report.isSimulated).toBe(true);
    await testWorld.report(id);
    expect((await testWorld.audit()).filter(({ action }) => action === 'screening.read')).toHaveLength(2);
    const staff = {
      ...listed(),
      userId: 'usr_staff',
      grants: { areas: { applicants: 'change' as const }, properties: 'all' as const },
    };
    for (const who of [staff, ada]) {
      expect((await testWorld.read(id, who)).may.read_report).toBe(false);
      await expect(testWorld.report(id, who)).rejects.toMatchObject({ code: 'not-found' });
    }
    testWorld.wait(90 * 86_400 + 1);
    await expect(testWorld.report(id)).rejects.toMatchObject({ code: 'not-found' });
    const [kept] = await testWorld.all(StoredReport);
    const [item] = (await testWorld.items()).filter((one) => one._et === StoredReport.name);
    expect(Number(item?.ttl)).toBe(Date.parse(kept?.until ?? '') / 1000);
  });

  it('late, repeated, reordered and forged messages change nothing wrongly [D31, D49]', async () => {
    const { id, screeningId } = await ordered();
    testWorld.bureauState.isReady = false;
    await testWorld.consent(screeningId);
    const bureauId = [...testWorld.bureauState.orders.keys()][0] ?? '';
    expect(await statusOf(id)).toBe(3);
    await testWorld.message(bureauId);
    expect(await statusOf(id)).toBe(3);
    testWorld.bureauState.isReady = true;
    await expect(
      testWorld.message(bureauId, { signature: `t=1,v1=${'0'.repeat(64)}` }),
    ).rejects.toMatchObject({
      code: 'bad-signature',
    });
    await expect(testWorld.message(bureauId, { text: '{"bureauId":"sim_other"}' })).rejects.toMatchObject({
      code: 'bad-signature',
    });
    await expect(testWorld.message('sim_unknown')).rejects.toMatchObject({ code: 'conflict' });
    expect(await statusOf(id)).toBe(3);
    for (const _ of [1, 2, 3]) await testWorld.message(bureauId);
    expect(await statusOf(id)).toBe(4);
    expect(await testWorld.all(StoredReport)).toHaveLength(1);
    expect((await testWorld.told()).filter((title) => title.startsWith('A screening report'))).toHaveLength(
      1,
    );
  });

  it('keeps no report of a screening that was canceled meanwhile [D49]', async () => {
    const { id, screeningId } = await ordered();
    testWorld.bureauState.isReady = false;
    await testWorld.consent(screeningId);
    testWorld.bureauState.isReady = true;
    await testWorld.perform(cancelScreening, { ...testWorld.call(), body: { application_id: id } });
    await testWorld.message([...testWorld.bureauState.orders.keys()][0] ?? '');
    expect([await statusOf(id), await testWorld.all(StoredReport)]).toEqual([9, []]);
  });

  it('closes with the fee, which is written down once and not before the report [D49, SCR-03]', async () => {
    const { id, screeningId } = await ordered();
    const pay = () =>
      testWorld.perform(recordScreeningFee, { ...testWorld.call(), body: { application_id: id } });
    await expect(pay()).rejects.toMatchObject({ code: 'screening-moved' });
    await testWorld.consent(screeningId);
    await pay();
    expect(await statusOf(id)).toBe(5);
    await expect(pay()).rejects.toMatchObject({ code: 'screening-moved' });
  });
});

describe('deciding', () => {
  const withReport = async (): Promise<string> => {
    const id = await testWorld.add();
    await testWorld.order(id);
    await testWorld.consent(await screeningLink());
    return id;
  };

  it('declines by a report only with the notice, which names the agency and the rights [D49]', async () => {
    const id = await withReport();
    await expect(testWorld.decide(id)).rejects.toMatchObject({ code: 'notice-missing' });
    await testWorld.decide(id, { notice: true });
    const letter = (await testWorld.letters()).find(({ subject }) => subject.startsWith('Notice'));
    const text = letter?.paragraphs.join(' ') ?? '';
    for (const part of [
      'Sample Bureau',
      '1 Sample Street',
      'did not make this decision',
      'free copy',
      'dispute',
    ])
      expect(text).toContain(part);
    expect((await testWorld.read(id)).application).toMatchObject({
      stage: 'declined',
      decision: { notice: true, agency: { name: 'Sample Bureau' } },
    });
    // The page of the mailed link says the same later on, whichever agency there is then.
    testWorld.deps.bureau.agency = async () => ({ name: 'Another Bureau', contact: 'Elsewhere' });
    const token = await testWorld.linkTo('addApplication');
    const { data } = await testWorld.perform(openApplication, {
      ...testWorld.asApplicant(),
      body: { token },
    });
    const contact = '1 Sample Street, Springfield, IL';
    expect(data.application?.decision).toEqual({
      at: testWorld.now().toISOString(),
      agency: { name: 'Sample Bureau', contact },
      has_notice: true,
      is_taken: false,
    });
    await expect(testWorld.decide(id, { notice: true })).rejects.toMatchObject({
      code: 'application-closed',
    });
  });

  it('declines without a notice for a recorded reason, and without a report by a plain letter [D49]', async () => {
    const id = await withReport();
    await testWorld.decide(id, { reason: 'The unit was let to another applicant before the report came.' });
    expect((await testWorld.read(id)).application.decision).toMatchObject({
      notice: false,
      noNotice: expect.any(String),
    });
    const other = await testWorld.add();
    await testWorld.decide(other, { notice: true });
    expect((await testWorld.read(other)).application.decision?.notice).toBe(false);
    expect((await testWorld.letters()).filter(({ subject }) => subject.startsWith('Notice'))).toEqual([]);
  });

  it('approves with conditions by a report only with the notice, as terms of the draft [D49]', async () => {
    const id = await withReport();
    const asked = { decision: 'approved', conditions: { deposit: 290_000, coSigner: true } } as const;
    await expect(testWorld.decide(id, asked)).rejects.toMatchObject({ code: 'notice-missing' });
    const low = { ...asked, notice: true, conditions: { deposit: 120_000, coSigner: true } };
    await expect(testWorld.decide(id, low)).rejects.toMatchObject({ code: 'conditions-missing' });
    const { data } = await testWorld.decide(id, { ...asked, notice: true, note: 'Thin credit file' });
    const letters = (await testWorld.letters()).filter(({ subject }) => subject.startsWith('Notice'));
    expect(letters).toHaveLength(1);
    const said = JSON.stringify(letters);
    for (const part of [
      'a deposit of $2,900.00 and a co-signer on the lease',
      'Sample Bureau',
      '1 Sample Street',
      'did not make this decision',
      'free copy',
      'dispute',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('Thin credit file');
    const { application } = await testWorld.read(id);
    expect(application).toMatchObject({
      stage: 'approved',
      decision: { notice: true, conditions: asked.conditions, leaseId: data.lease_id },
    });
    const { data: list } = await listApplicants({ ...testWorld.call(), query: {} }, testWorld.deps);
    expect(list.applicants).toMatchObject([{ stage: 'approved', is_conditional: true }]);
    const logged = (await testWorld.audit()).find(({ action }) => action === 'application.condition');
    expect(logged?.after).toEqual(asked.conditions);
    const read = await testWorld.deps.leases.byId({
      organizationId: 'org_one',
      leaseId: data.lease_id ?? '',
    });
    const [term] = read?.lease.terms ?? [];
    expect(term?.deposit.cents).toBe(290_000);
    const named = term ? peopleProblems(term.parties) : [];
    expect(named).toContainEqual({ path: ['coSigners'], message: 'A co-signer is required: add one' });
  });

  it('approves with conditions without a notice for a recorded reason, and without a report by a letter [D49]', async () => {
    const id = await withReport();
    const asked = { decision: 'approved', conditions: { coSigner: true } } as const;
    const reason = 'Everybody with this income is asked for one.';
    await testWorld.decide(id, { ...asked, reason });
    expect((await testWorld.read(id)).application.decision).toMatchObject({
      notice: false,
      noNotice: reason,
    });
    const other = await testWorld.add();
    await testWorld.decide(other, { ...asked, notice: true });
    expect((await testWorld.read(other)).application.decision?.notice).toBe(false);
    const subjects = (await testWorld.letters()).map(({ subject }) => subject);
    const plain = 'Your rental application was approved with conditions';
    expect(subjects.filter((subject) => subject === plain)).toHaveLength(2);
    expect(subjects.filter((subject) => subject.startsWith('Notice'))).toEqual([]);
  });

  it('approves into the draft of a lease with the applicant as tenant, in one transaction', async () => {
    const id = await withReport();
    const { data } = await testWorld.decide(id, { decision: 'approved' });
    const read = await testWorld.deps.leases.byId({
      organizationId: 'org_one',
      leaseId: data.lease_id ?? '',
    });
    const [term] = read?.lease.terms ?? [];
    expect(term).toMatchObject({ from: '2026-08-01', deposit: { cents: 120_000 } });
    expect(term?.rentLines).toMatchObject([{ cents: 145_050 }]);
    expect(term?.parties.tenants).toMatchObject([
      { firstName: 'Grace', lastName: 'Hopper', email: grace.email, mobile: grace.mobile },
    ]);
    expect((await testWorld.read(id)).application).toMatchObject({
      stage: 'approved',
      decision: { leaseId: data.lease_id },
    });
    expect((await testWorld.letters()).map(({ subject }) => subject)).toContain(
      'Your rental application was approved',
    );
    await expect(testWorld.decide(id, { decision: 'approved' })).rejects.toMatchObject({
      code: 'application-closed',
    });
  });
});

describe('listApplicants', () => {
  const names = async (query: Parameters<typeof listApplicants>[0]['query'], who = {}) =>
    (await listApplicants({ ...testWorld.call(who), query }, testWorld.deps)).data.applicants.map(
      ({ application_id }) => application_id,
    );

  it('shows the newest first, by stage, unit and search, a page at a time, to those who see the property', async () => {
    const ids = [await testWorld.add(), await testWorld.add(), await testWorld.add({ invite: true })];
    const newest = ids.toReversed();
    expect(await names({})).toEqual(newest);
    expect(await names({ stage: 'draft' })).toEqual([ids[2]]);
    expect(await names({ search: 'hopper' })).toEqual(newest);
    expect(await names({ search: 'nobody' })).toEqual([]);
    expect(await names({ unit_id: 'unt_other' })).toEqual([]);
    const { data } = await listApplicants({ ...testWorld.call(), query: { limit: 2 } }, testWorld.deps);
    expect(data.applicants).toHaveLength(2);
    expect(await names({ after: data.next, limit: 2 })).toEqual([ids[0]]);
    expect(await names({}, ada)).toEqual(newest);
    expect(await names({}, { roleLabel: 'tenant' })).toEqual([]);
  });
});
