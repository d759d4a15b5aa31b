import { describe, expect, it } from 'vitest';
import type { StoredHead } from '../../table/ledger/record';
import { isToRemind } from './remind-of-rent';

const charged = (due: string) => ({ charge: 1, kind: 'rent', label: 'Rent', due, original: 5, cents: 5 });
const owing = (open: ReturnType<typeof charged>[], zone?: string) =>
  ({ open, shown: { zone } }) as unknown as StoredHead;
const daytime = new Date('2026-08-02T15:00:00.000Z');
const night = new Date('2026-08-02T11:00:00.000Z');

describe('the job looks for reminders of rent', () => {
  it.each([
    ['by day at the property when something was due the day before', ['2026-08-01'], daytime, true],
    ['not at night there', ['2026-08-01'], night, false],
    ['not when nothing was due', [], daytime, false],
    ['not of what was due long ago', ['2026-06-01'], daytime, false],
  ])('%s', (_, due, now, isAsked) => {
    expect(isToRemind(owing(due.map(charged), 'America/New_York'), now)).toBe(isAsked);
  });

  it('by UTC where no zone is known', () => {
    expect(isToRemind(owing([charged('2026-08-01')]), night)).toBe(true);
  });
});
