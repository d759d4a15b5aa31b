import { describe, expect, it } from 'vitest';
import { localClock } from './clock';

const real = Date.parse('2026-11-21T10:00:00Z');

describe('the clock of one machine', () => {
  it('is the real one until it is set, then runs on from there, and goes back', () => {
    let ticks = real;
    const clock = localClock(() => ticks);
    expect(clock.now().toISOString()).toBe('2026-11-21T10:00:00.000Z');
    clock.set(new Date('2027-01-01T00:00:00Z'));
    ticks += 5000;
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:05.000Z');
    clock.set(null);
    expect(clock.now().getTime()).toBe(ticks);
  });

  it('knows what it showed at an earlier real moment', () => {
    let ticks = real;
    const clock = localClock(() => ticks);
    ticks += 1000;
    clock.set(new Date('2027-01-01T00:00:00Z'));
    expect(clock.at(new Date(real)).getTime()).toBe(real);
    expect(clock.at(new Date(real + 2000)).toISOString()).toBe('2027-01-01T00:00:01.000Z');
  });
});
