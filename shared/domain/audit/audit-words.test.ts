import { describe, expect, it } from 'vitest';
import { changesOf, fieldsWithoutWords } from './audit-words';

type Facts = Readonly<Record<string, unknown>>;
type Case = readonly [what: string, before: Facts, after: Facts, said: readonly [string, string, string]];

const share = (name: string, percentage: number) => ({ ownerId: `own_${name}`, name, percentage });

const cases: readonly Case[] = [
  ['yes and no', { autopay: false }, { autopay: true }, ['Autopay', 'No', 'Yes']],
  ['a date [GEN-09]', {}, { availableDate: '2026-07-01' }, ['Available from', '', 'Jul 01, 2026']],
  ['money', { monthlyRent: 125_000 }, { monthlyRent: 130_050 }, ['Monthly rent', '$1,250.00', '$1,300.50']],
  ['a list', { appliances: ['Oven'] }, { appliances: ['Oven', 'AC'] }, ['Appliances', 'Oven', 'Oven, AC']],
  ['photos', { photos: [] }, { photos: [1] }, ['Photos', '0 photos', '1 photo']],
  [
    'photos in another order',
    { photos: [1, 2] },
    { photos: [2, 1] },
    ['Photos', '', 'Order or texts changed'],
  ],
  ['furnishing', {}, { furnishedType: 'semiFurnished' }, ['Furnishing', '', 'Partly furnished']],
  ['a state', { state: 'restricted' }, { state: 'ready' }, ['State', 'Restricted', 'Ready']],
  ['a method', {}, { method: 'bank_transfer' }, ['Method', '', 'Bank transfer']],
  ['a number that was not known', { bedrooms: null }, { bedrooms: 2 }, ['Beds', '', '2']],
  ['a role', {}, { role: 'rentalManager' }, ['Role', '', 'Rental manager']],
  [
    'permissions',
    { grants: { areas: { money: 'view' }, properties: 'all' } },
    { grants: { areas: { money: 'change', leases: 'view' }, properties: ['prp_1'] } },
    ['Permissions', 'Money view; all properties', 'Money change, Leases view; 1 property'],
  ],
  [
    'permissions for some properties',
    {},
    { grants: { areas: { money: 'view' }, properties: ['prp_1', 'prp_2'] } },
    ['Permissions', '', 'Money view; 2 properties'],
  ],
  ['a share', { shares: [share('Ann', 100)] }, { shares: [share('Ann', 60.5)] }, ['Ann', '100%', '60.5%']],
  ['a new owner', { shares: [] }, { shares: [share('Ann', 60)] }, ['Ann', '', '60%']],
  ['an owner who left', { shares: [share('Ann', 60)] }, { shares: [] }, ['Ann', '60%', '']],
];

describe('a change in words', () => {
  it.each(cases)('%s', (_, before, after, [field, was, is]) => {
    expect(changesOf({ before, after })).toEqual([{ field, before: was, after: is }]);
  });

  it('leaves out what is the same, what is empty, and what has no words', () => {
    const same = { city: 'Elm', description: '', secret: 'a', photos: [] };
    expect(changesOf({ before: same, after: { ...same, secret: 'b', bedrooms: undefined } })).toEqual([]);
    expect(changesOf({ before: { description: '', bedrooms: 2 }, after: { bedrooms: '2' } })).toEqual([]);
    expect(changesOf({ after: { grants: 'none that can be read' } })).toEqual([]);
    expect(changesOf({})).toEqual([]);
  });

  it('says the fields in one order, whatever order they were written in', () => {
    const after = { unitCount: 2, title: 'Elm House', zipcode: '50010', street: '1 Elm' };
    expect(changesOf({ after }).map(({ field }) => field)).toEqual(['Name', 'Street', 'Zipcode', 'Units']);
  });

  it('tells of those owners alone whom the reader may see', () => {
    const before = { shares: [share('Ann', 60), share('Cy', 40)] };
    const after = { shares: [share('Ann', 50), share('Cy', 50)] };
    const seen = changesOf({ before, after }, (ownerId) => ownerId === 'own_Cy');
    expect(seen).toEqual([{ field: 'Cy', before: '40%', after: '50%' }]);
  });

  it('tells of a planned change that was taken back, owner by owner whom the reader may see', () => {
    const planned = { effectiveFrom: '2027-01-01', shares: [share('Ann', 30), share('Cy', 70)] };
    expect(changesOf({ before: { takenBack: [planned] } }, (ownerId) => ownerId === 'own_Cy')).toEqual([
      { field: 'Cy', before: '70% from Jan 01, 2027', after: 'Withdrawn' },
    ]);
  });
});

it('knows the fields of an entry that nobody could read', () => {
  const before = { city: 'Elm', shares: [], secret: 'a' };
  expect(fieldsWithoutWords({ before, after: { takenBack: [], rent: 1 } })).toEqual(['secret', 'rent']);
  expect(fieldsWithoutWords({ after: { city: 'Elm' } })).toEqual([]);
});
