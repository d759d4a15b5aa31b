import { describe, expect, it, vi } from 'vitest';
import { partsOf, retryDelaysMs, runAtOnce, withRetries } from './at-once';
import { ApiRefusal, Offline } from './refusal';

const refusal = (code: string, status: number, retryAfterSeconds?: number) =>
  new ApiRefusal({ code, status, message: '', retryAfterSeconds });
const failing = (cause: unknown) => vi.fn(() => Promise.reject(cause));

describe('a call worth a retry', () => {
  it.each([
    ['a lost connection', new Offline()],
    ['a broken server', refusal('internal', 500)],
    ['a busy table', refusal('busy', 429)],
    ['another change at once', refusal('conflict', 409)],
    ['the same call under way', refusal('in-progress', 409)],
    ['too many tries', refusal('too-many-tries', 429)],
  ])('is tried five times after %s, with longer and longer pauses', async (_name, cause) => {
    const call = failing(cause);
    const wait = vi.fn(async (_ms: number) => undefined);
    await expect(withRetries(call, { isStopped: () => false, wait })).rejects.toBe(cause);
    expect(call).toHaveBeenCalledTimes(5);
    expect(wait.mock.calls.map(([ms]) => ms)).toEqual([500, 1500, 4000, 8000]);
    expect(retryDelaysMs).toEqual([500, 1500, 4000, 8000]);
  });

  it.each([
    ['a refusal', refusal('not-found', 404)],
    ['what nobody expected', new Error('odd')],
  ])('is not %s', async (_name, cause) => {
    const call = failing(cause);
    await expect(withRetries(call, { isStopped: () => false })).rejects.toBe(cause);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('waits as long as the server asks, and no more once it was stopped', async () => {
    const wait = vi.fn(async (_ms: number) => undefined);
    const call = failing(refusal('busy', 429, 30));
    let stopped = false;
    wait.mockImplementation(async () => {
      stopped = true;
    });
    await expect(withRetries(call, { isStopped: () => stopped, wait })).rejects.toThrow();
    expect(wait.mock.calls).toEqual([[30_000]]);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('pauses for real', async () => {
    vi.useFakeTimers();
    const call = vi.fn().mockRejectedValueOnce(new Offline()).mockResolvedValue('in');
    const answer = withRetries(call, { isStopped: () => false });
    await vi.advanceTimersByTimeAsync(499);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('in');
    vi.useRealTimers();
  });
});

describe('tasks', () => {
  it('are cut into parts in order, the last one shorter', () => {
    expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(partsOf([1, 2], 2)).toEqual([[1, 2]]);
    expect(partsOf([], 2)).toEqual([]);
  });

  it('all run, in order; after one failed none begins, and its cause is told', async () => {
    const run: string[] = [];
    const keep = async (task: string) => {
      run.push(task);
    };
    await runAtOnce(['a', 'b', 'c'], keep, { most: 2, isStopped: () => false });
    expect(run).toEqual(['a', 'b', 'c']);
    const cause = new Error('second');
    const begun: string[] = [];
    const failOn = async (task: string) => {
      begun.push(task);
      if (task === 'b') throw cause;
    };
    const all = runAtOnce(['a', 'b', 'c'], failOn, { most: 1, isStopped: () => false });
    await expect(all).rejects.toBe(cause);
    expect(begun).toEqual(['a', 'b']);
  });
});
