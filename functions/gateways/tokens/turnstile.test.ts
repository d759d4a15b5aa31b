import { describe, expect, it } from 'vitest';
import { turnstile } from './turnstile';

describe('turnstile', () => {
  it('never lets more than its number run, in the order they came', async () => {
    const take = turnstile({ atOnce: 2, waiting: 10, full: () => new Error('full') });
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise((done) => setImmediate(done));
      running -= 1;
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map((index) => take(work(index))));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('gives its place on when a work fails', async () => {
    const take = turnstile({ atOnce: 1, waiting: 1, full: () => new Error('full') });
    const failing = take(() => Promise.reject(new Error('no')));
    const next = take(async () => 'yes');
    await expect(take(async () => 'third')).rejects.toThrow('full');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await take(async () => 'again')).toBe('again');
  });
});
