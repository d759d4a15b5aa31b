import { beforeEach, describe, expect, it } from 'vitest';
import type { Report, ReportItem, ReportKind } from '../../../shared/domain/leases/condition/report';
import { reportConsent } from '../../../shared/domain/leases/signing/consent-text';
import { pngBytes } from '../../../test/support/image-bytes';
import {
  drawn,
  type LeaseWorld,
  nora,
  one,
  openLeases,
  tooLargeDrawn,
} from '../../../test/support/test-world/leases';
import { listed } from '../../../test/support/test-world/viewer';
import { conditionPhotoKey } from '../../common/leases/condition-photos';
import { uploadKey } from '../../common/portfolio/image-keys';
import { endLease } from '../moves/lease-moves';
import { changeDeductions } from './change-deductions';
import { createConditionUpload } from './create-condition-upload';
import { getConditionReport } from './get-condition-report';
import { saveConditionReport } from './save-condition-report';
import { signConditionReport } from './sign-condition-report';

let testWorld: LeaseWorld;
let lease_id: string;
/** Sent; it runs from July 1, 2026 once everyone has signed. */
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent(one, { coSigners: [] });
});

const day = 86_400;
const code = (refused: Promise<unknown>) => refused.then(() => 'done').catch((error) => error.code);
const fieldsOf = (refused: Promise<unknown>) =>
  refused.catch((error) => error.details?.fields ?? error.fields);
const begin = async () => {
  await testWorld.signAs(nora);
  await testWorld.signAs(testWorld.agent);
  testWorld.wait(30 * day);
};
const get = async (kind: ReportKind, as: Parameters<LeaseWorld['call']>[0] = {}) =>
  (await getConditionReport({ ...testWorld.call(as), params: { leaseId: lease_id, kind } }, testWorld.deps))
    .data;
const save = async (kind: ReportKind, report: Report, version: number) =>
  (
    await testWorld.perform(saveConditionReport, {
      ...testWorld.call(),
      body: { lease_id, kind, version, report },
    })
  ).data;
/** Unlike those that signed the lease. */
const drawing = (width: number) =>
  `data:image/png;base64,${Buffer.from(pngBytes({ width, height: 60 })).toString('base64')}`;
const sign = async (kind: ReportKind, version: number, over: object = {}) => {
  const body = {
    lease_id,
    kind,
    version,
    landlord: { name: 'Lena Hart', signature: drawing(200) },
    tenant: { name: 'Nora Whitaker', signature: drawing(220) },
    consent: reportConsent.version,
    ...over,
  };
  return (await testWorld.perform(signConditionReport, { ...testWorld.call(), body })).data;
};
const deduct = (version: number, item: string, cents = 12_000) =>
  testWorld.perform(changeDeductions, {
    ...testWorld.call(),
    body: { lease_id, version, deductions: [{ item, reason: 'A new wall', cents }] },
  });

/** All good but what is changed. */
const filled = (report: Report, change: Readonly<Record<string, Partial<ReportItem>>> = {}): Report => ({
  ...report,
  keys: '2 house keys',
  rooms: report.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: 'good' as const, ...change[item.id] })),
  })),
});
const upload = async (bytes = pngBytes({ width: 40, height: 30 })) => {
  const name = testWorld.deps.ids.next('img');
  const key = uploadKey(testWorld.call().viewer, name);
  await testWorld.deps.files.put({ key, bytes: new Uint8Array(bytes), contentType: 'image/png' });
  return name;
};
const movedIn = async (change: Parameters<typeof filled>[1] = {}) => {
  await begin();
  const { report } = await get('in');
  const { version } = await save('in', filled(report, change), 0);
  await sign('in', version);
  return version + 1;
};
const movingOut = async (change: Parameters<typeof filled>[1]) => {
  await movedIn();
  testWorld.wait(20 * day);
  await testWorld.perform(endLease, {
    ...testWorld.call(),
    body: { lease_id, day: '2026-07-20', why: 'move-out', note: '' },
  });
  const { report } = await get('out');
  const address = '7 Oak Street, Ames, IA 50010';
  return save('out', { ...filled(report, change), day: '2026-07-20', address }, 0);
};

