import { beforeEach, describe, expect, it } from 'vitest';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openRequests, type RequestStand } from '../../test/support/test-world/requests';
import { tendRequestsWith } from '../jobs/tend-requests';
import { addBill } from '../ledger/owners/add-bill';
import { reverseOwnerMoney } from '../ledger/owners/reverse-owner-money';
import { archiveVendor } from '../vendors/archive-vendor';
import { billVendorJob } from '../vendors/bill-vendor-job';
import { estimateVendorJob } from '../vendors/estimate-vendor-job';
import { finishVendorJob } from '../vendors/finish-vendor-job';
import { listVendors } from '../vendors/list-vendors';
import { openJob } from '../vendors/open-job';
import { proposeVendorVisit } from '../vendors/propose-vendor-visit';
import { startVendorWork } from '../vendors/start-vendor-work';
import { acknowledgeHazard } from './acknowledge-hazard';
import { cancelRequest } from './cancel-request';
import { confirmRequest } from './confirm-request';
import { getBoard } from './get-board';
import { getRequest } from './get-request';
import { listRequests } from './list-requests';
import { addCost } from './money/add-cost';
import { undoCost } from './money/undo-cost';
import { answerApproval } from './owners/answer-approval';
import { openApproval } from './owners/open-approval';
import { reopenRequest } from './reopen-request';
import { sayInRequest } from './thread/say-in-request';
import { agreeVisit } from './visits/agree-visit';
import { getVisitCalendar } from './visits/get-visit-calendar';

let testWorld: RequestStand;
beforeEach(async () => {
  testWorld = await openRequests();
});

const tend = () => tendRequestsWith(() => testWorld.deps)();
const details = async (id: string, who = {}) =>
  (await getRequest({ ...testWorld.call(who), params: { id } }, testWorld.deps)).data;
const status = async (id: string) => (await details(id)).status;
const job = async (token: string) =>
  (await openJob({ ...testWorld.call(), body: { token } }, testWorld.deps)).data;
const window = { from: '2026-07-06T14:00:00.000Z', to: '2026-07-06T16:00:00.000Z' };
const costOf = (request_id: string, over: object = {}) => ({
  ...testWorld.call(),
  body: {
    request_id,
    vendor: 'Ace Plumbing',
    category: 'repairs' as const,
    owner_cents: 240_00,
    tenant_cents: 60_00,
    billed_on: '2026-07-03',
    due_on: '2026-07-20',
    reference: '7',
    memo: '',
    ...over,
  },
});

