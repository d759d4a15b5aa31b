import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFields } from '../../problem';
import { newReport, reportAfter } from './checklist';
import { conditions, type Report, type ReportItem } from './report';
import { deductionProblems, differences, reportProblems, savedProblems } from './report-rules';

const home = { bedrooms: '2', bathrooms: '1.5', appliances: ['Oven', 'AC'] };
const day = '2026-07-01';
const blank = newReport(home, day);
const itemsOf = ({ rooms }: Report) => rooms.flatMap(({ items }) => items);
const ids = (report: Report) => itemsOf(report).map(({ id }) => id);

/** Every item as the change says. */
const filled = (report: Report, change: (item: ReportItem, index: number) => Partial<ReportItem>): Report => {
  let index = -1;
  const each = (item: ReportItem): ReportItem => {
    index += 1;
    return { ...item, condition: 'good', ...change(item, index) };
  };
  return {
    ...report,
    keys: '2 house keys',
    rooms: report.rooms.map((room) => ({ ...room, items: room.items.map(each) })),
  };
};
const good = filled(blank, () => ({}));

/** One thing of the first room changed. */
const withItem = (report: Report, at: number, change: Partial<ReportItem>): Report => ({
  ...report,
  rooms: report.rooms.map((room, place) => ({
    ...room,
    items: room.items.map((item, index) => (place === 0 && index === at ? { ...item, ...change } : item)),
  })),
});

describe('the checklist of a home', () => {
  it('looks at the same things in every room, and at more where a room has more', () => {
    const everywhere = [
      'Walls and ceiling',
      'Floor',
      'Windows and blinds',
      'Doors and locks',
      'Lights and outlets',
    ];
    const room = (id: string, name: string, more: string[]) => ({
      id,
      name,
      items: [...everywhere, ...more].map((one, index) => ({
        id: `${id}-${index + 1}`,
        name: one,
        note: '',
        photos: [],
      })),
    });
    const bath = ['Sink and faucet', 'Toilet', 'Tub or shower'];
    expect(newReport(home, day)).toEqual({
      day,
      rooms: [
        room('living', 'Living room and hall', ['Smoke alarm']),
        room('kitchen', 'Kitchen', ['Cabinets and counters', 'Sink and faucet', 'Oven', 'AC']),
        room('bedroom-1', 'Bedroom 1', ['Closet']),
        room('bedroom-2', 'Bedroom 2', ['Closet']),
        room('bathroom-1', 'Bathroom 1', bath),
        room('bathroom-2', 'Bathroom 2', bath),
      ],
      keys: '',
      meters: [
        { id: 'electricity', name: 'Electricity', reading: '' },
        { id: 'water', name: 'Water', reading: '' },
      ],
      address: '',
    });
  });

  it('has the rooms and appliances of the unit', () => {
    expect(blank.rooms.map(({ name }) => name)).toEqual([
      'Living room and hall',
      'Kitchen',
      'Bedroom 1',
      'Bedroom 2',
      'Bathroom 1',
      'Bathroom 2',
    ]);
    expect(blank.rooms[1]?.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Oven', 'AC']));
  });

  it.each([
    ['a studio', { bedrooms: '', bathrooms: '1' }, ['Living room and hall', 'Kitchen', 'Bathroom']],
    [
      'half a bathroom counts whole',
      { bedrooms: '', bathrooms: '1.5' },
      ['Living room and hall', 'Kitchen', 'Bathroom 1', 'Bathroom 2'],
    ],
    ['no number', { bedrooms: 'two', bathrooms: '-1' }, ['Living room and hall', 'Kitchen']],
  ])('has no more rooms than there are: %s', (_, rooms, names) => {
    expect(newReport({ ...home, ...rooms }, day).rooms.map(({ name }) => name)).toEqual(names);
  });

  it('stays one that can be saved whatever a unit says', () => {
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.integer().map(String), fc.double().map(String));
    const names = fc.array(
      fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(text, text, names, (bedrooms, bathrooms, appliances) => {
        expect(savedProblems(newReport({ bedrooms, bathrooms, appliances }, day))).toEqual([]);
      }),
    );
  });

  it('is the same at move-out, with nothing said yet', () => {
    const out = reportAfter({ ...good, meters: [{ id: 'gas', name: 'Gas', reading: '12' }] }, '2027-06-30');
    expect(ids(out)).toEqual(ids(good));
    expect(
      itemsOf(out).every(({ condition, note, photos }) => !condition && !note && photos.length === 0),
    ).toBe(true);
    expect(out).toMatchObject({ day: '2027-06-30', keys: '', meters: [{ id: 'gas', reading: '' }] });
    expect(out.address).toBe('');
  });
});

