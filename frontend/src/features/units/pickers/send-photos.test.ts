import { describe, expect, it } from 'vitest';
import { fitsInline, type PhotoPost, sendPhotos } from './send-photos';

const photo = (id: string, bytes: number) => ({ id, file: new File([new Uint8Array(bytes)], `${id}.jpg`) });
const small = photo('small', 1000);
const large = photo('large', 2_000_000);
const other = photo('other', 1_000_000);

function fakePost(failOn?: string) {
  const uploads: string[] = [];
  const post: PhotoPost = {
    inline: async (file) => ({ data: 'data:image/jpeg;base64,AA==', originalname: file.name }),
    upload: async (file, onProgress) => {
      if (file.name === failOn) throw new Error('the line broke');
      onProgress(file.size / 2);
      uploads.push(file.name);
      return `up-${file.name}`;
    },
  };
  return { post, uploads };
}

describe('photos on their way', () => {
  it('stay inside the call when they fit it', async () => {
    const { post, uploads } = fakePost();
    const sent = await sendPhotos([[small], [], [large]], { post, uploaded: new Map() });
    expect(sent.map((unit) => unit.inline.map((file) => file.originalname))).toEqual([
      ['small.jpg'],
      [],
      ['large.jpg'],
    ]);
    expect(uploads).toEqual([]);
  });

  it('go straight to storage when they do not, unit by unit, and say how far they are', async () => {
    const { post } = fakePost();
    const shares: number[] = [];
    expect(fitsInline([[large], [other]])).toBe(false);
    const sent = await sendPhotos([[large], [other, small]], {
      post,
      uploaded: new Map(),
      onProgress: (share) => shares.push(share),
    });
    expect(sent).toEqual([
      { inline: [], uploads: ['up-large.jpg'] },
      { inline: [], uploads: ['up-other.jpg', 'up-small.jpg'] },
    ]);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('are not sent twice when the first try broke off', async () => {
    const uploaded = new Map<string, string>();
    const broken = fakePost('other.jpg');
    await expect(sendPhotos([[large, other]], { post: broken.post, uploaded })).rejects.toThrow('broke');
    const again = fakePost();
    await sendPhotos([[large, other]], { post: again.post, uploaded });
    expect(again.uploads).toEqual(['other.jpg']);
  });
});
