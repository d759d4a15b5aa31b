import { expect, it } from 'vitest';
import { type DueDays, dueCalendar } from './due-calendar';

const due = {
  leaseId: 'lse_1',
  dueDay: 1,
  until: { kind: 'term', on: '2027-05-21' },
  place: 'Unit 101, Elm House',
  today: '2026-11-29',
} as const;
const linesOf = (over: Partial<DueDays> = {}) => dueCalendar({ ...due, ...over }).split('\r\n');

it.each([
  [{}, '20261201', '1'],
  [{ dueDay: 29 }, '20261129', '28,29'],
  [{ dueDay: 28 }, '20261228', '28'],
  [{ dueDay: 31 }, '20261130', '28,29,30,31'],
  [{ dueDay: 31, today: '2026-12-01' }, '20261231', '28,29,30,31'],
  [{ dueDay: 5, today: '2026-12-06' }, '20270105', '5'],
])('of %j begins on %s and repeats on the last of the days %s [D6]', (over, start, days) => {
  const lines = linesOf(over);
  expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`);
  expect(lines).toContain(`RRULE:FREQ=MONTHLY;BYMONTHDAY=${days};BYSETPOS=-1;UNTIL=20270521`);
});

it('ends with the last day that is known, and with none goes on', () => {
  expect(linesOf({ until: { kind: 'open' } }).find((line) => line.startsWith('RRULE'))).not.toContain(
    'UNTIL',
  );
  const until = { kind: 'renewed', on: '2027-05-21', renewed_to: '2028-05-20' } as const;
  expect(linesOf({ until }).join()).toContain('UNTIL=20280520');
});

it('keeps to the rules of iCalendar: escaped texts, lines of 75 bytes at most, CRLF', () => {
  const place = `Unit 1; Häuser, \\ ${'ß'.repeat(80)}\nX`;
  const text = dueCalendar({ ...due, place });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Rent is due: Unit 1\\; Häuser\\, \\\\ ${'ß'.repeat(80)} X\r\n`);
});

it('of several leases is one calendar, in the local days of each; without any it is empty', () => {
  const two = dueCalendar(due, { ...due, leaseId: 'lse_2', dueDay: 5, today: '2026-11-30' });
  expect(two.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  expect(two.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'DTSTART;VALUE=DATE:20261205',
  ]);
  expect(dueCalendar()).not.toContain('VEVENT');
});
