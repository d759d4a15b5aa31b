import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import type { Viewer } from '../../../shared/domain/people/roles';
import { conrad, type LeaseWorld, nora, one, openLeases } from '../../../test/support/test-world/leases';
import { listed } from '../../../test/support/test-world/viewer';
import { Notification } from '../../table/notifications/record';
import { changeDraft } from '../draft/change-draft';
import { discardDraft } from '../draft/discard-draft';
import { draftAgain } from '../draft/draft-again';
import { getLeaseText } from '../draft/get-lease-text';
import { sendLease } from '../signing/send-lease';
import { voidLease } from '../signing/void-lease';
import { chooseTimeZone } from '../terms/choose-time-zone';
import { countLeases } from '../terms/count-leases';
import {
  changeRent,
  decideHoldover,
  endLease,
  giveNotice,
  renewLease,
  reopenLease,
  returnKeys,
  takeNoticeBack,
} from './lease-moves';
import { offerRenewal } from './offer-renewal';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
});

const day = 86_400;
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const read = () => testWorld.read(lease_id);

/** Signed by all; runs from July 1, 2026 through June 30, 2027. */
async function running({
  coSigners = [],
  atEnd = 'month-to-month',
  wait = 30,
}: {
  coSigners?: (typeof conrad)[];
  atEnd?: 'month-to-month' | 'end';
  wait?: number;
} = {}) {
  const made = await testWorld.draft();
  lease_id = made.lease_id;
  await testWorld.save(lease_id, { atEnd }, { coSigners });
  await testWorld.send(lease_id);
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  if (coSigners.length > 0) await testWorld.coSign(await testWorld.tokenOf(conrad));
  testWorld.wait(wait * day);
}

const renew = () => testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id } });
const offer = (over: object = {}) =>
  testWorld.perform(offerRenewal, {
    ...testWorld.call(),
    body: { lease_id, months: 12, rent: { kind: 'percent', hundredths: 300 }, ...over },
  });
const notice = (over: object = {}) =>
  testWorld.perform(giveNotice, {
    ...testWorld.call(),
    body: { lease_id, by: 'tenants', last_day: '2026-10-31', reason: '', ...over },
  });
const takeBack = () => testWorld.perform(takeNoticeBack, { ...testWorld.call(), body: { lease_id } });
const end = (on: string) =>
  testWorld.perform(endLease, {
    ...testWorld.call(),
    body: { lease_id, day: on, why: 'agreement', note: '' },
  });
const reopen = () => testWorld.perform(reopenLease, { ...testWorld.call(), body: { lease_id } });
const keys = (on: string, address = '') =>
  testWorld.perform(returnKeys, { ...testWorld.call(), body: { lease_id, day: on, address } });
const decide = (decision: 'month-to-month' | 'charge-rent') =>
  testWorld.perform(decideHoldover, { ...testWorld.call(), body: { lease_id, decision } });

