import {
  areas,
  type Grants,
  type Level,
  type RoleLabel,
  type Viewer,
} from '../../../shared/domain/people/roles';

/** Every role with its possible grants, once in each organization. */
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

/** They share one password, so one hash is enough. */
export const worldPassword = 'correct horse battery staple';

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

/** Their grants; `shown` is the one property that one of them may see. */
export const grantsOf = (persona: Persona, shown: string): Grants | undefined =>
  ({
    rentalManagerOfAll: { areas: everywhere('change'), properties: 'all' as const },
    rentalManagerOfOne: { areas: everywhere('change'), properties: [shown] },
    rentalManagerViewing: { areas: everywhere('view'), properties: 'all' as const },
    rentalOwnerGranted: { areas: everywhere('change'), properties: 'all' as const },
  })[persona as string];
