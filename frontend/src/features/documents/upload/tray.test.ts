import { describe, expect, it, vi } from 'vitest';
import { ApiRefusal, Offline } from '../../../api/refusal';
import { documentPost } from './post-document';
import { type DocumentPost, Tray } from './tray';
import type { TrayItem } from './tray-item';

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

/** Storage whose answers the test gives by hand, in the order of the requests. */
function byHand() {
  const sends: { name: string; progress(share: number): void; done(): void; fail(error: unknown): void }[] =
    [];
  const kept: { name: string; upload: string; key: string }[] = [];
  const keeps: (() => unknown)[] = [];
  const post: DocumentPost = {
    send: ({ file }, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const done = () => resolve(`upload of ${file.name}`);
        sends.push({ name: file.name, progress: onProgress, done, fail: reject });
      }),
    async keep({ name }, { upload, key }) {
      kept.push({ name, upload, key });
      await keeps.shift()?.();
    },
    explain: documentPost('unt_1').explain,
  };
  return { sends, kept, keeps, post };
}

function fresh() {
  const hand = byHand();
  let ids = 0;
  const done: string[] = [];
  const rests: (readonly string[])[] = [];
  const tray = new Tray({
    post: hand.post,
    newId: () => `id_${++ids}`,
    onKept: ({ name }: TrayItem) => void done.push(name),
    onRest: (names) => void rests.push(names),
  });
  const item = (name: string) => tray.view().items.find(({ file }) => file.name === name);
  const idOf = (name: string) => item(name)?.id ?? '';
  return { ...hand, tray, done, rests, item, idOf };
}

const refusedBy =
  (code: string, fields: Record<string, string> = {}) =>
  () => {
    throw new ApiRefusal({ code, status: 422, message: `Said no: ${code}`, fields });
  };

describe('files on their way', () => {
  it('take only what can be kept and fits, and say why of the rest by name', () => {
    const { tray } = fresh();
    tray.add([pdf('a.pdf'), new File(['x'], 'b.exe'), pdf('c.pdf'), pdf('d.pdf')], { room: 2 });
    expect(tray.view().items.map(({ name, kind }) => [name, kind])).toEqual([
      ['a.pdf', 'other'],
      ['c.pdf', 'other'],
    ]);
    expect(tray.view().refused).toEqual([
      expect.stringMatching(/^“b.exe” is not a supported type/),
      'Only 2 more documents fit this unit. The others were left out.',
    ]);
  });

  it('go two at once, each with its own progress, and leave the tray as documents', async () => {
    const { tray, sends, kept, done, rests, item } = fresh();
    tray.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], { room: 9 });
    tray.start();
    expect(sends.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    sends[1]?.progress(0.5);
    expect([item('a.pdf')?.share, item('b.pdf')?.share]).toEqual([0, 0.5]);
    sends[1]?.done();
    await vi.waitFor(() => expect(done).toEqual(['b.pdf']));
    expect(sends.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(kept).toMatchObject([{ name: 'b.pdf', upload: 'upload of b.pdf' }]);
    expect(tray.view().items.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
    expect(rests).toEqual([]);
    sends[0]?.done();
    sends[2]?.done();
    await vi.waitFor(() => expect(rests).toEqual([['b.pdf', 'a.pdf', 'c.pdf']]));
    expect(tray.view().items).toEqual([]);
  });

  it('keep what was typed when the connection breaks, and send nothing twice after it', async () => {
    const { tray, sends, keeps, kept, done, item, idOf } = fresh();
    tray.add([pdf('a.pdf')], { room: 9 });
    tray.edit(idOf('a.pdf'), { name: 'Typed', kind: 'notice' });
    tray.start();
    sends[0]?.fail(new Offline());
    await vi.waitFor(() =>
      expect(item('a.pdf')).toMatchObject({ state: 'failed', name: 'Typed', kind: 'notice' }),
    );
    expect(item('a.pdf')?.problem).toMatch(/offline/);

    keeps.push(() => Promise.reject(new Offline()));
    tray.retry(idOf('a.pdf'));
    sends[1]?.done();
    await vi.waitFor(() => expect(item('a.pdf')?.state).toBe('failed'));
    tray.retry(idOf('a.pdf'));
    await vi.waitFor(() => expect(done).toEqual(['Typed']));
    expect(sends).toHaveLength(2);
    expect(kept[0]?.key).toBe(kept[1]?.key);
  });

  it('take another key when other words were typed between two tries', async () => {
    const { tray, sends, keeps, kept, done, item, idOf } = fresh();
    tray.add([pdf('a.pdf')], { room: 9 });
    keeps.push(refusedBy('invalid', { name: 'Name is required' }));
    tray.start();
    sends[0]?.done();
    await vi.waitFor(() => expect(item('a.pdf')?.problem).toBe('Name is required'));
    tray.edit(idOf('a.pdf'), { name: 'Better' });
    tray.start();
    await vi.waitFor(() => expect(done).toEqual(['Better']));
    expect(sends).toHaveLength(1);
    expect(kept[0]?.key).not.toBe(kept[1]?.key);
  });

  it('are sent anew when the server did not like the bytes', async () => {
    const { tray, sends, keeps, item, idOf } = fresh();
    tray.add([pdf('a.pdf')], { room: 9 });
    keeps.push(refusedBy('invalid', { upload: 'This is no PDF' }));
    tray.start();
    sends[0]?.done();
    await vi.waitFor(() => expect(item('a.pdf')?.problem).toBe('This is no PDF'));
    tray.retry(idOf('a.pdf'));
    expect(sends).toHaveLength(2);
  });

  it('stop when canceled, stand ready again, and make room for the next', async () => {
    const { tray, sends, kept, item, idOf } = fresh();
    tray.add([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], { room: 9 });
    tray.start();
    tray.cancel(idOf('a.pdf'));
    expect(item('a.pdf')).toMatchObject({ state: 'ready', share: 0 });
    expect(sends.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    sends[0]?.done();
    tray.remove(idOf('b.pdf'));
    await Promise.resolve();
    expect(tray.view().items.map(({ name, state }) => [name, state])).toEqual([
      ['a.pdf', 'ready'],
      ['c.pdf', 'sending'],
    ]);
    expect(kept).toEqual([]);
  });

  it('are shared together', () => {
    const { tray } = fresh();
    tray.add([pdf('a.pdf'), pdf('b.pdf')], { room: 9 });
    tray.editAll({ sharedWithOwner: true });
    tray.add([pdf('c.pdf')], { room: 9 });
    expect(tray.view().items.map(({ sharedWithOwner }) => sharedWithOwner)).toEqual([true, true, true]);
  });
});