describe('renewing a lease', () => {
  it('drafts the next term on the same lease, which is changed, sent and signed as the first [D37]', async () => {
    await running();
    expect((await read()).before).toBeUndefined();
    await renew();
    const drafted = await read();
    expect(drafted.before).toMatchObject({ to: '2027-06-30', rollsOver: expect.any(Boolean) });
    expect(drafted).toMatchObject({ renewal: 'draft', current_term: 2, agreed_term: 1, status: 'active' });
    expect(drafted.terms[1]).toMatchObject({ number: 2, from: '2027-07-01', to: '' });
    const term = { ...TermForm.parse(drafted.terms[1]), to: '2028-06-30' };
    await testWorld.perform(changeDraft, {
      ...testWorld.call(),
      params: { leaseId: lease_id },
      body: { version: drafted.version, term },
    });
    await testWorld.perform(sendLease, {
      ...testWorld.call(),
      body: { lease_id, version: (await read()).version },
    });
    expect((await read()).renewal).toBe('sent');
    await testWorld.signAs(nora);
    await testWorld.signAs(testWorld.agent);
    const renewed = await read();
    expect(renewed).toMatchObject({ renewal: 'signed', current_term: 2, agreed_term: 1 });
    expect(renewed.packets.map(({ term: of, state }) => [of, state])).toEqual([
      [2, 'complete'],
      [1, 'complete'],
    ]);
    const letters = (await testWorld.letters()).filter(({ to }) => to === nora.email);
    expect(letters.at(-1)?.paragraphs.join()).toContain('sent you a lease renewal to sign');
  });

  it('offers it in one go, at the new rent, and once [D37]', async () => {
    await running();
    await offer();
    const { terms, renewal, packets } = await read();
    expect(terms[1]).toMatchObject({ from: '2027-07-01', to: '2028-06-30', rentLines: [{ cents: 149_350 }] });
    expect([renewal, packets[0]?.term, packets[0]?.state]).toEqual(['sent', 2, 'open']);
    expect((await testWorld.open(await testWorld.tokenOf(nora))).text).toBeDefined();
    expect(await code(offer())).toBe('renewal-open');
  });

  it('keeps the lease as it was when it is voided, and is drafted again [D47]', async () => {
    await running();
    await offer();
    await testWorld.perform(voidLease, { ...testWorld.call(), body: { lease_id, note: 'A typing error' } });
    const voided = await read();
    expect(voided).toMatchObject({
      status: 'active',
      current_term: 1,
      may: { draft_again: true, renew: true },
    });
    await testWorld.perform(draftAgain, { ...testWorld.call(), body: { lease_id, version: voided.version } });
    expect(await read()).toMatchObject({ renewal: 'draft', current_term: 2 });
  });

  it('releases a co-signer who is not in it, and only once it is signed [D37]', async () => {
    await running({ coSigners: [conrad] });
    await renew();
    const { terms, version } = await read();
    const form = TermForm.parse(terms[1]);
    const term = { ...form, to: '2028-06-30', parties: { ...form.parties, coSigners: [] } };
    await testWorld.perform(changeDraft, {
      ...testWorld.call(),
      params: { leaseId: lease_id },
      body: { version, term },
    });
    await testWorld.perform(sendLease, { ...testWorld.call(), body: { lease_id, version: version + 1 } });
    const [renewal, first] = (await read()).packets;
    expect(renewal?.signers.map(({ role }) => role)).toEqual(['tenant', 'agent']);
    expect(first?.signers.map(({ role }) => role)).toContain('co-signer');
    expect((await read()).terms[0]?.parties.coSigners).toHaveLength(1);
  });

  it('shows every signer who signed before what changed since, clause by clause [D37]', async () => {
    await running({ coSigners: [conrad] });
    await offer();
    const { changes } = await testWorld.open(await testWorld.tokenOf(nora));
    const words = JSON.stringify(changes);
    expect(words).toContain('$1,450.00');
    expect(words).toContain('$1,493.50');
    expect(changes?.every(({ change }) => change === 'changed')).toBe(true);
    const [forCoSigner] = await testWorld.detailsFor(await testWorld.tokenOf(conrad));
    expect(forCoSigner?.changes).toEqual(changes);
    const forStaff = async () =>
      (await getLeaseText({ ...testWorld.call(), params: { leaseId: lease_id } }, testWorld.deps)).data;
    const sent = await forStaff();
    expect(sent).toMatchObject({ changes, text_hash: (await read()).packets[0]?.text_hash });
    await testWorld.signAs(nora);
    await testWorld.coSign(await testWorld.tokenOf(conrad));
    await testWorld.signAs(testWorld.agent);
    expect(await forStaff()).toEqual(sent);
  });

  it('shows the older text to nobody who did not sign it, and nothing at the first signature [D37]', async () => {
    await running();
    await renew();
    const { terms, version } = await read();
    const form = TermForm.parse(terms[1]);
    const term = { ...form, to: '2028-06-30', parties: { ...form.parties, coSigners: [conrad] } };
    await testWorld.perform(changeDraft, {
      ...testWorld.call(),
      params: { leaseId: lease_id },
      body: { version, term },
    });
    await testWorld.perform(sendLease, { ...testWorld.call(), body: { lease_id, version: version + 1 } });
    const [record] = await testWorld.detailsFor(await testWorld.tokenOf(conrad));
    expect(record).toBeDefined();
    expect(record?.changes).toBeUndefined();
  });

  it('asks a co-signer who stays to sign again, by a link of their own [D37] [COS-01]', async () => {
    await running({ coSigners: [conrad] });
    await offer();
    const token = await testWorld.tokenOf(conrad);
    expect(await testWorld.coSign(token)).toEqual({ affectedRows: 1, changedRows: 1 });
    expect((await read()).packets[0]?.signers.filter(({ signed_at }) => signed_at)).toHaveLength(1);
  });
});