describe('a condition report', () => {
  it('begins with the rooms of the unit, and is read again as it was saved', async () => {
    await begin();
    const proposal = await get('in');
    expect(proposal).toMatchObject({
      version: 0,
      is_signed_lease: true,
      may_change: true,
      tenants: ['Nora Whitaker'],
    });
    const report = filled(proposal.report);
    expect(await save('in', report, 0)).toEqual({ version: 1 });
    expect(await get('in')).toMatchObject({ version: 1, report });
    expect(await code(save('in', report, 0))).toBe('changed-meanwhile');
    expect((await testWorld.audit()).map(({ action }) => action)).toContain('lease.condition');
  });

  it('is for a lease that everyone has signed', async () => {
    const { report, is_signed_lease, tenants } = await get('in');
    expect({ is_signed_lease, tenants }).toEqual({ is_signed_lease: false, tenants: ['Nora Whitaker'] });
    expect(await code(save('in', report, 0))).toBe('wrong-status');
  });

  it('is nobody else’s', async () => {
    await begin();
    const none = { ...listed(), grants: { areas: { leases: 'change' as const }, properties: [] } };
    for (const as of [none, { organizationId: 'org_two' }])
      expect(await code(get('in', as))).toBe('not-found');
    const body = { lease_id, contentType: 'image/png' as const, bytes: 9 };
    expect(await code(createConditionUpload({ ...testWorld.call(none), body }, testWorld.deps))).toBe(
      'not-found',
    );
  });

  it('keeps an upload as a photo, and lets it go when it is taken off', async () => {
    await begin();
    const { report } = await get('in');
    const photo = await upload();
    await save('in', filled(report, { 'kitchen-1': { photos: [photo] } }), 0);
    const { report: kept, pictures } = await get('in');
    const [name = ''] = kept.rooms.flatMap(({ items }) => items.flatMap(({ photos }) => photos));
    expect(name).toMatch(/^img_\w{26}\.png$/);
    expect(pictures[name]).toContain(name);
    const [unit] = (await testWorld.portfolio())[0]?.units ?? [];
    if (!unit) throw new Error('no unit');
    const isThere = async () =>
      (await testWorld.deps.files.peek(conditionPhotoKey(unit, name), 1)) !== undefined;
    expect(await isThere()).toBe(true);
    await save('in', filled(kept), 1);
    expect(await isThere()).toBe(true);
    await save('in', filled(kept, { 'kitchen-1': { photos: [] } }), 2);
    expect(await isThere()).toBe(false);
  });

  it('takes no photo that is gone, somebody else’s, or no picture', async () => {
    await begin();
    const { report } = await get('in');
    const of = (photo: string) => save('in', filled(report, { 'kitchen-1': { photos: [photo] } }), 0);
    expect(await code(of('img_00000000000000000000000000'))).toBe('not-found');
    expect(await code(of('../../x'))).toBe('not-found');
    expect(await fieldsOf(of(await upload(Buffer.from('no picture'))))).toHaveProperty('kitchen-1');
    expect((await get('in')).version).toBe(0);
  });
});

