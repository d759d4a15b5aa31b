import { expect, it } from 'vitest';
import { fitting } from '../../layout/page-tabs';
import { listPlaces } from '../list-place';
import { chosenWords, numberOf, rangeWords } from './filter-chip';
import { columnToggled, type KitColumn, shownColumns } from './kit-column';
import { chosenPart, keptParts, placeParts, rangePart, withOldNames } from './kit-place';
import { parseChoices } from './use-list-choices';

const column = (key: string, priority: KitColumn<object>['priority']): KitColumn<object> => ({
  key,
  header: key,
  rem: 5,
  priority,
  cell: () => key,
  file: () => key,
});
const columns = [column('tenants', 1), column('rent', 2), column('latest', 3), column('deposit', 'off')];
const keysOf = (chosen: readonly string[]) => shownColumns(columns, { chosen }).map(({ key }) => key);

it('shows the list’s own columns until a person chooses, and never without the name', () => {
  expect(keysOf([])).toEqual(['tenants', 'rent', 'latest']);
  expect(keysOf(['deposit'])).toEqual(['tenants', 'deposit']);
  expect(columnToggled(columns, { chosen: [], key: 'deposit' })).toEqual([
    'tenants',
    'rent',
    'latest',
    'deposit',
  ]);
  expect(columnToggled(columns, { chosen: [], key: 'rent' })).toEqual(['tenants', 'latest']);
  expect(columnToggled(columns, { chosen: ['tenants', 'latest'], key: 'rent' })).toBeUndefined();
});

const places = listPlaces({
  filters: { ...placeParts, late: rangePart, status: chosenPart },
  kept: keptParts({
    views: ['past-due', 'all'],
    columns: [{ key: 'balance' }, { key: 'latest', isSorted: false }],
  }),
});

it('keeps its whole state in the address, and leaves out what it does not know', () => {
  const raw = {
    view: 'all',
    q: 'nora',
    property: 'a,b,a',
    owner: '',
    late: '30..1',
    sort: 'balance.desc',
    cols: 'balance,nothing',
    status: 'active',
    page: 3,
  };
  const place = places.parse(raw);
  expect(place).toEqual({
    view: 'all',
    q: 'nora',
    property: 'a,b',
    late: '1..30',
    sort: 'balance.desc',
    cols: 'balance',
    status: 'active',
  });
  expect(places.parse(place)).toEqual(place);
  expect(places.parse({ view: 'gone', sort: 'latest.asc', late: 'x', cols: 'x' })).toEqual({});
  expect(places.cleared(place)).toEqual({ view: 'all', sort: 'balance.desc', cols: 'balance' });
  expect(places.isNarrowed(places.cleared(place))).toBe(false);
});

it('reads the addresses of before', () => {
  expect(places.parse(withOldNames({ search: 'nora', tab: 'all' }))).toEqual({ q: 'nora', view: 'all' });
  expect(places.parse(withOldNames({ q: 'ada', search: 'nora' }))).toEqual({ q: 'ada' });
});

it('says on a chip what is chosen', () => {
  expect(chosenWords(['Beacon House'])).toBe('Beacon House');
  expect(chosenWords(['Beacon House', 'Alder Court', 'Dover Row', 'Elm'])).toBe(
    'Beacon House, Alder Court +2',
  );
  expect(rangeWords('1..30', 'days')).toBe('1–30 days');
  expect(rangeWords('31..', 'days')).toBe('31 or more days');
  expect(rangeWords('..5', 'days')).toBe('up to 5 days');
  expect(rangeWords('5..5', 'days')).toBe('5 days');
  expect(rangeWords('1000..2500', '$')).toBe('$1,000–$2,500');
});

it('remembers how a person likes lists, and forgets what makes no sense', () => {
  const usual = { isCompact: false, size: 25, views: {}, columns: {} };
  expect(parseChoices(null)).toEqual(usual);
  expect(parseChoices('no json')).toEqual(usual);
  expect(parseChoices('[]')).toEqual(usual);
  const stored =
    '{"isCompact":true,"size":50,"views":{"balances":"all","x":3},"columns":{"leases":"tenants,rent","x":[]}}';
  expect(parseChoices(stored)).toEqual({
    isCompact: true,
    size: 50,
    views: { balances: 'all' },
    columns: { leases: 'tenants,rent' },
  });
  expect(parseChoices('{"size":33}')).toEqual(usual);
});

it('puts the tabs that do not fit under More, which needs room itself', () => {
  const room = (pixels: number) => fitting([100, 100, 100], { room: pixels, gap: 20 });
  expect(room(340)).toBe(3);
  expect(room(339)).toBe(2);
  expect(room(319)).toBe(1);
  expect(room(150)).toBe(0);
  expect(fitting([], { room: 0, gap: 20 })).toBe(0);
});

it.each([
  ['', '$', undefined],
  ['1250', '$', 1250],
  [' $1,250.50 ', '$', 1250.5],
  ['.5', '$', 0.5],
  ['1,25', '$', null],
  ['-3', '$', null],
  ['ten', '$', null],
  ['30', 'days', 30],
  ['1.5', 'days', null],
])('reads %j of %s as %j', (text, unit, number) => {
  expect(numberOf(text, unit)).toBe(number);
});
