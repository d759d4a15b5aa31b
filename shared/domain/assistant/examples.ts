import type { RoleLabel } from '../people/permissions';

const staff = [
  'Who is late?',
  'What waits for me?',
  'Which leases end soon?',
  'How much rent did we collect last month?',
  'Which units are vacant?',
] as const;

/** What a person of each role may ask first. */
export const examples: Readonly<Record<RoleLabel, readonly string[]>> = {
  orgAdmin: staff,
  manager: staff,
  owner: staff,
  rentalManager: staff,
  rentalOwner: [
    'How much rent did we collect last month?',
    'Which units are vacant?',
    'Which leases end soon?',
    'How many leases do we have?',
  ],
  tenant: [
    'What do I owe, and why?',
    'When is my rent due?',
    'When does my lease end?',
    'When is my deposit due back?',
    'Water is coming from the ceiling',
  ],
  applicant: [
    'What is the status of my application?',
    'How much is the application fee?',
    'Which unit did I apply for?',
  ],
};
