import fc from 'fast-check';
import { describe, it } from 'vitest';
import { type LateFeeStep, LateFeeWorld, lateFeeSteps } from '../../../../test/support/ledger/late-fee-world';

const runs = process.env.LONG ? 20_000 : 250;
const minutes = 60_000;

/** Days pass and the job runs more often than a person comes by. */
const often = ['day', 'day', 'job', 'job', 'job', 'decide', 'pay'] as const satisfies LateFeeStep[];
const numbers = { a: fc.nat(1_000), b: fc.nat(1_000) };
const step = fc.record({ what: fc.constantFrom(...often, ...lateFeeSteps), ...numbers });
const life = fc.record({
  start: fc.record(numbers),
  steps: fc.array(step, { minLength: 10, maxLength: 60 }),
});

describe('any life of a lease with late fees', () => {
  it(
    'charged by hand and by the job, paid, bounced, waived and undone in any order: a month carries what its terms and the law allow, nothing of before the switch, and an undo restores every balance [D3] [D15] [D16] [D18] [D62]',
    () => {
      fc.assert(
        fc.property(life, ({ start, steps }) => {
          const world = new LateFeeWorld(start);
          for (const { what, a, b } of steps) world.do(what, { a, b });
        }),
        { numRuns: runs, seed: 11 },
      );
    },
    10 * minutes,
  );
});
