import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBusiness } from '../../shared/domain/settings/business';
import { usualLeaseDefaults } from '../../shared/domain/settings/lease-defaults';
import { pngChunk, wholePng } from '../../test/support/image-bytes';
import { type LeaseWorld, openLeases } from '../../test/support/test-world/leases';
import { mailHead } from '../common/letterhead/mail-head';
import { layOut } from '../gateways/mail/mail-layout';
import { logger } from '../runtime/logger';
import { StoredPacket } from '../table/leases/record';
import { changeFeeSettings } from './change-fee-settings';
import { changeOrganizationSettings } from './change-organization-settings';
import { createLogoUpload } from './create-logo-upload';
import { getOrganizationSettings } from './get-organization-settings';
import { saveLogo } from './save-logo';

logger.setLogLevel('SILENT');

let testWorld: LeaseWorld;
beforeEach(async () => {
  testWorld = await openLeases();
});

type Body = Parameters<typeof changeOrganizationSettings.act>[0]['body'];
const set = (body: Body, viewer = {}) =>
  testWorld.perform(changeOrganizationSettings, { ...testWorld.call(viewer), body });
const read = async (viewer = {}) =>
  (await getOrganizationSettings(testWorld.call(viewer), testWorld.deps)).data;
const logged = async (action: string) => (await testWorld.audit()).filter((one) => one.action === action);

const business = {
  ...emptyBusiness,
  legalName: ' Northgate  Homes LLC ',
  phone: '+1 (515) 555-0142',
  address: '12 Elm Street\n\n Des Moines, IA 50309 ',
  footer: 'northgate.test',
};
const tidy = {
  ...emptyBusiness,
  legalName: 'Northgate Homes LLC',
  phone: '5155550142',
  address: '12 Elm Street\nDes Moines, IA 50309',
  footer: 'northgate.test',
};
const staff = {
  roleLabel: 'rentalManager',
  grants: { areas: { money: 'change' }, properties: ['prp_one'] },
} as const;
const denied = { code: 'not-permitted' };

describe('the settings of an organization', () => {
  it('change no lease that was sent: it keeps the letterhead it had', async () => {
    await set({ version: 0, business });
    await testWorld.sent();
    await set({ version: 1, business: { ...tidy, legalName: 'Southgate Homes LLC' } });
    const [packet] = await testWorld.all(StoredPacket);
    expect(packet?.letterhead).toEqual({
      name: 'Northgate Homes',
      lines: ['Northgate Homes LLC', '12 Elm Street', 'Des Moines, IA 50309', '+1 (515) 555-0142'],
      footer: 'northgate.test',
    });
  });

  it('are tidied, logged, and leave the other sections as they are', async () => {
    await testWorld.perform(changeFeeSettings, {
      ...testWorld.call(),
      body: { version: 0, late_fees: 'remind' },
    });
    expect((await set({ version: 1, business })).data).toEqual({ version: 2 });
    expect(await read()).toMatchObject({
      name: 'Northgate Homes',
      business: tidy,
      logo_url: '',
      fees: { late_fees: { mode: 'remind' }, version: 2 },
    });
    await testWorld.perform(changeFeeSettings, {
      ...testWorld.call(),
      body: { version: 2, late_fees: 'off' },
    });
    expect((await read()).business).toEqual(tidy);
    const [entry] = await logged('settings.organization');
    expect(entry?.after).toEqual({
      legalName: 'Northgate Homes LLC',
      businessPhone: '5155550142',
      businessAddress: '12 Elm Street\nDes Moines, IA 50309',
      footer: 'northgate.test',
    });
  });

  it('hold what a new lease begins with; a text that no lease can be made from is refused', async () => {
    expect((await read()).lease).toEqual(usualLeaseDefaults);
    const lease = { ...usualLeaseDefaults, termMonths: 6, noticeAddress: ' PO Box 9 ', templateId: 'room' };
    await set({ version: 0, lease });
    expect((await read()).lease).toEqual({ ...lease, noticeAddress: 'PO Box 9' });
    const gone = set({ version: 1, lease: { ...lease, templateId: 'tpl_other' } });
    await expect(gone).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { 'lease.templateId': 'Choose a published template' } },
    });
    const late = { ...lease.late, fee: { kind: 'flat' as const, cents: 0 } };
    await expect(set({ version: 1, lease: { ...lease, late } })).rejects.toMatchObject({
      details: { fields: { 'lease.late.fee.cents': 'Enter an amount' } },
    });
    const [entry] = await logged('settings.organization');
    expect(entry?.after).toMatchObject({
      termMonths: 6,
      dueDay: 1,
      usualDeposit: 0,
      template: 'Room rental',
      proration: 'actual-days',
    });
    expect(entry?.after).not.toHaveProperty('utilities');
  });

  it('are not changed on what somebody else changed meanwhile', async () => {
    await set({ version: 0, business });
    await expect(set({ version: 0, business: emptyBusiness })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect((await read()).business).toEqual(tidy);
  });

  it.each([
    ['phone', '515 555'],
    ['emergencyPhone', 'call us'],
    ['address', '1\n2\n3\n4\n5'],
    ['legalName', 'Win at evil.test'],
    ['license', 'https://evil.test'],
  ])('refuse a wrong %s by its name', async (field, value) => {
    const asked = set({ version: 0, business: { ...emptyBusiness, [field]: value } });
    await expect(asked).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [`business.${field}`]: expect.any(String) } },
    });
  });

  it('are the whole organization’s: staff of some properties change none of it', async () => {
    await expect(set({ version: 0, business }, staff)).rejects.toMatchObject(denied);
    await expect(logo('', 0, staff)).rejects.toMatchObject(denied);
    const body = { contentType: 'image/png', bytes: 10 } as const;
    await expect(createLogoUpload({ ...testWorld.call(staff), body }, testWorld.deps)).rejects.toMatchObject(
      denied,
    );
  });
});

