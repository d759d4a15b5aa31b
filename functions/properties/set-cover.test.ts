import { beforeEach, describe, expect, it } from 'vitest';
import { jpegBytes } from '../../test/support/image-bytes';
import { propertyId } from '../../test/support/test-world/portfolio';
import { openProperty } from '../../test/support/test-world/properties';
import { ada } from '../../test/support/test-world/viewer';
import { createImageUpload } from './create-image-upload';

let testWorld: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  testWorld = await openProperty();
});

const upload = async (bytes: Uint8Array) => {
  const body = { contentType: 'image/jpeg', bytes: bytes.length } as const;
  const { data } = await createImageUpload({ ...testWorld.call(), body }, testWorld.deps);
  testWorld.files.set(data.fields.key ?? '', { bytes, contentType: 'image/jpeg' });
  return data.imageUpload;
};
const photo = jpegBytes({ width: 400, height: 300 });
const stored = () => [...testWorld.files.keys()];

describe('setCover', () => {
  it('makes an upload the photo of the property, in every list, and logs it', async () => {
    const { data } = await testWorld.setCover(await upload(photo));
    const place = `images/org_one/${propertyId}/cover/`;
    expect(stored()).toEqual([expect.stringContaining(place)]);
    expect(data.image_url).toContain(place);
    expect(await testWorld.read()).toMatchObject({ image_url: data.image_url, has_cover: true, version: 2 });
    expect((await testWorld.read(ada))?.image_url).toBe(data.image_url);
    expect((await testWorld.audit()).map(({ action }) => action)).toEqual(['property.cover']);
  });

  it('replaces the one before, and goes back to the unit’s when taken away', async () => {
    await testWorld.setCover(await upload(photo));
    const [first] = stored();
    await testWorld.setCover(await upload(photo));
    expect(stored()).toHaveLength(1);
    expect(stored()).not.toContain(first);
    expect((await testWorld.setCover()).data.image_url).toBe('');
    expect(stored()).toEqual([]);
    expect(await testWorld.read()).toMatchObject({ image_url: '', has_cover: false });
    await testWorld.setCover();
    expect(await testWorld.audit()).toHaveLength(3);
  });

  it('takes no file that is no picture, and none that is not there', async () => {
    const text = await upload(new TextEncoder().encode('hello'));
    await expect(testWorld.setCover(text)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { upload: 'Only image files are allowed.' } },
    });
    await expect(testWorld.setCover('img_none')).rejects.toMatchObject({ code: 'not-found' });
    expect((await testWorld.read())?.image_url).toBe('');
  });
});
