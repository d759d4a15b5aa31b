import { expect, it } from 'vitest';
import type { UnitCalendar } from '../leases/status/calendar';
import { isLet } from './listing';

const at = { on: '2026-06-15', until: '2026-09-13T12:00:00.000Z' };
const signed = (from: string, to?: string): UnitCalendar => ({
  entries: [{ kind: 'signed', lease: 'lse_1', from, ...(to !== undefined && { to }) }],
});

it('a home is let by a signed lease beyond its listing, not by one that ends before or is not signed', () => {
  expect(isLet({ entries: [] }, at)).toBe(false);
  expect(isLet(signed('2026-07-01'), at)).toBe(true);
  expect(isLet(signed('2026-07-01', '2027-06-30'), at)).toBe(true);
  expect(isLet(signed('2025-08-01', '2026-07-31'), at)).toBe(false);
  expect(isLet(signed('2025-10-01', '2026-09-12'), at)).toBe(false);
  expect(isLet(signed('2025-10-01', '2026-09-13'), at)).toBe(true);
  expect(isLet(signed('2026-09-13'), at)).toBe(true);
  expect(isLet(signed('2026-09-14'), at)).toBe(false);
  expect(isLet(signed('2026-09-14'), { ...at, on: '2026-09-14' })).toBe(true);
  const days = { lease: 'lse_1', from: '2026-07-01', until: '2026-07-20' };
  expect(isLet({ entries: [{ kind: 'open', ...days, eSign: 'in-progress' }] }, at)).toBe(false);
});
