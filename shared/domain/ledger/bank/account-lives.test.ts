import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  type AccountsCommand,
  AccountsWorld,
  accountsSteps,
} from '../../../../test/support/ledger/accounts-world';

const runs = process.env.LONG ? 10_000 : 150;
const minutes = 60_000;

/** Money comes in more often than it goes out. */
const often = ['charge', 'charge', 'receive', 'receive', 'receive', 'deposit', 'pay', 'day'] as const;
const cents = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 200_000 }));
const command: fc.Arbitrary<AccountsCommand> = fc.tuple(
  fc.constantFrom(...often, ...often, ...accountsSteps),
  fc.nat(5),
  fc.nat(1_000),
  cents,
);
const life = fc.array(command, { minLength: 40, maxLength: 120, size: 'max' });

describe('any life of an organization with several bank accounts', () => {
  it.each([
    ['of a manager', { isSolo: false, policy: 'block' }],
    ['of a manager whose own money may cover a shortage', { isSolo: false, policy: 'own-money' }],
    ['of a landlord', { isSolo: true, policy: 'block' }],
  ] as const)(
    '%s: what an account holds is somebody’s, and no person pays it out [D8] [D51] [D52] [D54] [D66]',
    (_, variant) => {
      fc.assert(
        fc.property(life, (sequence) => {
          const world = new AccountsWorld(variant);
          for (const [index, one] of sequence.entries()) {
            world.do(one);
            if (index % 10 === 9) world.check();
          }
          world.check();
        }),
        { numRuns: runs, seed: 1 },
      );
    },
    10 * minutes,
  );
});
