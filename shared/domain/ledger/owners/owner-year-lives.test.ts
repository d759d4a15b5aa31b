import fc from 'fast-check';
import { describe, it } from 'vitest';
import { lived, livesOfOwners } from '../../../../test/support/ledger/owners-lives';

const runs = process.env.LONG ? 10_000 : 300;
const minutes = 60_000;

/** So that most lives cross the year’s end. */
const start = '2026-11-05';

describe('an owner’s year in any life', () => {
  it(
    'ties to balances and statements, and has no entry twice or in none [D68] [D71]',
    () => {
      fc.assert(
        fc.property(livesOfOwners, (life) => {
          lived(life, start).years();
        }),
        { numRuns: runs, seed: 2 },
      );
    },
    10 * minutes,
  );
});
