import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../../shared/contract/setup';
import { nextStep, setupSteps } from './setup-steps';

const empty: Setup = {
  choices: {},
  is_solo: true,
  leads_team: false,
  properties: { count: 0, units: 0 },
  owners: { others: 0, without_email: 0 },
  bank: { ready: 0, in_review: 0, of: 0 },
  fees: { set: 0, of: 0 },
  tenants: { not_invited: 0, invited: 0, active: 0, waiting_for: [] },
  others: 0,
};
const housed: Setup = {
  ...empty,
  properties: { count: 1, units: 2, first: 'Maple Fourplex' },
  bank: { ready: 0, in_review: 0, of: 1, next: 'own_1' },
  fees: { set: 0, of: 1, next: 'prp_1' },
};
const lease = { lease_id: 'lea_1', unit_number: '1', property_title: 'Maple Fourplex', from: '2026-12-01' };
const let1: Setup = {
  ...housed,
  lease: { ...lease, state: 'agreed' },
  tenants: { not_invited: 2, invited: 0, active: 0, waiting_for: ['Jordan', 'Sam'] },
};

const titles = (setup: Setup) => setupSteps(setup).map(({ title }) => title);
const step = (setup: Setup, key: string) => setupSteps(setup).find((one) => one.key === key);

describe('the setup list', () => {
  it('has five steps for a landlord of their own, and those of a manager and of a team beside', () => {
    expect(titles(empty)).toEqual([
      'Add your property',
      'Add your tenants',
      'Add the bank account rent is paid to',
      'Invite your tenants',
      'First online payment',
    ]);
    expect(setupSteps({ ...empty, is_solo: false }).map(({ key }) => key)).toEqual([
      'property',
      'owners',
      'lease',
      'bank',
      'fees',
      'invite',
      'payment',
    ]);
    expect(titles({ ...empty, is_solo: false, leads_team: true }).at(-1)).toBe('Invite your team');
  });

  it.each<readonly [string, Setup, string | undefined, string | undefined]>([
    ['nothing', empty, 'property', '/addPropertyUnit'],
    ['records elsewhere', { ...empty, choices: { records: 'buildium' } }, 'property', '/import'],
    ['a property', housed, 'lease', '/addExistingLease'],
    ['a property without tenants', { ...housed, choices: { tenants: 'no' } }, 'lease', '/units'],
    ['a draft', { ...housed, lease: { ...lease, state: 'draft' } }, 'lease', '/showLease'],
    [
      'a lease out for signature',
      { ...housed, lease: { ...lease, state: 'signing' } },
      'bank',
      '/onbordingOwner',
    ],
    ['a lease', let1, 'bank', '/onbordingOwner'],
    ['a bank account', { ...let1, bank: { ready: 1, in_review: 0, of: 1 } }, 'invite', '/tenantsList'],
    ['one in review', { ...let1, bank: { ready: 0, in_review: 1, of: 1 } }, 'invite', '/tenantsList'],
    [
      'tenants who are in',
      {
        ...let1,
        bank: { ready: 1, in_review: 0, of: 1 },
        tenants: { not_invited: 0, invited: 0, active: 2, waiting_for: [] },
      },
      undefined,
      undefined,
    ],
  ])('of %s proposes what can be done next', (_name, setup, next, to) => {
    expect(nextStep(setupSteps(setup))).toBe(next);
    if (next !== undefined) expect(step(setup, next)?.action?.to).toBe(to);
  });

  it('says who is waited for, and how many more', () => {
    expect(step(let1, 'invite')?.title).toBe('Invite Jordan and Sam');
    const many = { not_invited: 0, invited: 12, active: 0, waiting_for: ['Jordan', 'Sam', 'Ines'] };
    expect(step({ ...let1, tenants: many }, 'invite')).toMatchObject({
      state: 'waiting',
      text: 'Waiting for Jordan, Sam, Ines and 9 others to create an account.',
    });
  });

  it('a manager who owns what they manage has no owners to add', () => {
    const manager = { ...housed, is_solo: false };
    expect(step(manager, 'owners')?.state).toBe('open');
    expect(step({ ...manager, choices: { owns_it: true } }, 'owners')).toMatchObject({
      state: 'done',
      text: 'You own what you manage.',
    });
    const owners = { others: 3, without_email: 1 };
    expect(step({ ...manager, owners }, 'owners')?.text).toBe('3 owners, 1 without email');
  });
});
