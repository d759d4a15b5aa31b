import { expect, it } from 'vitest';
import { bearer, routeKeyOf } from './endpoint';
import { contract, rows } from './index';

it('a row is named by API Gateway as its method and path', () => {
  expect(routeKeyOf(contract.properties.getProperty)).toBe('GET /api/properties/propertyWithId/{id}');
});

it('bearer asks for a look unless told otherwise', () => {
  expect([bearer(), bearer('owners'), bearer('owners', 'change')]).toEqual([
    { kind: 'bearer' },
    { kind: 'bearer', need: { area: 'owners', level: 'view' } },
    { kind: 'bearer', need: { area: 'owners', level: 'change' } },
  ]);
});

it('has every row once, by feature and name', () => {
  expect(new Set(rows.map(({ row }) => routeKeyOf(row))).size).toBe(rows.length);
  expect(rows.find(({ name }) => name === 'addProperty')).toMatchObject({ feature: 'properties' });
});

it.each([
  ['owners', 'getOrganizationRentalOwners', 'GET /api/users/getOrganizationRentalUsers/{id}', 'API-12'],
  ['owners', 'checkOwnerEmail', 'GET /api/properties/CheckRentalOwnerMail/{email}', 'API-13'],
  ['properties', 'addProperty', 'POST /api/properties/addProperty2', 'API-14'],
  ['properties', 'getProperty', 'GET /api/properties/propertyWithId/{id}', 'API-15'],
  ['subscriptions', 'checkUnitLimit', 'GET /api/properties/unitlimitcheck/{roleId}', 'API-18'],
  ['subscriptions', 'getAllPlans', 'GET /api/plans/getAllPlans', 'API-23'],
])('%s has %s where the spec has it: %s [%s]', (feature, name, routeKey) => {
  const found = rows.find((row) => row.feature === feature && row.name === name);
  expect(found && routeKeyOf(found.row)).toBe(routeKey);
});
