import { beforeEach, describe, expect, it } from 'vitest';
import { TermForm } from '../../../shared/contract/lease-drafts';
import type { Report } from '../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import {
  drawn,
  elias,
  type LeaseWorld,
  nora,
  one,
  openLeases,
} from '../../../test/support/test-world/leases';
import { uploadKey } from '../../common/portfolio/image-keys';
import { put } from '../../table/db/writes';
import { StoredReport } from '../../table/leases/record';
import { changeDraft } from '../draft/change-draft';
import { renewLease } from '../moves/lease-moves';
import { sendLease } from '../signing/send-lease';
import { closeConditionReport } from './close-condition-report';
import { createConditionUpload } from './create-condition-upload';
import { getConditionReport } from './get-condition-report';
import { saveConditionReport } from './save-condition-report';
import { sendConditionReport } from './send-condition-report';
import { signConditionReport } from './sign-condition-report';

let testWorld: LeaseWorld;
let lease_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(one, { coSigners: [] });
  for (const who of [nora, testWorld.agent]) await testWorld.signAs(who);
  testWorld.wait(30 * 86_400);
});

const kind = 'in' as const;
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const hand = (name: string) => ({ name, signature: drawn });
const get = async (viewer = {}) =>
  (
    await getConditionReport(
      { ...testWorld.call(viewer), params: { leaseId: lease_id, kind } },
      testWorld.deps,
    )
  ).data;
const whole = (report: Report): Report => ({
  ...report,
  keys: '2 house keys',
  rooms: report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: 'good' as const })),
  })),
});
const save = async (over: Partial<Report> = {}) => {
  const { report, version } = await get();
  const body = { lease_id, kind, version, report: { ...whole(report), ...over } };
  return testWorld.perform(saveConditionReport, { ...testWorld.call(), body });
};
const send = async () => {
  const { version } = await get();
  const body = { lease_id, kind, version, landlord: hand('Lena Hart') };
  return testWorld.perform(sendConditionReport, { ...testWorld.call(), body });
};
const sign = async () => {
  const { version } = await get();
  const hands = { landlord: hand('Lena Hart'), tenant: hand('Nora Whitaker') };
  const body = { lease_id, kind, version, ...hands, consent: reportConsent.version };
  return testWorld.perform(signConditionReport, { ...testWorld.call(), body });
};
const close = async (outcome: 'taken-back' | 'no-answer', less = 0) => {
  const version = (await get()).version - less;
  return testWorld.perform(closeConditionReport, {
    ...testWorld.call(),
    body: { lease_id, kind, version, outcome },
  });
};

describe('the wait for the tenants', () => {
  it('is not ended where it never began, or for a version that is no longer there', async () => {
    await save();
    expect(await code(close('taken-back'))).toBe('wrong-status');
    await send();
    expect(await code(close('taken-back', 1))).toBe('changed-meanwhile');
    expect(await code(close('no-answer'))).toBe('wrong-status');
    expect((await get()).asked?.name).toBe('Lena Hart');
  });

  it('is over once the report is signed', async () => {
    await save();
    await sign();
    expect(await code(close('taken-back'))).toBe('report-signed');
    expect((await get()).signed).toBeDefined();
  });
});

describe('a report that waits for the tenants', () => {
  it('is neither saved nor sent again', async () => {
    await save();
    await send();
    expect(await code(save())).toBe('report-sent');
    expect(await code(send())).toBe('report-sent');
    expect((await get()).version).toBe(2);
  });

  it('waits no more once it is closed without their answer', async () => {
    await save();
    await send();
    testWorld.wait(60 * 86_400);
    await close('no-answer');
    const { asked, signed } = await get();
    expect([asked, signed?.tenant, signed?.unsigned?.why]).toEqual([undefined, undefined, 'no-answer']);
  });
});

describe('a move-out report', () => {
  const moveInOf = async (of: 'in' | 'out') => {
    const params = { leaseId: lease_id, kind: of };
    const { data } = await getConditionReport({ ...testWorld.call(), params }, testWorld.deps);
    return { report: data.before, pictures: Object.keys(data.pictures) };
  };

  it('stands beside the move-in report once the landlord signed that, with its photos', async () => {
    await save();
    const [stored] = await testWorld.all(StoredReport);
    if (!stored) throw new Error('no report');
    const rooms = stored.report.rooms.map((room) => ({
      ...room,
      items: room.items.map((item) => ({ ...item, photos: [`${item.id}.jpg`] })),
    }));
    await testWorld.db.write(put(StoredReport, { ...stored, report: { ...stored.report, rooms } }));
    expect(await moveInOf('out')).toEqual({ report: undefined, pictures: [] });
    const version = stored.version;
    const body = { lease_id, kind, version, landlord: hand('Lena Hart') };
    await testWorld.perform(sendConditionReport, { ...testWorld.call(), body });
    const { report, pictures } = await moveInOf('out');
    expect(report?.rooms).toEqual(rooms);
    expect(pictures).toContain('kitchen-1.jpg');
    expect((await moveInOf('in')).report).toBeUndefined();
  });
});

describe('a condition report', () => {
  it('is not kept with a thing that has no name, and says which one', async () => {
    const { report } = await get();
    const rooms = whole(report).rooms.map((room) => ({
      ...room,
      items: room.items.map((item) => (item.id === 'kitchen-1' ? { ...item, name: ' ' } : item)),
    }));
    await expect(save({ rooms })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { 'kitchen-1': 'Enter a name' } },
    });
    expect((await get()).version).toBe(0);
  });

  it('keeps its drafts of deductions when it is saved again', async () => {
    await save();
    const [stored] = await testWorld.all(StoredReport);
    if (!stored) throw new Error('no report');
    const deductions = [{ item: 'kitchen-1', reason: 'A burn', cents: 9_000 }];
    await testWorld.db.write(put(StoredReport, { ...stored, deductions }));
    await save();
    expect(await get()).toMatchObject({ version: 2, deductions });
  });

  it('takes a photo by an upload to the caller’s own place', async () => {
    const body = { lease_id, contentType: 'image/png' as const, bytes: 9 };
    const call = testWorld.call({ userId: 'usr_maya' });
    const { data } = await createConditionUpload({ ...call, body }, testWorld.deps);
    expect(data.upload).toMatch(/^img_\w{26}$/);
    expect(JSON.stringify(data)).toContain(uploadKey(call.viewer, data.upload));
  });

  it('names the home, and whether the caller may change it', async () => {
    const view = { areas: { leases: 'view' as const }, properties: 'all' as const };
    expect(await get({ roleLabel: 'rentalManager', grants: view })).toMatchObject({
      address: '12 Maple Street, Ames, Iowa',
      caller: 'Lena Hart',
      may_change: false,
    });
  });

  it('names the tenants who signed last, not those before them or those of a draft', async () => {
    await testWorld.perform(renewLease, { ...testWorld.call(), body: { lease_id } });
    const { terms, version } = await testWorld.read(lease_id);
    const form = TermForm.parse(terms[1]);
    const term = { ...form, to: '2028-06-30', parties: { ...form.parties, tenants: [elias] } };
    const params = { leaseId: lease_id };
    await testWorld.perform(changeDraft, { ...testWorld.call(), params, body: { version, term } });
    expect((await get()).tenants).toEqual(['Nora Whitaker']);
    await testWorld.perform(sendLease, { ...testWorld.call(), body: { lease_id, version: version + 1 } });
    for (const who of [elias, testWorld.agent]) await testWorld.signAs(who);
    expect((await get()).tenants).toEqual(['Elias Osei']);
  });
});