describe('a notice', () => {
  it('sets the last day, voids the open renewal, tells the tenants, and is taken back [D39]', async () => {
    await running();
    await offer();
    await notice();
    const noticed = await read();
    expect(noticed).toMatchObject({
      status: 'notice-given',
      notice: { by: 'tenants', lastDay: '2026-10-31' },
      may: { take_notice_back: true, renew: false },
    });
    expect(noticed.packets[0]?.voided?.why).toBe('notice-given');
    const letters = (await testWorld.letters()).filter(({ to }) => to === nora.email);
    expect(letters.some(({ subject }) => subject === 'A notice about your lease')).toBe(true);
    await takeBack();
    expect(await read()).toMatchObject({ status: 'active', notice: undefined });
  });

  it('is refused too soon, unless there is a reason', async () => {
    await running();
    const soon = { last_day: (await read()).today };
    expect(await code(notice(soon))).toBe('notice-too-short');
    expect(await code(notice({ ...soon, reason: 'Both agreed' }))).toBe('done');
  });

  it('frees the unit after its last day, and cannot be taken back once others have it [D35]', async () => {
    await running();
    await notice();
    const other = await testWorld.draft(one);
    await testWorld.save(other.lease_id, {}, { from: '2026-11-05', to: '2027-11-04', coSigners: [] });
    await testWorld.send(other.lease_id);
    expect(await code(takeBack())).toBe('unit-taken');
  });

  it('tells the organization’s head when somebody else writes it down', async () => {
    await running();
    const before = (await testWorld.all(Notification)).length;
    await notice();
    expect(await testWorld.all(Notification)).toHaveLength(before);
    await testWorld.account({ userId: 'usr_maya' });
    const maya = { userId: 'usr_maya', userRoleId: 'rol_maya' };
    await testWorld.perform(takeNoticeBack, { ...testWorld.call(maya), body: { lease_id } });
    expect(await testWorld.told()).toContainEqual(expect.stringMatching(/^Withdrew the notice: unit /));
  });

  it('tells nobody of a draft that somebody else discards and takes up again', async () => {
    ({ lease_id } = await testWorld.draft(one));
    await testWorld.account({ userId: 'usr_maya' });
    const maya = testWorld.call({ userId: 'usr_maya', userRoleId: 'rol_maya' });
    const version = async () => ({ lease_id, version: (await read()).version });
    await testWorld.perform(discardDraft, { ...maya, body: await version() });
    await testWorld.perform(draftAgain, { ...maya, body: await version() });
    expect(await testWorld.told()).toEqual([]);
  });
});

