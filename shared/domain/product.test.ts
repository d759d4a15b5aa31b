import { expect, it } from 'vitest';
import { company, productName } from './product';

it('has a name, and an address and a phone for the public site [LND-03] [LND-11]', () => {
  expect(productName).toBe('Keystead');
  expect(company.phone).toMatch(/^\+1 \(\d{3}\) \d{3}-\d{4}$/);
  expect(company.address).toEqual([
    expect.stringMatching(/^\d+ \w+/),
    expect.stringMatching(/^[A-Z][\w ]+, [A-Z]{2} \d{5}$/),
    'United States',
  ]);
});
