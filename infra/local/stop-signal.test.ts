import { expect, it, vi } from 'vitest';
import { stopSignal } from './stop-signal';

/** A promise, and the function that resolves it. */
function waiting() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
}

/** A product that starts and stops on command, with the exit codes. */
function product() {
  const [start, stop] = [waiting(), waiting()];
  const codes: number[] = [];
  const time = { now: 0 };
  const stopped = vi.fn(() => stop.ended);
  const signal = stopSignal({
    starting: start.ended.then(() => ({ stop: stopped })),
    exit: (code) => void codes.push(code),
    now: () => time.now,
  });
  return { signal, codes, time, stopped, runs: start.end, hasStopped: stop.end };
}

it('stops everything once, and waits for it, though npm passes the same signal on', async () => {
  const { signal, codes, time, stopped, runs, hasStopped } = product();
  runs();
  signal();
  time.now += 30;
  signal();
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce());
  expect(codes).toEqual([]);
  hasStopped();
  await vi.waitFor(() => expect(codes).toEqual([0]));
});

it('stops what is still starting as soon as it runs, so that no database stays behind', async () => {
  const { signal, codes, stopped, runs, hasStopped } = product();
  signal();
  expect(stopped).not.toHaveBeenCalled();
  runs();
  hasStopped();
  await vi.waitFor(() => expect(codes).toEqual([0]));
  expect(stopped).toHaveBeenCalledOnce();
});

it('does not wait for a person who asks again', () => {
  const { signal, codes, time } = product();
  signal();
  time.now += 2_000;
  signal();
  expect(codes).toEqual([1]);
});
