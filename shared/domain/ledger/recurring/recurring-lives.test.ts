import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  type RecurringStep,
  RecurringWorld,
  recurringSteps,
} from '../../../../test/support/ledger/recurring-world';

const runs = process.env.LONG ? 5_000 : 50;
const minutes = 60_000;

/** Days pass and things are added and changed more often than a lease moves. */
const often = [
  'add',
  'add',
  'change',
  'change',
  'day',
  'leave',
  'leave',
  'job',
] as const satisfies RecurringStep[];
const numbers = { a: fc.nat(1_000), b: fc.nat(1_000) };
const step = fc.record({ what: fc.constantFrom(...often, ...recurringSteps), ...numbers });

describe('any life of what comes again', () => {
  it(
    'added, changed, ended, edited and paid in any order, while the lease ends and is renewed: each month is posted once, for what was decided before its day [D3] [D6] [D18] [D39] [D65]',
    () => {
      fc.assert(
        fc.property(fc.array(step, { minLength: 10, maxLength: 50 }), (steps) => {
          const world = new RecurringWorld();
          for (const { what, a, b } of steps) world.do(what, { a, b });
          world.job();
        }),
        { numRuns: runs, seed: 5 },
      );
    },
    10 * minutes,
  );
});
