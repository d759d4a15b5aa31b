import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../infra/local/seed/accounts';
import { type Client, signedIn } from '../support/client';
import { pngBytes } from '../support/image-bytes';
import { type RunningProduct, startProduct } from '../support/product';

let product: RunningProduct;
let head: Client;
beforeAll(async () => {
  product = await startProduct({ demoData: true });
  head = await signedIn(product.url, 'orgadmin@demo.test', demoPassword);
});
afterAll(() => product?.stop());

const profile = async (client = head) => (await client.call('profile', 'getProfile', {})).body.data;
const again = (password: string, email = 'orgadmin@demo.test') => signedIn(product.url, email, password);

/** Uploads the photo to storage, as the browser does; returns its name. */
async function upload(): Promise<string> {
  const bytes = pngBytes({ width: 64, height: 64 });
  const body = { contentType: 'image/png' as const, bytes: bytes.length };
  const { imageUpload, url, fields } = (await head.call('profile', 'createPhotoUpload', { body })).body.data;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  expect((await fetch(new URL(url, product.url), { method: 'POST', body: form })).ok).toBe(true);
  return imageUpload;
}

describe('what a person keeps about themself', () => {
  it('is a name that the organization’s people see, and a photo that is shown and taken away', async () => {
    const body = { first_name: 'Orla', last_name: 'Nyström', mobile_number: '(555) 222-3333' };
    expect((await head.call('profile', 'updateProfile', { body })).status).toBe(200);
    const { people } = (await head.call('people', 'listPeople', { query: { search: 'nystrom' } })).body.data;
    expect(people).toMatchObject([{ first_name: 'Orla', last_name: 'Nyström' }]);
    const user = (await head.call('users', 'getCurrentUser', {})).body.data;
    expect(user).toMatchObject({ first_name: 'Orla', mobile_number: '5552223333' });

    const saved = await head.call('profile', 'savePhoto', { body: { upload: await upload() } });
    const { image_url } = saved.body.data;
    const shown = await fetch(new URL(image_url, product.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await profile()).image_url).toBe(image_url);
    expect((await head.call('users', 'getCurrentUser', {})).body.data.has_photo).toBe(true);
    await head.call('profile', 'savePhoto', { body: { upload: '' } });
    expect((await head.call('users', 'getCurrentUser', {})).body.data.has_photo).toBeUndefined();
    // As a bucket answers who may not list it.
    expect((await fetch(new URL(image_url, product.url))).status).toBe(403);
  });

  it('is the organization’s name for its head, seen by everyone in it, and told to the log', async () => {
    const staff = await again(demoPassword, 'rentalmanager@demo.test');
    const refused = await staff.call('profile', 'renameOrganization', { body: { name: 'Ours now' } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'not-permitted']);
    expect((await head.call('profile', 'renameOrganization', { body: { name: 'Riverbend' } })).status).toBe(
      200,
    );
    const [role] = (await staff.call('users', 'getCurrentUser', {})).body.data.roles;
    expect(role?.organization).toBe('Riverbend');
    expect((await again(demoPassword, 'rentalmanager@demo.test')).token).toBeDefined();
    const { entries } = (await head.call('audit', 'getEntries', { query: {} })).body.data;
    expect(entries.map(({ words }) => words)).toContain('Renamed the organization');
  });

  it('is where they are told: by mail too, when that was chosen', async () => {
    const { notifications } = await profile();
    const body = { ...notifications, people: { bell: false, mail: true } };
    await head.call('profile', 'savePreferences', { body });
    const invited = { email: 'nina@demo.test', role_label: 'rentalManager' as const };
    const grants = { areas: {}, properties: 'all' as const };
    await head.call('people', 'invitePerson', { body: { ...invited, grants } });
    const mail = (await product.outbox()).find(({ to }) => to === invited.email);
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const form = { token, first_name: 'Nina', last_name: 'Lund', password: 'Fjord-and-birch-9' };
    expect((await head.call('people', 'acceptInvitation', { body: form })).status).toBe(200);
    // The sending job polls every second.
    await expect
      .poll(() => product.outbox(), { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ to: 'orgadmin@demo.test', subject: 'Invitation accepted' }));
  });

  it('is where they are logged in: one device ended, then by a new password all but this one', async () => {
    const [phone, tablet] = [await again(demoPassword), await again(demoPassword)];
    const list = (await head.call('profile', 'listSessions', {})).body.data;
    expect(list[0]).toMatchObject({ session_id: head.sessionId, is_this: true });
    expect(list.length).toBeGreaterThanOrEqual(3);
    await head.call('profile', 'endSession', { body: { session_id: phone.sessionId } });
    expect((await phone.call('profile', 'getProfile', {})).status).toBe(401);
    expect((await tablet.call('profile', 'getProfile', {})).status).toBe(200);

    const body = { password: 'not this one', new_password: 'Fjord-and-birch-9' };
    const wrong = await head.call('profile', 'changePassword', { body });
    expect([wrong.error?.code, Object.keys(wrong.error?.fields ?? {})]).toEqual([
      'wrong-credentials',
      ['password'],
    ]);
    const right = { ...body, password: demoPassword };
    expect((await head.call('profile', 'changePassword', { body: right })).status).toBe(200);
    expect((await tablet.call('profile', 'getProfile', {})).status).toBe(401);
    expect((await head.call('profile', 'listSessions', {})).body.data).toHaveLength(1);
    await expect(again(demoPassword)).rejects.toThrow('wrong-credentials');
    expect((await again('Fjord-and-birch-9')).token).toBeDefined();
    const subjects = (await product.outbox()).map(({ subject }) => subject);
    expect(subjects).toContain('Your Keystead password was changed');
    expect(product.reports).toEqual([]);
  });
});
