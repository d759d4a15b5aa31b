import { describe, expect, it } from 'vitest';
import type { UnitCalendar } from '../leases/status/calendar';
import { availableFrom, isInView, type UnitView, unitViews } from './vacancy';

const on = '2026-06-15';
type Entry = UnitCalendar['entries'][number];
const signed = (from: string, to?: string): Entry => ({
  kind: 'signed',
  lease: 'lse_1',
  from,
  ...(to !== undefined && { to }),
});
const ended = (from: string, to: string): Entry => ({ kind: 'signed', lease: 'lse_1', from, to, out: true });
const open: Entry = {
  kind: 'open',
  lease: 'lse_2',
  from: '2026-06-01',
  to: '2027-05-31',
  until: '2026-07-01',
  eSign: 'in-progress',
};

type Unit = { entries?: Entry[]; availableDate?: string; monthlyRent?: number; images?: string[] };
const viewsOf = ({ entries = [], availableDate = '2026-01-01', images = [], monthlyRent }: Unit) => {
  const unit = { calendar: { entries }, availableDate, monthlyRent, images };
  return unitViews.filter((view: UnitView) => isInView(unit, { view, on }));
};
const days = (unit: Unit) => viewsOf({ monthlyRent: 1, images: ['a'], ...unit });

describe('the parts of the units list', () => {
  it('tell a unit without a rent and one without photos; a rent of nothing is a rent', () => {
    expect(viewsOf({})).toEqual(['vacant', 'without-rent', 'without-photos']);
    expect(viewsOf({ monthlyRent: 0, images: ['a'] })).toEqual(['vacant']);
  });

  it.each([
    ['no lease', []],
    ['a draft', [{ kind: 'draft', lease: 'lse_1' } as const]],
    ['a lease that is out for signature', [open]],
    ['an ended lease', [ended('2025-01-01', '2026-06-14')]],
    ['a lease from tomorrow on', [signed('2026-06-16')]],
  ])('call a unit vacant with %s', (_, entries) => {
    expect(days({ entries })).toContain('vacant');
  });

  it.each([
    ['from today on', [signed('2026-06-15')]],
    ['until today', [ended('2025-06-16', '2026-06-15')]],
    ['whose tenants stayed past its last day', [signed('2025-01-01', '2026-05-31')]],
  ])('do not call a unit vacant with a lease %s', (_, entries) => {
    expect(days({ entries })).not.toContain('vacant');
  });

  it.each([
    ['from tomorrow', { availableDate: '2026-06-16' }, true],
    ['from today', { availableDate: '2026-06-15' }, false],
    ['in 60 days', { availableDate: '2026-08-14' }, true],
    ['in 61 days', { availableDate: '2026-08-15' }, false],
    ['after a lease that ends today', { entries: [signed('2025-06-16', '2026-06-15')] }, true],
    ['after a lease that ends in 59 days', { entries: [signed('2025-06-16', '2026-08-13')] }, true],
    ['after a lease that ends in 60 days', { entries: [signed('2025-06-16', '2026-08-14')] }, false],
    [
      'not before the next lease ends',
      { entries: [signed('2025-07-01', '2026-06-30'), signed('2026-07-01', '2027-06-30')] },
      false,
    ],
    [
      'not while the next lease has no last day',
      { entries: [signed('2025-07-01', '2026-06-30'), signed('2026-07-01')] },
      false,
    ],
    ['not while tenants stay past their last day', { entries: [signed('2025-01-01', '2026-05-31')] }, false],
  ])('call a unit available soon %s', (_, unit, isSoon) => {
    expect(days(unit).includes('available-soon')).toBe(isSoon);
  });
});

it.each([
  ['the entered day without a lease', [], '2026-01-01'],
  ['the entered day after an ended lease', [ended('2025-01-01', '2026-06-14')], '2026-01-01'],
  [
    'the day after the last signed lease',
    [signed('2025-07-01', '2026-06-30'), signed('2026-07-01', '2027-06-30')],
    '2027-07-01',
  ],
  [
    'unknown while a lease has no last day',
    [signed('2025-07-01', '2026-06-30'), signed('2026-07-01')],
    undefined,
  ],
  ['unknown while tenants stay past their last day', [signed('2025-01-01', '2026-05-31')], undefined],
])('a unit is free from %s', (_, entries, day) => {
  expect(availableFrom({ calendar: { entries }, availableDate: '2026-01-01' }, on)).toBe(day);
});