describe('signing it', () => {
  it('says that the tenants have moved in, once, and freezes it', async () => {
    const version = await movedIn();
    const { signed, report } = await get('in');
    const images = [signed?.landlord, signed?.tenant].map((by) => by?.signature_url.split('test/')[1] ?? '');
    expect(new Set(images).size).toBe(2);
    expect(images.map((key) => testWorld.files.has(key))).toEqual([true, true]);
    expect(signed).toMatchObject({
      landlord: { name: 'Lena Hart', signature_url: expect.stringContaining('.png') },
      tenant: { name: 'Nora Whitaker' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(
      (await testWorld.deps.leases.byId({ ...testWorld.call().viewer, leaseId: lease_id }))?.lease.movedInOn,
    ).toBe(report.day);
    expect(await code(save('in', report, version))).toBe('report-signed');
    expect(await code(sign('in', version))).toBe('report-signed');
  });

  it('needs consent to the text as it is today [D48]', async () => {
    await begin();
    const { report } = await get('in');
    await save('in', filled(report), 0);
    expect(await code(sign('in', 1, { consent: 'an older text' }))).toBe('consent-missing');
    expect((await get('in')).signed).toBeUndefined();
  });

  it('counts once when it is done five times at once, and no save comes between', async () => {
    await begin();
    const { report } = await get('in');
    await save('in', filled(report), 0);
    const tries = [1, 2, 3, 4, 5].map(() => code(sign('in', 1)));
    const late = code(save('in', filled(report, { 'kitchen-1': { note: 'Changed' } }), 1));
    const [results, saved] = [await Promise.all(tries), await late];
    const { signed, version } = await get('in');
    expect(results.filter((result) => result === 'done')).toHaveLength(signed ? 1 : 0);
    expect([saved === 'done', signed === undefined, version]).toEqual([!signed, !signed, 2]);
  });

  it('asks for a whole report, both names and both drawings', async () => {
    await begin();
    const { report } = await get('in');
    await save('in', report, 0);
    expect(Object.keys(Object(await fieldsOf(sign('in', 1))))).toEqual(
      expect.arrayContaining(['keys', 'kitchen-1']),
    );
    await save('in', filled(report), 1);
    expect(await code(sign('in', 1))).toBe('changed-meanwhile');
    expect(await code(sign('in', 2, { tenant: { name: ' ', signature: drawn } }))).toBe('signature-missing');
    expect(await code(sign('in', 2, { tenant: { name: 'Nora', signature: 'data:,x' } }))).toBe(
      'signature-missing',
    );
    const tooLarge = { tenant: { name: 'Nora', signature: tooLargeDrawn[2] } };
    expect(await code(sign('in', 2, tooLarge))).toBe('signature-missing');
    expect(await code(sign('in', 2))).toBe('done');
  });

  it('refuses the day that the lease refuses, and signs nothing then', async () => {
    await begin();
    const { report } = await get('in');
    await save('in', { ...filled(report), day: '2030-01-01' }, 0);
    expect(await code(sign('in', 1))).toBe('bad-day');
    expect((await get('in')).signed).toBeUndefined();
  });

  it('at move-out gives the keys back, with the address, beside the first report', async () => {
    const { version } = await movingOut({ 'kitchen-1': { condition: 'damaged', note: 'A hole' } });
    expect((await get('out')).before?.rooms).toHaveLength((await get('in')).report.rooms.length);
    await sign('out', version);
    const { lease } =
      (await testWorld.deps.leases.byId({ ...testWorld.call().viewer, leaseId: lease_id })) ?? {};
    expect(lease?.surrenders).toMatchObject([{ on: '2026-07-20' }]);
    expect(lease?.forwarding?.address).toBe('7 Oak Street, Ames, IA 50010');
  });

  it('at move-out needs a last day of the lease', async () => {
    await movedIn();
    const { report } = await get('out');
    await save('out', filled(report), 0);
    expect(await code(sign('out', 1))).toBe('no-last-day');
  });
});

describe('draft deductions', () => {
  it('are about what got worse, before and after both sides signed', async () => {
    const { version } = await movingOut({ 'kitchen-1': { condition: 'damaged', note: 'A hole' } });
    expect(await code(deduct(version, 'kitchen-2'))).toBe('invalid');
    await deduct(version, 'kitchen-1');
    expect(await code(deduct(version, 'kitchen-1'))).toBe('changed-meanwhile');
    await sign('out', version + 1);
    await deduct(version + 2, 'kitchen-1', 9000);
    expect(await get('out')).toMatchObject({
      deductions: [{ item: 'kitchen-1', cents: 9000 }],
      signed: { on: expect.any(String) },
    });
  });

  it('need a move-out report', async () => {
    await movedIn();
    expect(await code(deduct(1, 'kitchen-1'))).toBe('not-found');
  });
});