describe('the end of a lease', () => {
  it('is written down up to today, and undone before the settlement [D39]', async () => {
    await running();
    const { today } = await read();
    expect(await code(end('2030-01-01'))).toBe('bad-day');
    await end(today);
    testWorld.wait(day);
    expect(await read()).toMatchObject({ status: 'ended', end: { on: today }, may: { reopen: true } });
    await reopen();
    expect(await read()).toMatchObject({ status: 'active', end: undefined });
  });

  it('needs a last day before the keys come back, and keeps where the tenants went [D41]', async () => {
    await running();
    const { today } = await read();
    expect(await code(keys(today))).toBe('no-last-day');
    await notice({ last_day: today, reason: 'Both agreed' });
    await keys(today, '7 Oak Street, Ames, IA 50010');
    expect(await read()).toMatchObject({ keys_on: today, status: 'notice-given' });
    testWorld.wait(day);
    expect((await read()).status).toBe('ended');
  });

  it('that nobody decides is a holdover, never a silent stop; then it goes on month-to-month [D36]', async () => {
    await running({ atEnd: 'end', wait: 400 });
    expect(await read()).toMatchObject({ status: 'holdover', next_step: { step: 'decide-holdover' } });
    expect(await code(decide('charge-rent'))).toBe('done');
    await decide('month-to-month');
    expect((await read()).status).toBe('month-to-month');
  });
});

it('a tab says how many leases it has, among those that are seen', async () => {
  await running();
  await testWorld.draft();
  const counts = async (viewer: Partial<Viewer> = {}, query: { status?: string } = {}) =>
    (await countLeases({ ...testWorld.call(viewer), query }, testWorld.deps)).data;
  const none = { all: 0, drafts: 0, out: 0, active: 0, expiring: 0, ended: 0 };
  const rents = { ...none, all: 290_000, drafts: 145_000, active: 145_000 };
  expect(await counts()).toEqual({ ...none, all: 2, drafts: 1, active: 1, rents });
  testWorld.goTo('2027-05-15T12:00:00.000Z');
  const ending = { ...rents, expiring: 145_000 };
  expect(await counts()).toEqual({ ...none, all: 2, drafts: 1, active: 1, expiring: 1, rents: ending });
  expect(await counts(listed('prp_other'))).toEqual({ ...none, rents: none });
  const drafts = { ...none, all: 145_000, drafts: 145_000 };
  expect(await counts({}, { status: 'draft' })).toEqual({ ...none, all: 1, drafts: 1, rents: drafts });
});

it('days are counted in the zone that a person chose, from the next midnight of the old one [D6]', async () => {
  await testWorld.property({ units: [{ monthlyRent: 145_000 }, {}], state: 'Tennessee', zipcode: '37201' });
  await running({ wait: 0 });
  const { property_id, time_zone, time_zones } = await read();
  expect([time_zone, time_zones]).toEqual(['America/Chicago', ['America/Chicago', 'America/New_York']]);
  const choose = (zone: string) =>
    testWorld.perform(chooseTimeZone, { ...testWorld.call(), body: { property_id, zone } });
  expect(await code(choose('America/Denver'))).toBe('invalid');
  testWorld.wait(16.5 * 3600);
  expect((await read()).today).toBe('2026-06-15');
  await choose('America/New_York');
  expect(await read()).toMatchObject({ time_zone: 'America/New_York', today: '2026-06-15' });
  testWorld.wait(3600);
  expect((await read()).today).toBe('2026-06-16');
});

it('a rent rises after the notice days alone, from the first of a month [D38]', async () => {
  await running({ wait: 400 });
  const { today } = await read();
  const body = { lease_id, line: 'rent', cents: 150_000, notice_day: today };
  const change = (from: string) =>
    testWorld.perform(changeRent, { ...testWorld.call(), body: { ...body, from } });
  const [year = '', month = ''] = today.split('-');
  const first = (later: number) =>
    new Date(Date.UTC(Number(year), Number(month) - 1 + later, 1)).toISOString().slice(0, 10);
  expect(await code(change(`${today.slice(0, 8)}15`))).toBe('bad-day');
  expect(await code(change(first(1)))).toBe('notice-too-short');
  expect(await code(change(first(2)))).toBe('done');
  const letter = (await testWorld.letters()).at(-1);
  expect([letter?.to, letter?.subject]).toEqual([nora.email, 'A new rent for your home']);
});
