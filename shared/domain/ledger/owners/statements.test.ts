import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  type OwnersCommand,
  OwnersWorld,
  ownersCommands,
} from '../../../../test/support/ledger/owners-world';

const runs = process.env.LONG ? 20_000 : 1_000;
const minutes = 60_000;

/** Rent comes more often than what undoes it. */
const names = ['pay', 'pay', 'pay', 'month', ...Object.keys(ownersCommands)] as OwnersCommand[0][];
const cents = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 200_000 }));
const command: fc.Arbitrary<OwnersCommand> = fc.tuple(
  fc.constantFrom(...names),
  fc.nat(2),
  fc.nat(1_000),
  cents,
);

describe('the statements of any lives', () => {
  it(
    'agree both ways, begin where the last ended, and leave no cent out [D8] [D42] [D43] [D45] [D46]',
    () => {
      fc.assert(
        fc.property(fc.array(command, { minLength: 8, maxLength: 28, size: 'max' }), (life) => {
          const world = new OwnersWorld();
          for (const one of life) world.do(one);
          world.do(['month', 0, 0, 1]);
          world.do(['month', 0, 0, 1]);
        }),
        { numRuns: runs, seed: 1 },
      );
    },
    10 * minutes,
  );
});
