import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { depositRules } from './leases/rent/deposit-rules';
import { stateZones } from './leases/time-zone-data';
import { lateFeeCaps } from './ledger/rent/late-fee-caps';
import { countries } from './portfolio/locations-data';

const hashOf = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

/** Taken from the sources that each file names. One changes only after its source was read again. */
it.each([
  ['zones by ZIP code', stateZones, '8bf8966cee764b13'],
  ['states and cities', countries, '64dbd6c539f6d15d'],
  ['deposit rules by state [D41]', depositRules, 'ca078621db9ffe69'],
  ['late fee caps by state [D15]', lateFeeCaps, 'e875680c4a2c0ed1'],
])('the %s are as they were read', (_, data, hash) => {
  expect(hashOf(data)).toBe(hash);
});
