import { afterEach, describe, expect, it, vi } from 'vitest';
import { cropPhoto } from './crop-photo';

afterEach(() => vi.unstubAllGlobals());

/** A browser that draws: it says what was drawn, and where. */
function drawing(picture: { width: number; height: number }, canDraw = true) {
  const drawn: unknown[][] = [];
  const pen = {
    fillStyle: '',
    fillRect: (...at: number[]) => drawn.push([pen.fillStyle, ...at]),
    drawImage: (_: unknown, ...at: number[]) => drawn.push(at),
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => (canDraw ? pen : null),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['small'], { type })),
  };
  vi.stubGlobal('createImageBitmap', async () => ({ ...picture, close: () => {} }));
  vi.stubGlobal('document', { createElement: () => canvas });
  return { drawn, canvas };
}
const photo = new File(['a'], 'front.png', { type: 'image/png' });

describe('a cropped photo', () => {
  it.each([
    ['a wide one loses its sides', { width: 2000, height: 900 }, 0.5, [400, 0, 1200, 900], [800, 600]],
    ['a high one loses top and bottom', { width: 1200, height: 1900 }, 0.5, [0, 500, 1200, 900], [800, 600]],
    ['its start can stay', { width: 1200, height: 1900 }, 0, [0, 0, 1200, 900], [800, 600]],
    ['its end can stay', { width: 1200, height: 1900 }, 1, [0, 1000, 1200, 900], [800, 600]],
    ['a small one is not enlarged', { width: 400, height: 300 }, 0.5, [0, 0, 400, 300], [400, 300]],
  ] as const)('%s', async (_, picture, at, part, [width, height]) => {
    const { drawn } = drawing(picture);
    const file = await cropPhoto(photo, { width: 800, ratio: 4 / 3, at });
    expect(drawn).toEqual([
      ['#FFFFFF', 0, 0, width, height],
      [...part, 0, 0, width, height],
    ]);
    expect([file.name, file.type, file.size]).toEqual(['photo.jpg', 'image/jpeg', 5]);
  });

  it('keeps the middle unless told', async () => {
    const { drawn } = drawing({ width: 2000, height: 900 });
    await cropPhoto(photo, { width: 800, ratio: 4 / 3 });
    expect(drawn[1]?.slice(0, 4)).toEqual([400, 0, 1200, 900]);
  });

  it('stays as it is where it moves or cannot be drawn', async () => {
    const gif = new File(['a'], 'front.gif', { type: 'image/gif' });
    drawing({ width: 2000, height: 900 });
    expect(await cropPhoto(gif, { width: 800, ratio: 1 })).toBe(gif);
    drawing({ width: 2000, height: 900 }, false);
    expect(await cropPhoto(photo, { width: 800, ratio: 1 })).toBe(photo);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
    expect(await cropPhoto(photo, { width: 800, ratio: 1 })).toBe(photo);
  });
});
