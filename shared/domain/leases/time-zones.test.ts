import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../portfolio/locations-data';
import {
  changeZone,
  dayAt,
  dayInZone,
  dayOfProperty,
  isTimeZone,
  type ZoneHistory,
  zoneAt,
  zoneChoices,
  zoneOf,
  zonesOf,
} from './time-zones';

describe('the zone of a place [D6]', () => {
  it.each([
    ['New York', '10001', 'America/New_York'],
    ['Iowa', '50309', 'America/Chicago'],
    ['Arizona', '85001', 'America/Phoenix'],
    ['Arizona', '86503', 'America/Denver'],
    ['Florida', '33101', 'America/New_York'],
    ['Florida', '32501', 'America/Chicago'],
    ['Florida', '32401', 'America/Chicago'],
    ['Florida', '32456', 'America/New_York'],
    ['Indiana', '46204', 'America/New_York'],
    ['Indiana', '46402', 'America/Chicago'],
    ['Indiana', '47708', 'America/Chicago'],
    ['Kentucky', '40202', 'America/New_York'],
    ['Kentucky', '42101', 'America/Chicago'],
    ['Tennessee', '37203', 'America/Chicago'],
    ['Tennessee', '37402', 'America/New_York'],
    ['Tennessee', '37902', 'America/New_York'],
    ['Tennessee', '37723', 'America/Chicago'],
    ['Texas', '78701', 'America/Chicago'],
    ['Texas', '79901', 'America/Denver'],
    ['Oregon', '97201', 'America/Los_Angeles'],
    ['Oregon', '97914', 'America/Denver'],
    ['South Dakota', '57701', 'America/Denver'],
    ['South Dakota', '57601', 'America/Chicago'],
    ['Hawaii', '96813', 'Pacific/Honolulu'],
  ])('%s %s is in %s', (state, zipcode, zone) => expect(zoneOf({ state, zipcode })).toBe(zone));

  it('is known for every place of the property form, and not for a state that is none', () => {
    for (const { states } of countries)
      for (const { name, cities } of states)
        for (const { zipcode } of cities)
          expect(isTimeZone(zoneOf({ state: name, zipcode }) ?? '')).toBe(true);
    expect(zoneOf({ state: 'Ontario', zipcode: '10001' })).toBeUndefined();
    expect(zoneOf({ state: 'constructor', zipcode: '10001' })).toBeUndefined();
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});

describe('an instant becomes the property’s own day [D6]', () => {
  it.each([
    ['America/New_York', '2026-01-16T04:59:59.999Z', '2026-01-15'],
    ['America/New_York', '2026-01-16T05:00:00.000Z', '2026-01-16'],
    ['America/New_York', '2026-07-16T03:59:59.999Z', '2026-07-15'],
    ['America/New_York', '2026-07-16T04:00:00.000Z', '2026-07-16'],
    ['America/Chicago', '2024-03-01T05:59:59.999Z', '2024-02-29'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59.999Z', '2026-12-31'],
  ])('in %s, %s is %s', (zone, instant, day) => expect(dayInZone(zone, new Date(instant))).toBe(day));

  it('in the zone that counted at that instant', () => {
    const history: ZoneHistory = [
      { zone: 'America/New_York', from: '2026-01-01T00:00:00.000Z' },
      { zone: 'America/Los_Angeles', from: '2026-06-02T04:00:00.000Z' },
    ];
    const day = (instant: string) => dayOfProperty(history, new Date(instant));
    expect(day('2025-06-01T00:00:00Z')).toBe('2025-05-31');
    expect(day('2025-06-01T05:00:00Z')).toBe('2025-06-01');
    expect(day('2026-06-02T03:59:59.999Z')).toBe('2026-06-01');
    expect(day('2026-06-02T04:00:00.000Z')).toBe('2026-06-01');
    expect(day('2026-06-02T07:00:00.000Z')).toBe('2026-06-02');
  });
});

describe('a property has its zone [D6]', () => {
  const iowa = { state: 'Iowa', zipcode: '50309' };
  const chosen: ZoneHistory = [
    { zone: 'America/New_York', from: '' },
    { zone: 'Pacific/Honolulu', from: '2026-06-01T04:00:00.000Z' },
  ];
  const now = new Date('2026-06-02T04:30:00.000Z');

  it.each([
    ['of its place', iowa, [{ zone: 'America/Chicago', from: '' }], 'America/Chicago', '2026-06-01'],
    ['that a person chose', { ...iowa, zones: chosen }, chosen, 'Pacific/Honolulu', '2026-06-01'],
    ['of no place', { state: 'Nowhere', zipcode: '' }, [{ zone: 'UTC', from: '' }], 'UTC', '2026-06-02'],
    ['of no choice', { ...iowa, zones: [] }, [], 'UTC', '2026-06-02'],
  ])('%s', (_, place, zones, zone, day) => {
    expect(zonesOf(place)).toEqual(zones);
    expect([zoneAt(place, now), dayAt(place, now)]).toEqual([zone, day]);
  });
});

describe('a property that changes its zone [D6]', () => {
  const start: ZoneHistory = [{ zone: 'America/New_York', from: '2026-01-01T00:00:00.000Z' }];

  it('keeps the old one until its midnight', () => {
    const now = new Date('2026-06-01T15:00:00.000Z');
    expect(changeZone(start, { zone: 'America/Chicago', now })).toEqual([
      ...start,
      { zone: 'America/Chicago', from: '2026-06-02T04:00:00.000Z' },
    ]);
    expect(changeZone(start, { zone: 'America/New_York', now })).toEqual(start);
  });

  it('keeps the zone of its place until midnight there, and UTC without one', () => {
    const now = new Date('2026-06-01T15:00:00.000Z');
    const iowa = zonesOf({ state: 'Iowa', zipcode: '50309' });
    expect(changeZone(iowa, { zone: 'America/New_York', now })).toEqual([
      { zone: 'America/Chicago', from: '' },
      { zone: 'America/New_York', from: '2026-06-02T05:00:00.000Z' },
    ]);
    expect(changeZone([], { zone: 'America/Chicago', now })).toEqual([
      { zone: 'America/Chicago', from: '2026-06-02T00:00:00.000Z' },
    ]);
  });

  it('forgets a change that has not begun when another is made the same day', () => {
    const now = new Date('2026-06-01T15:00:00.000Z');
    const once = changeZone(start, { zone: 'America/Chicago', now });
    expect(changeZone(once, { zone: 'America/New_York', now })).toEqual(start);
    const later = new Date('2026-06-02T04:00:00.000Z');
    expect(changeZone(once, { zone: 'America/New_York', now: later })).toHaveLength(3);
  });

  it('never goes back a day', () => {
    const zones = fc.constantFrom(
      'America/New_York',
      'America/Los_Angeles',
      'America/Phoenix',
      'Pacific/Honolulu',
      'Pacific/Guam',
      'America/Adak',
    );
    const changes = fc.array(fc.tuple(zones, fc.integer({ min: 0, max: 90 * 60 })), { maxLength: 5 });
    fc.assert(
      fc.property(zones, changes, (zone, list) => {
        const begin = Date.parse('2026-03-06T00:00:00.000Z');
        let history: ZoneHistory = [{ zone, from: new Date(begin).toISOString() }];
        let minute = 0;
        let last = '';
        for (const [to, minutes] of [...list, [zone, 3 * 24 * 60] as const]) {
          for (let end = minute + minutes; minute < end; minute += 47) {
            const day = dayOfProperty(history, new Date(begin + minute * 60_000));
            expect(day >= last).toBe(true);
            last = day;
          }
          history = changeZone(history, { zone: to, now: new Date(begin + minute * 60_000) });
        }
      }),
    );
  });
});

describe('the zones that a person can choose from [D6]', () => {
  it('are those of the state', () => {
    expect(zoneChoices({ state: 'Iowa' })).toEqual(['America/Chicago']);
    expect(zoneChoices({ state: 'Tennessee' })).toEqual(['America/Chicago', 'America/New_York']);
  });

  it.each(['Nowhere', '', 'constructor'])(
    'are all of them, in order and once, where the state is "%s"',
    (state) => {
      const zones = zoneChoices({ state });
      expect(zones).toEqual(
        expect.arrayContaining(['America/Chicago', 'America/New_York', 'Pacific/Honolulu']),
      );
      expect(zones).toEqual([...new Set(zones)].toSorted());
    },
  );
});
