import { describe, expect, it } from 'vitest';
import { periodAt } from '../stripe/billing/periods';
import { paidSince } from './organizations';

const day = 86_400_000;
const days = Array.from(
  { length: 4 * 366 },
  (_, index) => new Date(Date.UTC(2026, 10, 21, 12) + index * day),
);

describe('what a demo organization has paid', () => {
  it.each([
    ['monthly', 'month', 4, 9],
    ['annually', 'year', 2, 39],
  ] as const)(
    '%s is as much on every day, long ago and long before the next',
    (rhythm, interval, payments, old) => {
      for (const now of days) {
        const since = paidSince({ annual: rhythm === 'annually' }, now).getTime() / 1000;
        const seconds = now.getTime() / 1000;
        const present = periodAt(since, interval, seconds);
        const started: number[] = [];
        for (let at = since; at <= seconds; at = periodAt(since, interval, at).end) started.push(at);
        expect(started, now.toISOString()).toHaveLength(payments);
        expect(seconds - present.start, now.toISOString()).toBeGreaterThanOrEqual((old * day) / 1000);
        expect(present.end - seconds, now.toISOString()).toBeGreaterThan((8 * day) / 1000);
      }
    },
  );
});
