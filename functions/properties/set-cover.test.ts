import { beforeEach, describe, expect, it } from 'vitest';
import { jpegBytes } from '../../test/support/image-bytes';
import { propertyId } from '../../test/support/stand/portfolio';
import { openProperty } from '../../test/support/stand/properties';
import { ada } from '../../test/support/stand/viewer';
import { createImageUpload } from './create-image-upload';

let stand: Awaited<ReturnType<typeof openProperty>>;
beforeEach(async () => {
  stand = await openProperty();
});

const upload = async (bytes: Uint8Array) => {
  const body = { contentType: 'image/jpeg', bytes: bytes.length } as const;
  const { data } = await createImageUpload({ ...stand.call(), body }, stand.deps);
  stand.files.set(data.fields.key ?? '', { bytes, contentType: 'image/jpeg' });
  return data.imageUpload;
};
const photo = jpegBytes({ width: 400, height: 300 });
const stored = () => [...stand.files.keys()];

describe('setCover', () => {
  it('makes an upload the photo of the property, in every list, and logs it', async () => {
    const { data } = await stand.setCover(await upload(photo));
    const place = `images/org_one/${propertyId}/cover/`;
    expect(stored()).toEqual([expect.stringContaining(place)]);
    expect(data.image_url).toContain(place);
    expect(await stand.read()).toMatchObject({ image_url: data.image_url, has_cover: true, version: 2 });
    expect((await stand.read(ada))?.image_url).toBe(data.image_url);
    expect((await stand.audit()).map(({ action }) => action)).toEqual(['property.cover']);
  });

  it('replaces the one before, and goes back to the unit’s when taken away', async () => {
    await stand.setCover(await upload(photo));
    const [first] = stored();
    await stand.setCover(await upload(photo));
    expect(stored()).toHaveLength(1);
    expect(stored()).not.toContain(first);
    expect((await stand.setCover()).data.image_url).toBe('');
    expect(stored()).toEqual([]);
    expect(await stand.read()).toMatchObject({ image_url: '', has_cover: false });
    await stand.setCover();
    expect(await stand.audit()).toHaveLength(3);
  });

  it('takes no file that is no picture, and none that is not there', async () => {
    const text = await upload(new TextEncoder().encode('hello'));
    await expect(stand.setCover(text)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { upload: 'Only image files are allowed.' } },
    });
    await expect(stand.setCover('img_none')).rejects.toMatchObject({ code: 'not-found' });
    expect((await stand.read())?.image_url).toBe('');
  });
});
