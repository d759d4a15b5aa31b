import fc from 'fast-check';
import { type OwnersCommand, OwnersWorld, ownersCommands } from './owners-world';

/** Rent comes more often than what undoes it. */
const names = ['pay', 'pay', 'pay', 'month', ...Object.keys(ownersCommands)] as OwnersCommand[0][];
const cents = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 200_000 }));
const command: fc.Arbitrary<OwnersCommand> = fc.tuple(
  fc.constantFrom(...names),
  fc.nat(2),
  fc.nat(1_000),
  cents,
);
export const livesOfOwners = fc.array(command, { minLength: 8, maxLength: 28, size: 'max' });

/** Plays a life from a local date on, and its last two months. */
export function lived(life: readonly OwnersCommand[], start = '2026-01-05'): OwnersWorld {
  const world = new OwnersWorld();
  world.today = start;
  for (const one of life) world.do(one);
  world.do(['month', 0, 0, 1]);
  world.do(['month', 0, 0, 1]);
  return world;
}
