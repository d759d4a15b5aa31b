import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { usualChoices } from '../../../shared/domain/imports/bring/bring-choices';
import {
  compareTotals,
  differenceOf,
  plannedSums,
} from '../../../shared/domain/imports/bring/compare-totals';
import { numbered, planPortfolio } from '../../../shared/domain/imports/bring/plan-portfolio';
import { repairCards } from '../../../shared/domain/imports/bring/repair-cards';
import { totalOf } from '../../../shared/domain/ledger/accounts';
import { readRoll } from '../../../shared/domain/rent-roll/read-roll';
import { readDelimited } from '../../../shared/domain/tabular/delimited';
import { type AdoptedStand, openAdopted } from '../../../test/support/test-world/adopted';
import { importCalls } from '../../../test/support/test-world/imports';
import { logger } from '../../runtime/logger';
import { RentWatch, StoredEntry } from '../../table/ledger/record';
import { Person } from '../../table/people/record';
import { Unit } from '../../table/units/record';
import { importLeases } from './import-leases';

logger.setLogLevel('SILENT');

const now = '2027-05-02T12:00:00.000Z';
let testWorld: AdoptedStand;
beforeEach(async () => {
  testWorld = await openAdopted();
  testWorld.goTo(now);
});

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../shared/domain/rent-roll/fixtures/${name}.csv`, import.meta.url), 'utf8');

/** What a person answers once, and what a sheet leaves open. */
const answers = {
  owner: { firstName: 'Ada', lastName: 'Moore', email: 'ada@owners.test', mobile: '5125550101' },
  beds: '1',
  baths: '1',
  size: '700',
  firstDay: '2026-01-01',
};
const missing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'landlord-sheet': { '4.zipcode': '44236' },
  'yardi-lease-charges': {
    '8.street': '1 Maple Ct',
    '8.city': 'Columbus',
    '8.state': 'OH',
    '8.zipcode': '43215',
  },
};

/** As the wizard does: the plan, then properties, then leases. */
async function bringIn(text: string, edits: Readonly<Record<string, string>> = {}) {
  const roll = readRoll(readDelimited(text, { most: 5_000 }).rows);
  if (!roll) throw new Error('no headings');
  const rolls = [numbered(roll, 0)];
  const today = now.slice(0, 10);
  const choices = { ...usualChoices({ asOf: roll.asOf, today, email: '' }), ...answers, edits };
  const properties = planPortfolio(rolls, { choices, today, owners: undefined });
  const cards = repairCards({ rolls, properties, choices, owners: new Map(), today });
  expect(cards.filter(({ isBlocking }) => isBlocking)).toEqual([]);
  const [total] = compareTotals(rolls, properties).slice(-1);
  expect(total?.totals.filter((one) => differenceOf(one) !== 0)).toEqual([]);
  const sums = plannedSums(properties);
  const calls = importCalls(testWorld.deps);
  const { import_id } = await calls.begin('roll.csv', { properties: sums.properties, units: sums.units });
  const lines = properties.map(({ rows }) => ({
    index: (rows[0]?.row ?? 1) - 1,
    rows: rows.map(({ row, cells }) => ({ row, cells })),
  }));
  const { made, refused } = await calls.send(import_id, lines);
  expect(refused).toEqual([]);
  const leases = properties.flatMap((property) => {
    const { property_id = '' } = made.find(({ index }) => index === (property.rows[0]?.row ?? 1) - 1) ?? {};
    return property.leases.flatMap(({ lease }) => (lease ? [{ ...lease, property_id }] : []));
  });
  for (let at = 0; at < leases.length; at += 25) {
    const body = { import_id, leases: leases.slice(at, at + 25) };
    const { data } = await testWorld.perform(importLeases, { ...testWorld.call(), body });
    expect(data.refused).toEqual([]);
  }
  const { done } = await calls.finish(import_id);
  return { sums, done };
}

/** What the opening entries of all ledgers come to; rent that is charged since comes on top. */
async function inTheBooks() {
  const entries = await testWorld.all(StoredEntry);
  const opening = entries.filter(({ source }) => source.startsWith('opening'));
  const sum = (...classes: string[]) =>
    opening.reduce((all, { lines }) => all + totalOf(lines, ...classes), 0);
  return { owed: sum('receivable'), prepaid: Math.abs(sum('prepayment')), deposits: -sum('deposit') };
}

/** A grouped AppFolio roll of five properties with twelve units each. */
function sixtyUnits(): string {
  const lines = [
    'Rent Roll',
    '"As of: 04/16/2027"',
    'Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Move-out,Past Due',
  ];
  for (let property = 1; property <= 5; property += 1) {
    lines.push(`"-> Court ${property} - ${property}00 Cedar Ave Columbus, OH 43215",,,,,,,,,,,,,`);
    for (let unit = 1; unit <= 12; unit += 1)
      lines.push(
        unit === 12
          ? `${unit},,2/1.00,,Vacant-Unrented,850,"1,200.00",,,,,,,`
          : `${unit},,2/1.50,"Tenant${unit}, Ada",Current,850,"1,200.00","1,100.00","1,100.00",08/01/2026,07/31/2027,08/01/2026,,${unit === 1 ? '325.00' : '0.00'}`,
      );
    lines.push('12 Units,,,,91.7% Occupied,"10,200","14,400.00","12,100.00","12,100.00",,,,,325.00');
  }
  lines.push(
    '"Total 60 Units",,,,91.7% Occupied,"51,000","72,000.00","60,500.00","60,500.00",,,,,"1,625.00"',
  );
  return lines.join('\n');
}

describe('a portfolio brought in to an empty account', () => {
  it.each([
    'appfolio-grouped',
    'appfolio-tickler',
    'buildium-rent-roll',
    'doorloop-rent-roll',
    'landlord-sheet',
    'roll-a',
    'tenantcloud-leases',
    'turbotenant-rent-roll',
    'yardi-lease-charges',
  ])('%s: every unit and lease is here, and the books hold what the report states', async (name) => {
    const { sums, done } = await bringIn(fixture(name), missing[name]);
    expect(done).toMatchObject({
      properties: sums.properties,
      units: sums.units,
      leases: sums.leases,
      tenants: sums.tenants,
    });
    expect(await inTheBooks()).toEqual({
      owed: sums.owedCents,
      prepaid: sums.prepaidCents,
      deposits: sums.depositCents,
    });
    await testWorld.mailOut();
    expect(testWorld.mails).toEqual([]);
    expect(
      (await testWorld.all(Person))
        .filter(({ roleLabel }) => roleLabel === 'tenant')
        .map(({ status }) => status),
    ).toEqual(Array.from({ length: sums.tenants }, () => 'not-invited'));
  });

  it('sixty units of AppFolio come in three calls of leases, half baths included', async () => {
    const { done } = await bringIn(sixtyUnits());
    expect(done).toMatchObject({ properties: 5, units: 60, leases: 55, tenants: 55 });
    expect(await inTheBooks()).toEqual({ owed: 162_500, prepaid: 0, deposits: 6_050_000 });
    const units = await testWorld.all(Unit);
    expect(units.filter(({ halfBaths }) => halfBaths === '1')).toHaveLength(55);
    expect(await testWorld.all(RentWatch)).toHaveLength(55);
  }, 60_000);
});
