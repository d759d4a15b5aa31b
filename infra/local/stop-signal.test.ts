import { expect, it } from 'vitest';
import { stopSignal } from './stop-signal';

/** A product that stops when it is told that it has, and what came of it. */
function stopping() {
  const codes: number[] = [];
  let stopped = () => {};
  const ended = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  const world = { now: 0, stops: 0, codes, stopped };
  const stop = () => {
    world.stops += 1;
    return ended;
  };
  const signal = stopSignal({ stop, exit: (code) => void codes.push(code), now: () => world.now });
  return { world, signal, ended };
}

it('stops everything once, and waits for it, though npm passes the same signal on', async () => {
  const { world, signal, ended } = stopping();
  signal();
  world.now += 30;
  signal();
  expect(world).toMatchObject({ stops: 1, codes: [] });
  world.stopped();
  await ended;
  await Promise.resolve();
  expect(world.codes).toEqual([0]);
});

it('does not wait for a person who asks again', () => {
  const { world, signal } = stopping();
  signal();
  world.now += 2_000;
  signal();
  expect(world).toMatchObject({ stops: 1, codes: [1] });
});
