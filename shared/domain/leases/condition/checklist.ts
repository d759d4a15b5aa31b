import type { Report, ReportItem, ReportRoom } from './report';

const item = (id: string, name: string): ReportItem => ({ id, name, note: '', photos: [] });

const everywhere = [
  'Walls and ceiling',
  'Floor',
  'Windows and blinds',
  'Doors and locks',
  'Lights and outlets',
];

const room = (id: string, name: string, more: readonly string[] = []): ReportRoom => ({
  id,
  name,
  items: [...everywhere, ...more].map((one, index) => item(`${id}-${index + 1}`, one)),
});

/** No home has more; a typing error in a unit's rooms makes no endless list. */
const roomsMost = 8;

/** Rooms of one kind: `2.5` bathrooms are three. */
const counted = (text: string): number => Math.min(Math.max(Math.ceil(Number(text) || 0), 0), roomsMost);

const many = (id: string, name: string, count: number, more: readonly string[]): ReportRoom[] =>
  Array.from({ length: count }, (_, index) =>
    room(`${id}-${index + 1}`, count === 1 ? name : `${name} ${index + 1}`, more),
  );

type Home = { readonly bedrooms: string; readonly bathrooms: string; readonly appliances: readonly string[] };

/** What to look at in a home: its rooms by the unit, its appliances in the kitchen. */
export const newReport = ({ bedrooms, bathrooms, appliances }: Home, day: string): Report => ({
  day,
  rooms: [
    room('living', 'Living room and hall', ['Smoke alarm']),
    room('kitchen', 'Kitchen', ['Cabinets and counters', 'Sink and faucet', ...appliances]),
    ...many('bedroom', 'Bedroom', counted(bedrooms), ['Closet']),
    ...many('bathroom', 'Bathroom', counted(bathrooms), ['Sink and faucet', 'Toilet', 'Tub or shower']),
  ],
  keys: '',
  meters: [
    { id: 'electricity', name: 'Electricity', reading: '' },
    { id: 'water', name: 'Water', reading: '' },
  ],
  address: '',
});

/** The move-out report to fill in: rooms, items and meters of the move-in one, nothing said of them yet. */
export const reportAfter = ({ rooms, meters }: Report, day: string): Report => ({
  day,
  rooms: rooms.map((one) => ({ ...one, items: one.items.map(({ id, name }) => item(id, name)) })),
  keys: '',
  meters: meters.map((meter) => ({ ...meter, reading: '' })),
  address: '',
});