describe('a report that is to be signed', () => {
  it('says of everything what condition it is in, and what is damaged or missing', () => {
    expect(reportProblems(good)).toEqual([]);
    const [first = '', second = '', third = ''] = ids(blank);
    const states = [
      { condition: 'damaged' },
      { condition: undefined },
      { condition: 'missing', note: 'Gone' },
    ] as const;
    expect(toFields(reportProblems(filled(blank, (_, index) => states[index] ?? {})))).toEqual({
      [first]: 'Describe what is damaged or missing',
      [second]: 'Say what condition this is in',
    });
    expect(third).not.toBe('');
  });

  it('names the keys, and is about something', () => {
    expect(toFields(reportProblems({ ...good, keys: ' ', rooms: [] }))).toEqual({
      rooms: 'Add at least one thing to look at',
      keys: 'Say which keys change hands',
    });
  });
});

describe('a report that is to be saved', () => {
  it('may be unfinished, but has names and ids of its own', () => {
    expect(savedProblems(blank)).toEqual([]);
    const [room] = blank.rooms;
    if (!room) throw new Error('no room');
    const twice = { ...blank, rooms: [room, room] };
    expect(toFields(savedProblems(twice)).rooms).toBe('Every room and thing needs an id of its own');
    expect(toFields(savedProblems({ ...blank, rooms: [{ ...room, name: ' ' }] }))).toEqual({
      [room.id]: 'Enter a name',
    });
  });

  it.each<[string, (report: Report) => Report]>([
    ['a thing and another', (report) => withItem(report, 1, { id: 'living-1' })],
    ['a thing and a room', (report) => withItem(report, 1, { id: 'kitchen' })],
    ['two meters', ({ meters, ...report }) => ({ ...report, meters: [...meters, ...meters] })],
    ['a meter and a room', (report) => ({ ...report, meters: [{ id: 'living', name: 'Gas', reading: '' }] })],
  ])('has no id twice: %s', (_, change) => {
    const rooms = 'Every room and thing needs an id of its own';
    expect(toFields(savedProblems(change(blank)))).toEqual({ rooms });
    expect(toFields(reportProblems(change(good)))).toEqual({ rooms });
  });

  it('names its things and meters', () => {
    expect(toFields(savedProblems(withItem(blank, 1, { name: ' ' })))).toEqual({
      'living-2': 'Enter a name',
    });
    const meters = [{ id: 'gas', name: '', reading: '' }];
    expect(toFields(savedProblems({ ...blank, meters }))).toEqual({ gas: 'Enter a name' });
  });

  it('has at most 200 things', () => {
    const items = (count: number, at: number): ReportItem[] =>
      Array.from({ length: count }, (_, index) => ({
        id: `${at}-${index}`,
        name: 'A',
        note: '',
        photos: [],
      }));
    const of = (count: number) => ({ ...blank, rooms: [{ id: 'one', name: 'One', items: items(count, 1) }] });
    expect(savedProblems(of(200))).toEqual([]);
    expect(toFields(savedProblems(of(201))).rooms).toBe('At most 200 things in a report');
  });
});

describe('differences', () => {
  it('are what is worse than at move-in, and nothing else', () => {
    const state = fc.constantFrom(...conditions);
    const count = ids(blank).length;
    const states = fc.array(state, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(states, states, (before, after) => {
        const [one, other] = [before, after].map((said) =>
          filled(blank, (_, index) => ({ condition: said[index] })),
        );
        if (!one || !other) throw new Error('no report');
        const worse = ids(blank).filter(
          (_, index) =>
            conditions.indexOf(after[index] ?? 'good') > conditions.indexOf(before[index] ?? 'good'),
        );
        expect(differences(one, other).map((change) => change.after.id)).toEqual(worse);
        expect(differences(one, one)).toEqual([]);
      }),
    );
  });

  it('count what the first report does not know as having been good', () => {
    const out = filled(blank, (_, index) => (index === 0 ? { condition: 'worn' } : {}));
    expect(differences(undefined, out)).toMatchObject([
      { room: 'Living room and hall', before: undefined, after: { condition: 'worn' } },
    ]);
  });
});

describe('deductions', () => {
  it('are each about one difference, with a reason', () => {
    const out = filled(blank, (_, index) => (index < 2 ? { condition: 'damaged', note: 'A hole' } : {}));
    const [first = '', second = '', third = ''] = ids(blank);
    const changed = differences(good, out);
    const of = (item: string, reason = 'Paint') => ({ item, reason, cents: 100 });
    expect(deductionProblems([of(first), of(second)], changed)).toEqual([]);
    expect(toFields(deductionProblems([of(first), of(first), of(third), of(second, ' ')], changed))).toEqual({
      'deductions.1': 'This has a deduction already',
      'deductions.2': 'This is as it was at move-in',
      'deductions.3': 'Say what it is for',
    });
  });
});
