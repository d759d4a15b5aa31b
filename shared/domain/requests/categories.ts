/**
 * What can be wrong. `habitability`: a home cannot be lived in without it, so silence never confirms its
 * repair.
 */
export const categories = {
  plumbing: { name: 'Plumbing', habitability: false },
  'hot-water': { name: 'Hot water', habitability: true },
  heating: { name: 'Heating', habitability: true },
  cooling: { name: 'Cooling', habitability: false },
  electrical: { name: 'Electrical', habitability: true },
  appliance: { name: 'Appliance', habitability: false },
  locks: { name: 'Doors and locks', habitability: true },
  windows: { name: 'Windows', habitability: false },
  walls: { name: 'Walls, floors, ceilings', habitability: false },
  roof: { name: 'Roof and leaks', habitability: true },
  alarms: { name: 'Smoke and CO alarms', habitability: true },
  pests: { name: 'Pests', habitability: true },
  mold: { name: 'Mold', habitability: true },
  outside: { name: 'Outside', habitability: false },
  cleaning: { name: 'Cleaning', habitability: false },
  other: { name: 'Something else', habitability: false },
} as const;
export type Category = keyof typeof categories;
export const categoryKeys = Object.keys(categories) as [Category, ...Category[]];

/** What cannot wait. `now` is read before the form, without a network. */
export const hazards = {
  fire: { name: 'Fire or smoke', now: 'Leave the home. Call 911 from outside.' },
  gas: {
    name: 'Smell of gas',
    now: 'Touch no switch and light nothing. Leave the home. Call 911 or the gas company from outside.',
  },
  'carbon-monoxide': {
    name: 'Carbon monoxide alarm',
    now: 'Leave the home, everyone. Call 911 from outside.',
  },
  water: {
    name: 'Water running',
    now: 'Shut the water off. Keep away from sockets and lamps that are wet.',
  },
  sewage: { name: 'Sewage coming up', now: 'Use no water in the home. Keep away from it.' },
  'no-heat': { name: 'No heat', now: 'Use no oven or grill to warm the home. Keep taps dripping in frost.' },
  'no-power': {
    name: 'No power',
    now: 'Look whether neighbors have power. If only this home is dark, look at the breakers once.',
  },
  'open-door': { name: 'A door that does not lock', now: 'If somebody may be inside, call 911.' },
} as const;
export type Hazard = keyof typeof hazards;
export const hazardKeys = Object.keys(hazards) as [Hazard, ...Hazard[]];

/** Hours from triage until it has to be fixed. */
export const priorities = {
  emergency: { name: 'Emergency', fixHours: 24 },
  urgent: { name: 'Urgent', fixHours: 3 * 24 },
  routine: { name: 'Routine', fixHours: 14 * 24 },
  low: { name: 'Low', fixHours: 30 * 24 },
} as const;
export type Priority = keyof typeof priorities;
export const priorityKeys = Object.keys(priorities) as [Priority, ...Priority[]];
