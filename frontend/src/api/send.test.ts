import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postForm } from './post-form';
import { Offline } from './refusal';
import { send } from './send';

afterEach(() => vi.unstubAllGlobals());

/** The browser's requests with progress; each test ends them by hand. */
const requests: FakeRequest[] = [];
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly asked: unknown[] = [];
  readonly sent: unknown[] = [];
  status = 200;
  responseText = '{}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    requests.push(this);
  }
  open = (...line: unknown[]): void => void this.asked.push(line);
  setRequestHeader = (...header: unknown[]): void => void this.asked.push(header);
  getResponseHeader = (name: string): string => `${name} of the answer`;
  send = (body: unknown): void => void this.sent.push(body);
  abort = (): void => this.onabort?.();
}
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
const begun = (): FakeRequest => {
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent');
  return request;
};
const shares: number[] = [];
const withProgress = (signal?: AbortSignal) =>
  send({
    method: 'POST',
    url: '/api',
    headers: { accept: 'a', other: 'b' },
    body: 'text',
    signal,
    onProgress: (share) => shares.push(share),
  });

describe('a call that tells how much is sent', () => {
  it('has method, headers and body, and the answer’s status, text and headers', async () => {
    const answer = withProgress();
    expect([begun().asked, begun().sent]).toEqual([
      [
        ['POST', '/api'],
        ['accept', 'a'],
        ['other', 'b'],
      ],
      ['text'],
    ]);
    begun().onload?.();
    const { status, text, header } = await answer;
    expect([status, text, header('etag')]).toEqual([200, '{}', 'etag of the answer']);
  });

  it('tells shares from 0 to 1, and 0 while nobody knows how much there is', () => {
    shares.length = 0;
    void withProgress();
    for (const [loaded, total] of [
      [0, 0],
      [1, 4],
      [4, 4],
    ] as const)
      begun().upload.onprogress?.({ loaded, total });
    expect(shares).toEqual([0, 0.25, 1]);
  });

  it('without an answer is Offline', async () => {
    const answer = withProgress();
    begun().onerror?.();
    await expect(answer).rejects.toBeInstanceOf(Offline);
  });

  it('ends with the reason when it is stopped, and sends nothing when it was stopped before', async () => {
    const stop = new AbortController();
    const answer = withProgress(stop.signal);
    stop.abort(new Error('closed'));
    await expect(answer).rejects.toThrow('closed');
    await expect(withProgress(AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
    expect(requests.map(({ sent }) => sent.length)).toEqual([1, 0]);
  });
});

describe('a call without progress', () => {
  const plain = (signal?: AbortSignal) => send({ method: 'GET', url: '/api', headers: {}, signal });

  it('has no body or signal where none is given', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (...call: unknown[]) => {
      asked.push(call);
      return new Response('text', { status: 201, headers: { etag: 'e' } });
    });
    const { status, text, header } = await plain();
    expect([status, text, header('etag')]).toEqual([201, 'text', 'e']);
    expect(asked).toEqual([['/api', { method: 'GET', headers: {} }]]);
  });

  it('is Offline when it is lost, and not when it was stopped', async () => {
    const lost = new Error('lost');
    vi.stubGlobal('fetch', async () => Promise.reject(lost));
    await expect(plain(new AbortController().signal)).rejects.toBeInstanceOf(Offline);
    await expect(plain(AbortSignal.abort())).rejects.toBe(lost);
  });
});

describe('a file for storage', () => {
  const bytes: number[] = [];
  const file = new File(['photo'], 'front.png', { type: 'image/png' });
  const posted = (signal?: AbortSignal) =>
    postForm({
      url: 'https://files.test',
      fields: { key: 'k', policy: 'p' },
      file,
      signal,
      onProgress: (sent) => bytes.push(sent),
    });

  it('is the last field of the form, and tells the bytes sent', async () => {
    const done = posted();
    const [form] = begun().sent;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['key', 'policy', 'file']);
    expect(begun().asked).toEqual([['POST', 'https://files.test']]);
    begun().upload.onprogress?.({ loaded: 3, total: 5 });
    expect(bytes).toEqual([3]);
    begun().status = 204;
    begun().onload?.();
    await done;
  });

  it.each([300, 403])('is not taken at %i', async (status) => {
    const done = posted();
    begun().status = status;
    begun().onload?.();
    await expect(done).rejects.toThrow(`The file was not taken: ${status}`);
  });

  it('is lost, stopped, or never sent', async () => {
    const lost = posted();
    begun().onerror?.();
    await expect(lost).rejects.toBeInstanceOf(Offline);
    const stop = new AbortController();
    const stopped = posted(stop.signal);
    stop.abort(new Error('closed'));
    await expect(stopped).rejects.toThrow('closed');
    await expect(posted(AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
    expect(requests.map(({ sent }) => sent.length)).toEqual([1, 1, 0]);
  });
});
