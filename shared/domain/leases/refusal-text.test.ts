import { expect, it } from 'vitest';
import { signedLease } from '../../../test/support/leases/lease-story';
import { refusalText } from './refusal-text';
import { refused, unitTaken } from './refusals';

const { lease } = signedLease('2026-01-10');
const on = '2026-06-01';

it.each([
  [refused('wrong-status'), 'You can’t do that while the lease is active.'],
  [
    unitTaken([{ from: '2026-06-01', to: '2026-06-30' }, { from: '2026-08-01' }]),
    'This unit already has a lease on Jun 01, 2026 to Jun 30, 2026; Aug 01, 2026 and later.',
  ],
  [refused('unit-taken'), 'This unit already has a lease on these dates.'],
  [refused('keys-back'), 'The keys were already returned.'],
])('a refusal names what stands in the way: %#', (answer, text) => {
  expect(refusalText(answer, lease, on)).toBe(text);
});
