import { areas, type Grants, type Level, type RoleLabel, type Viewer } from '../../../shared/domain/roles';

/** Everybody who can ask, each role with what may be granted to it; one of each in both organizations. */
export const personas = [
  'orgAdmin',
  'rentalManagerOfAll',
  'rentalManagerOfOne',
  'rentalManagerViewing',
  'rentalManagerUngranted',
  'manager',
  'owner',
  'rentalOwner',
  'rentalOwnerGranted',
  'tenant',
  'applicant',
] as const;
export type Persona = (typeof personas)[number];

export type Person = {
  readonly persona: Persona;
  readonly email: string;
  readonly viewer: Viewer;
};

/** One password for all of them, so that one hash is enough. */
export const housePassword = 'correct horse battery staple';

export const roleOf: Record<Persona, RoleLabel> = {
  orgAdmin: 'orgAdmin',
  rentalManagerOfAll: 'rentalManager',
  rentalManagerOfOne: 'rentalManager',
  rentalManagerViewing: 'rentalManager',
  rentalManagerUngranted: 'rentalManager',
  manager: 'manager',
  owner: 'owner',
  rentalOwner: 'rentalOwner',
  rentalOwnerGranted: 'rentalOwner',
  tenant: 'tenant',
  applicant: 'applicant',
};

const everywhere = (level: Level): Grants['areas'] => Object.fromEntries(areas.map((area) => [area, level]));

/** What was granted; `shown` is the one property of the person who was granted one. */
export const grantsOf = (persona: Persona, shown: string): Grants | undefined =>
  ({
    rentalManagerOfAll: { areas: everywhere('change'), properties: 'all' as const },
    rentalManagerOfOne: { areas: everywhere('change'), properties: [shown] },
    rentalManagerViewing: { areas: everywhere('view'), properties: 'all' as const },
    rentalOwnerGranted: { areas: everywhere('change'), properties: 'all' as const },
  })[persona as string];
