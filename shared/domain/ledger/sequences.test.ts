import fc from 'fast-check';
import { describe, it } from 'vitest';
import { checkBooks } from '../../../test/support/ledger/check-books';
import { commands, LedgerWorld, type RandomCommand } from '../../../test/support/ledger/ledger-world';

const runs = process.env.LONG ? 20_000 : 1_000;
const minutes = 60_000;

/** Charges and payments come more often than what undoes them. */
const often = ['charge', 'charge', 'charge', 'receive', 'receive', 'receive', 'day', 'edit'] as const;
const names = [...often, ...(Object.keys(commands) as RandomCommand[0][])];
const cents = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 200_000 }));
const command: fc.Arbitrary<RandomCommand> = fc.tuple(
  fc.constantFrom(...names),
  fc.nat(5),
  fc.nat(1_000),
  cents,
);

describe('any sequence of commands', () => {
  it(
    'leaves balanced books that are their own fold, one entry a key, and cash equal to whose it is [D1] [D2] [D3] [D4] [D7] [D8] [D22] [D25] [D29] [D32] [D33] [D34] [D45]',
    () => {
      const life = fc.array(command, { minLength: 5, maxLength: 40, size: 'max' });
      fc.assert(
        fc.property(life, (sequence) => {
          const world = new LedgerWorld();
          for (const [index, one] of sequence.entries()) {
            world.do(one);
            if (index % 8 === 7) checkBooks(world.books());
          }
          checkBooks(world.books());
        }),
        { numRuns: runs, seed: 1 },
      );
    },
    10 * minutes,
  );
});
