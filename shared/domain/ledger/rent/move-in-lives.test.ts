import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  type MoveInStep,
  MoveInWorld,
  moveInWorldSteps,
} from '../../../../test/support/ledger/move-in-world';

const runs = process.env.LONG ? 20_000 : 400;
const minutes = 60_000;

/** Jobs and payments come more often than a lease is signed. */
const often = ['sign', 'job', 'job', 'pay', 'pay', 'day'] as const satisfies MoveInStep[];
const numbers = { a: fc.nat(1_000), b: fc.nat(1_000) };
const step = fc.record({ what: fc.constantFrom(...often, ...moveInWorldSteps), ...numbers });
const life = fc.record({
  start: fc.record(numbers),
  steps: fc.array(step, { minLength: 10, maxLength: 60 }),
});

describe('any life of a lease with move-in charges', () => {
  it(
    'signed, void, renewed, paid, given back and run again in any order: each is charged once, and deposits come to what was agreed on [D3] [D61] [D65] [D72]',
    () => {
      fc.assert(
        fc.property(life, ({ start, steps }) => {
          const world = new MoveInWorld(start);
          world.do('sign', start);
          for (const { what, a, b } of steps) world.do(what, { a, b });
          world.do('job', start);
        }),
        { numRuns: runs, seed: 7 },
      );
    },
    10 * minutes,
  );
});
