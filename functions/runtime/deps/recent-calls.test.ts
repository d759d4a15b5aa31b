import { describe, expect, it } from 'vitest';
import { recentCalls } from './recent-calls';

const at = (time: string) => new Date(`2026-06-15T${time}Z`);

describe('recentCalls', () => {
  it('counts each call of a minute by its name, and begins anew with the next', () => {
    const calls = recentCalls();
    const add = (call: string, time: string) => calls.add(call, at(time));
    expect([add('mia', '12:00:00'), add('mia', '12:00:59.999'), add('jo', '12:00:59.999')]).toEqual([
      1, 2, 1,
    ]);
    expect([add('mia', '12:01:00'), add('jo', '12:01:00')]).toEqual([1, 1]);
  });

  it('gives calls back, and never more than there are', () => {
    const calls = recentCalls();
    const now = at('12:00:00');
    for (const _ of ['once', 'again', 'a third time']) calls.add('mia', now);
    calls.giveBack('mia', now);
    expect(calls.add('mia', now)).toBe(3);
    for (let times = 0; times < 5; times += 1) calls.giveBack('mia', now);
    calls.giveBack('jo', now);
    expect([calls.add('mia', now), calls.add('jo', now)]).toEqual([1, 1]);
  });
});
