import { describe, expect, it } from 'vitest';
import { limits } from '../../shared/domain/limits';
import { pngBytes } from '../../test/support/image-bytes';
import { openProfile, type Profile } from '../../test/support/test-world/profile';

const picture = () => pngBytes({ width: 8, height: 8 });

/** Uploads these bytes as a browser would, even if more than announced. */
async function send({ call, files }: Profile, bytes: Uint8Array = picture()): Promise<string> {
  const { json } = await call('createPhotoUpload', { contentType: 'image/png', bytes: 100 });
  const { imageUpload, fields } = json.data as { imageUpload: string; fields: Record<string, string> };
  files.set(fields.key ?? '', { bytes, contentType: 'image/png' });
  return imageUpload;
}
const save = async ({ call }: Profile, upload: string) => call('savePhoto', { upload });

describe('savePhoto', () => {
  it('keeps the photo under the person, shows it, tells the log, and leaves no upload behind', async () => {
    const api = await openProfile();
    const upload = await send(api);
    const { status, json } = await save(api, upload);
    const key = `users/usr_jane/${upload}.png`;
    expect([status, json.data]).toEqual([200, { image_url: `https://files.test/${key}` }]);
    expect([...api.files.keys()]).toEqual([key]);
    expect((await api.call('getProfile')).json.data).toMatchObject({
      image_url: expect.stringContaining(key),
    });
    expect(await api.logged()).toEqual(['account.profile org_one', 'account.profile org_two']);
  });

  it('takes the place of the one before, whose file goes', async () => {
    const api = await openProfile();
    await save(api, await send(api));
    const second = await send(api);
    await save(api, second);
    expect([...api.files.keys()]).toEqual([`users/usr_jane/${second}.png`]);
  });

  it('is taken away by an empty name', async () => {
    const api = await openProfile();
    await save(api, await send(api));
    expect((await save(api, '')).json.data).toEqual({ image_url: '' });
    expect([api.files.size, (await api.jane()).photo]).toEqual([0, '']);
    expect((await save(api, '')).status).toBe(200);
  });

  it('answers a repeat after a lost reply with the photo there is, once in the log', async () => {
    const api = await openProfile();
    const upload = await send(api);
    const first = await save(api, upload);
    const again = await save(api, upload);
    expect([again.status, again.json.data]).toEqual([200, first.json.data]);
    expect(await api.logged()).toHaveLength(2);
  });

  it.each([
    ['what is no picture', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['a picture that is too large', pngBytes({ width: 8, height: 8 }, limits.imageBytesPerUnit)],
  ])('refuses %s, and keeps the photo there was', async (_, bytes) => {
    const api = await openProfile();
    await save(api, await send(api));
    const before = (await api.jane()).photo;
    const { status, json } = await save(api, await send(api, bytes));
    expect([status, json.error]).toMatchObject([422, { fields: { upload: expect.any(String) } }]);
    expect((await api.jane()).photo).toBe(before);
    expect(api.files.has(before ?? '')).toBe(true);
  });

  it.each(['img_00000000000000000000000099', '../org_two/usr_else/x', 'x', '%2e%2e'])(
    'finds nothing under %s, nor what somebody else sent',
    async (name) => {
      const api = await openProfile();
      api.files.set('uploads/org_one/usr_else/img_00000000000000000000000099', {
        bytes: picture(),
        contentType: 'image/png',
      });
      expect((await save(api, name)).status).toBe(422);
      expect((await api.jane()).photo).toBeUndefined();
    },
  );
});
