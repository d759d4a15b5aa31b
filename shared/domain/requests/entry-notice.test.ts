import { describe, expect, it } from 'vitest';
import { entryNoticeHours, isShortNotice } from './entry-notice';

const at = '2026-07-03T12:00:00.000Z';
const home = { at, hasTenants: true, isHazard: false };
const inHours = (hours: number) => ({ from: new Date(Date.parse(at) + hours * 3_600_000).toISOString() });

describe('how long before a visit a home hears of it', () => {
  it('is a day at least, but for an emergency and an empty home', () => {
    expect(isShortNotice({ ...home, visit: inHours(entryNoticeHours) })).toBe(false);
    expect(isShortNotice({ ...home, visit: inHours(entryNoticeHours - 0.01) })).toBe(true);
    expect(isShortNotice({ ...home, visit: inHours(1), isHazard: true })).toBe(false);
    expect(isShortNotice({ ...home, visit: inHours(1), hasTenants: false })).toBe(false);
  });
});
