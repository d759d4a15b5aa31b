import { describe, expect, it } from 'vitest';
import { isReadyFor } from './ledger-place';

const owner = (bankReady: boolean) => ({ ownerId: 'own_1', share: 50, bankReady });
const owned = (...shares: ReturnType<typeof owner>[]) => ({ head: { shares } }) as never;

describe('online payments of a property [D30]', () => {
  it.each([
    ['each owner can be paid', [true, true], true],
    ['one owner cannot be paid', [true, false], false],
    ['nobody owns it today', [], false],
  ] as const)('when %s', (_, accounts, isReady) => {
    expect(isReadyFor(owned(...accounts.map(owner)))).toBe(isReady);
  });
});