const logo = (upload: string, version = 0, viewer = {}) =>
  testWorld.perform(saveLogo, { ...testWorld.call(viewer), body: { version, upload } });

/** Uploads these bytes as a browser would, whatever was announced. */
async function send(bytes: Uint8Array): Promise<string> {
  const body = { contentType: 'image/png', bytes: 100 } as const;
  const { data } = await createLogoUpload({ ...testWorld.call(), body }, testWorld.deps);
  const key = data.fields.key ?? '';
  await testWorld.deps.files.put({ key, bytes, contentType: 'image/png' });
  return data.imageUpload;
}

const picture = (size = { width: 240, height: 60 }) => wholePng(size);
const zeros = (count: number) => new Uint8Array(count);

describe('a logo', () => {
  it('is kept under its hash without what hides in it, goes at the head of mails, and stays for old leases', async () => {
    const upload = await send(wholePng({ width: 240, height: 60 }, { more: [pngChunk('zTXt', zeros(50))] }));
    const { data } = await logo(upload);
    expect(data).toMatchObject({
      version: 1,
      logo_url: expect.stringMatching(/images\/org_one\/logo\/[0-9a-f]{64}\.png/),
    });
    const head = await mailHead({ organizationId: 'org_one' }, testWorld.deps);
    const key = head?.logo ?? '';
    const stored = await testWorld.deps.files.peek(key, 1_000_000);
    expect(Buffer.from(stored?.head ?? zeros(0)).equals(Buffer.from(picture()))).toBe(true);
    const mail = layOut({ subject: 'Rent', paragraphs: ['Hi'] }, head);
    expect(mail).toMatchObject({ logo: key, html: expect.stringContaining('src="cid:logo"') });
    expect((await logo('', 1)).data).toEqual({ version: 2, logo_url: '' });
    expect(await testWorld.deps.files.peek(key, 10)).toBeDefined();
    expect((await logged('settings.logo')).map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        [{ logo: false }, { logo: true }],
        [{ logo: true }, { logo: false }],
      ]),
    );
  });

  it.each([
    ['an SVG', Buffer.from('<svg onload="alert(1)"/>'), /SVG/],
    ['a narrow one', picture({ width: 239, height: 60 }), /240/],
    ['one that unpacks to gigabytes', picture({ width: 2_401, height: 10 }), /2,400/],
    ['more than 1 MB', Buffer.concat([picture(), zeros(1024 * 1024)]), /1 MB/],
    ['pixels that say too little', wholePng({ width: 240, height: 60 }, { pixels: zeros(100) }), /damaged/],
    [
      'pixels that unpack to more',
      wholePng({ width: 240, height: 60 }, { pixels: zeros(20_000) }),
      /damaged/,
    ],
    ['one that is cut', picture().subarray(0, 60), /damaged/],
  ])('is refused as %s', async (_, bytes, words) => {
    const sent = await send(bytes);
    await expect(logo(sent)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { upload: expect.stringMatching(words) } },
    });
    expect((await read()).logo_url).toBe('');
  });

  it('of somebody else, or by a path, is not found', async () => {
    for (const name of ['img_00000000000000000000000099', '../org_two/usr/x'])
      await expect(logo(name)).rejects.toMatchObject({ code: 'invalid' });
  });
});
