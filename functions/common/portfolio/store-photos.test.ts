import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { filesIn, type KeptFiles } from '../../../test/support/test-world/gateways';
import { storePhotos } from './store-photos';
import type { Photo } from './unit-photos';

const photo = (key: string): Photo => ({
  key,
  contentType: 'image/png',
  size: 1,
  source: { bytes: new Uint8Array(1) },
});

it('leaves no photo behind when one cannot be put in its place, however long another one takes', async () => {
  const kept: KeptFiles = new Map();
  const files = filesIn(kept);
  const arriving: Promise<void>[] = [];
  const put: typeof files.put = (file) => {
    if (file.key === 'broken') return Promise.reject(new Error('the bucket is away'));
    const arrival = setImmediate().then(() => files.put(file));
    arriving.push(arrival);
    return arrival;
  };
  await expect(storePhotos([photo('slow'), photo('broken')], { ...files, put })).rejects.toThrow('away');
  await Promise.all(arriving);
  expect([...kept.keys()]).toEqual([]);
});
