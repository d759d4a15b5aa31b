import fc from 'fast-check';
import { describe, it } from 'vitest';
import { lived, livesOfOwners } from '../../../../test/support/ledger/owners-lives';

const runs = process.env.LONG ? 20_000 : 1_000;
const minutes = 60_000;

describe('the statements of any lives', () => {
  it(
    'agree both ways, begin where the last ended, and leave no cent out [D8] [D42] [D43] [D45] [D46]',
    () => {
      fc.assert(
        fc.property(livesOfOwners, (life) => {
          lived(life);
        }),
        { numRuns: runs, seed: 1 },
      );
    },
    10 * minutes,
  );
});