describe('a request from a tenant’s phone to its cost', () => {
  it('goes through visit, approval, work and bill with a vendor who has no account [D81] [D85] [D86] [D87]', async () => {
    const { request_id, token } = await testWorld.accepted();
    expect(await status(request_id)).toBe('triaged');
    await testWorld.perform(proposeVendorVisit, { ...testWorld.call(), body: { token, visit: window } });
    expect(await status(request_id)).toBe('waiting-tenant');
    expect(await testWorld.told(testWorld.tenant.userRoleId)).toContain('A visit to answer');
    await testWorld.perform(agreeVisit, {
      ...testWorld.call(testWorld.tenant),
      body: { request_id, visit: 1 },
    });
    expect(await status(request_id)).toBe('scheduled');
    const { data: file } = await getVisitCalendar(
      { ...testWorld.call(), params: { id: request_id } },
      testWorld.deps,
    );
    expect(file.calendar).toContain('DTSTART:20260706T140000Z');

    testWorld.goTo('2026-07-06T15:00:00.000Z');
    const estimate = { token, cents: 420_00, words: 'New tap' };
    const { data } = await testWorld.perform(estimateVendorJob, { ...testWorld.call(), body: estimate });
    expect(data.needs_approval).toBe(true);
    expect(await status(request_id)).toBe('waiting-owner');
    await expect(
      testWorld.perform(startVendorWork, { ...testWorld.call(), body: { token } }),
    ).rejects.toMatchObject({
      code: 'approval-needed',
    });
    const { asks } = await details(request_id);
    for (const { owner_id } of asks[0]?.owners ?? []) {
      const [property] = await testWorld.portfolio();
      const owner = property?.everOwners.find(({ ownerId }) => ownerId === owner_id);
      const approval = await testWorld.tokenFor(owner?.email ?? '', '/auth/approve');
      const opened = await openApproval({ ...testWorld.call(), body: { token: approval } }, testWorld.deps);
      expect(opened.data).toMatchObject({ state: 'open', cents: 420_00, words: 'The tap drips' });
      await testWorld.perform(answerApproval, {
        ...testWorld.call(),
        body: { token: approval, yes: true, words: '' },
      });
      await expect(
        testWorld.perform(answerApproval, {
          ...testWorld.call(),
          body: { token: approval, yes: true, words: '' },
        }),
      ).rejects.toMatchObject({ code: 'already-answered' });
    }
    await testWorld.perform(startVendorWork, { ...testWorld.call(), body: { token } });
    expect(await job(token)).toMatchObject({ state: 'working', status: 'in-progress' });
    await testWorld.perform(finishVendorJob, {
      ...testWorld.call(),
      body: { token, note: 'Done', files: [] },
    });
    expect(await status(request_id)).toBe('done');
    const sent = { token, cents: 412_50, reference: '7', words: '' };
    await testWorld.perform(billVendorJob, { ...testWorld.call(), body: sent });

    const parts = { owner_cents: 352_50, tenant_cents: 60_00, bill: 1, billed_on: '2026-07-06' };
    const { data: cost } = await testWorld.perform(addCost, costOf(request_id, parts));
    const whole = await details(request_id);
    expect(whole).toMatchObject({ money: { ceiling: 420_00, spent: 412_50, left: 7_50 } });
    expect(whole.bills[0]?.is_costed).toBe(true);
    expect(cost.bill_id).toBe(`bill:${request_id}.1`);
    await testWorld.perform(confirmRequest, {
      ...testWorld.call(testWorld.tenant),
      body: { request_id, stars: 5, words: 'Fine' },
    });
    expect(await status(request_id)).toBe('confirmed');
    const { data: vendors } = await listVendors({ ...testWorld.call(), query: {} }, testWorld.deps);
    expect(vendors.vendors).toMatchObject([{ name: 'Ace Plumbing', open_jobs: 0 }]);

    testWorld.goTo('2026-08-06T15:00:00.000Z');
    await expect(job(token)).rejects.toMatchObject({ code: 'link-not-valid' });
  });

  it('is not raised twice in an hour unless its tenant says so, and shows others nothing', async () => {
    const { request_id = '' } = await testWorld.raise();
    expect((await testWorld.raise()).alike?.request_id).toBe(request_id);
    expect((await testWorld.raise({ is_another: true })).request_id).not.toBe(request_id);
    const stranger = { roleLabel: 'tenant', userId: 'usr_x', userRoleId: 'rol_x' } as const;
    await expect(details(request_id, stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(testWorld.raise({}, stranger)).rejects.toMatchObject({ code: 'not-found' });
    const listed = await listRequests({ ...testWorld.call(stranger), query: {} }, testWorld.deps);
    expect(listed.data.requests).toEqual([]);
    const { data: board } = await getBoard({ ...testWorld.call(), query: {} }, testWorld.deps);
    expect(board.columns[0]).toMatchObject({ status: 'new', count: 2 });
  });

  it('is one of at most twenty open ones of its lease, also when two are raised at once', async () => {
    const raise = (at: number) => testWorld.raise({ words: `Tap ${at}` });
    const first = [];
    for (let at = 1; at < 20; at += 1) first.push(await raise(at));
    const outcomes = await Promise.allSettled([raise(20), raise(21)]);
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(raise(22)).rejects.toMatchObject({ code: 'request-limit' });
    const body = { request_id: first[0]?.request_id ?? '', why: 'Mended itself' };
    await testWorld.perform(cancelRequest, { ...testWorld.call(), body });
    await raise(23);
    // What was there before comes back at the limit, too.
    await testWorld.perform(reopenRequest, { ...testWorld.call(), body: { ...body, files: [] } });
    await expect(raise(24)).rejects.toMatchObject({ code: 'request-limit' });
  });

  it('keeps inner notes from its tenant, and amounts from who does not see money', async () => {
    const { request_id = '' } = await testWorld.raise();
    const say = (text: string, is_inner: boolean, who = {}) =>
      testWorld.perform(sayInRequest, {
        ...testWorld.call(who),
        body: { request_id, text, is_inner, files: [] },
      });
    await say('Who pays?', true);
    await say('We come on Monday', false);
    await expect(say('Secret', true, testWorld.tenant)).rejects.toMatchObject({ code: 'not-permitted' });
    const seen = await details(request_id, testWorld.tenant);
    expect(seen.messages.map(({ text }) => text)).toEqual(['We come on Monday']);
    expect(seen).toMatchObject({ estimates: [], bills: [], asks: [] });
    expect(seen.money).toBeUndefined();
    expect(seen.tenants[0]?.email).toBe('');
  });
});

describe('the ceiling', () => {
  it('holds whoever enters the bill, and two at once [D82] [D87]', async () => {
    const { request_id = '' } = await testWorld.raise();
    await testWorld.triage(request_id);
    await expect(
      testWorld.perform(addCost, costOf(request_id, { owner_cents: 300_01, tenant_cents: 0 })),
    ).rejects.toMatchObject({ code: 'approval-needed' });
    const bill = {
      property_id: propertyId,
      vendor: 'Ace',
      category: 'repairs' as const,
      cents: 200_00,
      billed_on: '2026-07-03',
      due_on: '2026-07-20',
      reference: '',
      memo: '',
      request_id,
    };
    const add = () => testWorld.perform(addBill, { ...testWorld.call(), body: bill });
    const outcomes = await Promise.allSettled([add(), add()]);
    expect(outcomes.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await details(request_id)).money).toEqual(
      expect.objectContaining({ spent: 200_00, left: 100_00 }),
    );
    const entry_id = `bill:${request_id}.1`;
    await expect(
      testWorld.perform(reverseOwnerMoney, {
        ...testWorld.call(),
        body: { property_id: propertyId, entry_id, reason: 'Wrong' },
      }),
    ).rejects.toMatchObject({ code: 'bill-of-request' });
  });

  it('is free again once the cost is taken back, in both books [D2] [D87]', async () => {
    const { request_id = '' } = await testWorld.raise();
    await testWorld.perform(addCost, costOf(request_id));
    const body = { request_id, cost: 1, reason: 'Wrong' };
    await testWorld.perform(undoCost, { ...testWorld.call(), body });
    await expect(testWorld.perform(undoCost, { ...testWorld.call(), body })).rejects.toMatchObject({
      code: 'cost-undone',
    });
    expect((await details(request_id)).money).toMatchObject({ spent: 0 });
    await testWorld.perform(addCost, costOf(request_id));
    expect((await details(request_id)).costs.map(({ is_undone }) => is_undone)).toEqual([true, false]);
  });

  it('is written once though the call is repeated', async () => {
    const { request_id = '' } = await testWorld.raise();
    const once = { organizationId: 'org_one', scope: 'usr_head', key: 'one', hash: 'body' };
    const send = () => testWorld.perform(addCost, { ...costOf(request_id), once });
    const [first, again] = [await send(), await send()];
    expect(again).toEqual(first);
    expect((await details(request_id)).costs).toHaveLength(1);
  });
});

describe('silence', () => {
  it('asks a vendor again with a new link, tells staff, and confirms after seven days [D83] [D86]', async () => {
    const { request_id = '' } = await testWorld.raise();
    const vendor_id = await testWorld.vendor();
    await testWorld.triage(request_id);
    await testWorld.assign(request_id, vendor_id);
    const first = await testWorld.tokenFor('ace@vendor.test', '/auth/work');
    testWorld.goTo('2026-07-03T16:00:00.000Z');
    await tend();
    const second = await testWorld.tokenFor('ace@vendor.test', '/auth/work');
    expect(second).not.toBe(first);
    await expect(job(first)).rejects.toMatchObject({ code: 'link-not-valid' });
    expect((await job(second)).state).toBe('asked');
    testWorld.goTo('2026-07-04T12:00:00.000Z');
    await tend();
    await tend();
    expect((await testWorld.told()).filter((title) => title === 'A vendor hasn’t answered')).toHaveLength(1);
    const archive = () => testWorld.perform(archiveVendor, { ...testWorld.call(), body: { vendor_id } });
    await expect(archive()).rejects.toMatchObject({ code: 'vendor-has-jobs' });
    await testWorld.perform(cancelRequest, {
      ...testWorld.call(),
      body: { request_id, why: 'Mended itself' },
    });
    await archive();
    expect((await job(second)).state).toBe('billable');
  });

  it('leads on up the ladder until somebody has the emergency, and never confirms it [D83]', async () => {
    const { request_id = '' } = await testWorld.raise({ hazard: 'water' });
    expect(await testWorld.told()).toContain('An emergency');
    testWorld.goTo('2026-07-03T12:10:00.000Z');
    await tend();
    expect((await testWorld.told()).filter((title) => title.startsWith('An emergency nobody'))).toHaveLength(
      1,
    );
    await testWorld.perform(acknowledgeHazard, { ...testWorld.call(), body: { request_id } });
    testWorld.goTo('2026-07-03T12:30:00.000Z');
    await tend();
    expect((await testWorld.told()).filter((title) => title.startsWith('An emergency nobody'))).toHaveLength(
      1,
    );
  });
});
