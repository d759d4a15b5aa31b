import type { Category, Hazard, Priority } from '../../../shared/domain/requests/categories';

/** What a demo request is about. */
export type Complaint = {
  readonly category: Category;
  readonly room: string;
  readonly words: string;
  readonly priority: Priority;
  readonly hazard?: Hazard;
};

const about = (
  category: Category,
  room: string,
  words: string,
  priority: Priority = 'routine',
): Complaint => ({
  category,
  room,
  words,
  priority,
});

/** What people report, over and over. */
export const complaints: readonly Complaint[] = [
  about('plumbing', 'Kitchen', 'The faucet drips day and night.'),
  about('heating', 'Living room', 'The radiator stays cold.', 'urgent'),
  about('appliance', 'Kitchen', 'The dishwasher leaves water on the floor.'),
  about('locks', 'Front door', 'The key is hard to turn, and sometimes it’s stuck.', 'urgent'),
  about('electrical', 'Bedroom', 'One socket has no power.'),
  about('windows', 'Bedroom', 'The window doesn’t close all the way.'),
  about('pests', 'Kitchen', 'There are ants along the wall.'),
  about('walls', 'Hallway', 'The paint is peeling above the door.', 'low'),
  about('alarms', 'Hallway', 'The smoke alarm chirps.', 'urgent'),
  about('hot-water', 'Bathroom', 'The shower turns cold after two minutes.', 'urgent'),
  about('cooling', 'Living room', 'The air conditioner is loud.'),
  about('outside', 'Yard', 'The gate does not latch.', 'low'),
];

/** Where each open demo request stands. */
export const openStates = [
  'new',
  'reopened',
  'triaged',
  'waiting-vendor',
  'waiting-tenant',
  'waiting-owner',
  'waiting-parts',
  'scheduled',
  'in-progress',
  'done',
] as const;
export type OpenState = (typeof openStates)[number];
