import { expect, it } from 'vitest';
import { chargeKinds } from './accounts';
import { kindNames } from './kind-names';

it('a charge without a text of its own is called after its kind', () => {
  expect(chargeKinds.map((kind) => `${kind}: ${kindNames[kind]}`)).toEqual([
    'rent: Rent',
    'pet: Pet rent',
    'parking: Parking',
    'utility: Utilities',
    'late: Late fee',
    'nsf: Returned payment fee',
    'damage: Damage',
    'deposit: Security deposit',
    'other: Other',
  ]);
});
