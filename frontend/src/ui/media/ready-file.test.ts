import { afterEach, describe, expect, it, vi } from 'vitest';
import { heicPhoto as heic } from '../../../../test/support/heic-photo';
import { avifBytes, gifBytes, jpegBytes, pngBytes, webpBytes } from '../../../../test/support/image-bytes';
import { readyFile, readyFiles } from './ready-file';

afterEach(() => vi.unstubAllGlobals());

const size = { width: 640, height: 480 };
const file = (bytes: Uint8Array, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });

/** The decoder's worker, which answers with this, or throws before it can. */
function decoder(answer: Blob | 'unreadable' | Error) {
  const seen = { sent: [] as number[], ended: 0 };
  class FakeWorker extends EventTarget {
    postMessage(bytes: Uint8Array) {
      seen.sent.push(bytes.length);
      const event =
        answer instanceof Error ? new Event('error') : new MessageEvent('message', { data: answer });
      queueMicrotask(() => this.dispatchEvent(event));
    }
    terminate() {
      seen.ended += 1;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return seen;
}
const jpeg = new Blob(['a jpeg'], { type: 'image/jpeg' });

describe('a chosen file', () => {
  it.each([
    ['IMG_1.HEIC', ''],
    ['IMG_1.heif', 'image/heif'],
    ['IMG_1.jpg', 'image/jpeg'],
    ['IMG_1', 'image/heic'],
  ])('that is a HEIC becomes a JPEG, whatever it is called: %s (%s)', async (name, type) => {
    const seen = decoder(jpeg);
    const { file: ready, problem } = await readyFile(file(heic, name, type));
    expect([ready?.name, ready?.type, problem]).toEqual(['IMG_1.jpg', 'image/jpeg', undefined]);
    expect(await ready?.text()).toBe('a jpeg');
    expect(seen).toEqual({ sent: [heic.length], ended: 1 });
  });

  it.each([
    ['a.png', 'image/png', jpegBytes(size), 'a.jpg', 'image/jpeg'],
    ['a.heic', '', jpegBytes(size), 'a.jpg', 'image/jpeg'],
    ['a.heic', 'image/heic', pngBytes(size), 'a.png', 'image/png'],
    ['a.jpeg', 'image/jpeg', webpBytes('VP8 ', size), 'a.webp', 'image/webp'],
    ['a', 'image/png', gifBytes(size), 'a.gif', 'image/gif'],
    ['a.heic', '', avifBytes(size), 'a.avif', 'image/avif'],
    ['a.JPEG', 'image/jpg', jpegBytes(size), 'a.JPEG', 'image/jpeg'],
  ])('%s (%s) with another ending gets that of its content', async (name, type, bytes, right, kind) => {
    const { file: ready } = await readyFile(file(bytes, name, type));
    expect([ready?.name, ready?.type, ready?.size]).toEqual([right, kind, bytes.length]);
  });

  it.each([
    file(jpegBytes(size), 'a.jpeg', 'image/jpeg'),
    file(new Uint8Array([1]), 'lease.pdf', 'application/pdf'),
    file(new Uint8Array([1]), 'notes', ''),
    file(new Uint8Array(), 'empty.png', 'image/png'),
    file(new Uint8Array([1]), 'drawing.svg', 'image/svg+xml'),
  ])('of another kind, or right already, stays as it is', async (chosen) => {
    expect((await readyFile(chosen)).file).toBe(chosen);
  });

  it('is refused by its name: broken, too many pixels, too many bytes, or not decoded', async () => {
    const broken = '“x.jpg” cannot be read as a photo. It may be damaged. Try another one.';
    expect(await readyFile(file(new Uint8Array([1, 2]), 'x.jpg', 'image/jpeg'))).toEqual({ problem: broken });
    expect(await readyFile(file(pngBytes({ width: 30_000, height: 20 }), 'x.png', 'image/png'))).toEqual({
      problem:
        '“x.png” has 30,000 by 20 pixels. A photo can have at most 12,000 on a side and 60,000,000 in all.',
    });
    const seen = decoder('unreadable');
    expect((await readyFile(file(heic, 'x.jpg', 'image/jpeg'))).problem).toBe(broken);
    decoder(new Error('the worker was refused'));
    expect((await readyFile(file(heic, 'x.jpg', 'image/jpeg'))).problem).toBe(broken);
    const large = Buffer.concat([heic, Buffer.alloc(25 * 1024 * 1024)]);
    expect((await readyFile(file(large, 'x.heic'))).problem).toBe('“x.heic” is too large: at most 25 MB.');
    expect(seen.sent).toHaveLength(1);
  });

  it('that claims more pixels than a camera has is never given to the decoder', async () => {
    const seen = decoder(jpeg);
    const bomb = Uint8Array.from(heic);
    const at = Buffer.from(heic).indexOf('ispe') + 8;
    new DataView(bomb.buffer).setUint32(at, 50_000);
    expect((await readyFile(file(bomb, 'x.heic'))).problem).toMatch(/“x.heic” has 50,000 by 480 pixels/);
    expect(seen.sent).toEqual([]);
  });

  it('is taken although others of the same choice are not', async () => {
    decoder(jpeg);
    const chosen = [
      file(new Uint8Array([1]), 'torn.heic'),
      file(heic, 'IMG_1.HEIC'),
      file(pngBytes(size), 'b.png', 'image/png'),
    ];
    const { ready, problems } = await readyFiles(chosen);
    expect(ready.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'b.png']);
    expect(problems).toEqual([expect.stringContaining('“torn.heic” cannot be read')]);
  });
});
