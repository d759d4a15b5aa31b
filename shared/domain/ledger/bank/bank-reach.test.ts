import { expect, it } from 'vitest';
import { reachesAllMoney, seesBank } from './bank-reach';

const areas = { money: 'view' } as const;

it.each([
  ['the organization’s administrator', { roleLabel: 'orgAdmin' }, true],
  [
    'a manager with money of all properties',
    { roleLabel: 'rentalManager', grants: { areas, properties: 'all' } },
    true,
  ],
  [
    'a manager with money of some',
    { roleLabel: 'rentalManager', grants: { areas, properties: ['prp_1'] } },
    false,
  ],
  [
    'a manager of all without money',
    { roleLabel: 'rentalManager', grants: { areas: {}, properties: 'all' } },
    false,
  ],
  ['a manager without permissions', { roleLabel: 'rentalManager' }, false],
  ['an owner of a share', { roleLabel: 'rentalOwner' }, false],
  [
    'an owner of a share, whatever they were granted',
    { roleLabel: 'rentalOwner', grants: { areas, properties: 'all' } },
    false,
  ],
  ['a tenant', { roleLabel: 'tenant' }, false],
] as const)('the bank’s lines are seen by who sees all money: %s', (_, viewer, sees) => {
  expect(seesBank(viewer)).toBe(sees);
});

it('are changed only by who may change all money', () => {
  const viewer = (level: 'view' | 'change') =>
    ({ roleLabel: 'rentalManager', grants: { areas: { money: level }, properties: 'all' } }) as const;
  expect(reachesAllMoney(viewer('view'), 'change')).toBe(false);
  expect(reachesAllMoney(viewer('change'), 'change')).toBe(true);
});
