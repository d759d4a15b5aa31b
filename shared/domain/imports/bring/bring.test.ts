import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRoll } from '../../rent-roll/read-roll';
import type { RentRoll } from '../../rent-roll/rent-roll';
import { readDelimited } from '../../tabular/delimited';
import { type BringChoices, usualChoices } from './bring-choices';
import { compareTotals, differenceOf, plannedSums } from './compare-totals';
import { readOwnerFile } from './owner-file';
import { numbered, planPortfolio } from './plan-portfolio';
import { repairCards } from './repair-cards';

const today = '2027-05-02';
const fixtures = new URL('../../rent-roll/fixtures/', import.meta.url);
const rowsOf = (text: string) => readDelimited(text, { most: 1_000 }).rows;
const rollIn = (name: string, file = 0): RentRoll => {
  const roll = readRoll(rowsOf(readFileSync(new URL(`${name}.csv`, fixtures), 'utf8')));
  if (!roll) throw new Error('no headings');
  return numbered(roll, file);
};

/** What a person answers once for everything. */
const answers: Partial<BringChoices> = {
  owner: { firstName: 'Ada', lastName: 'Moore', email: 'ada@owners.test', mobile: '5125550101' },
  beds: '1',
  baths: '1',
  size: '700',
};

function bring(rolls: readonly RentRoll[], over: Partial<BringChoices> = answers) {
  const choices = { ...usualChoices({ asOf: rolls[0]?.asOf, today, email: '' }), ...over };
  const properties = planPortfolio(rolls, { choices, today, owners: undefined });
  const cards = repairCards({ rolls, properties, choices, owners: new Map(), today });
  return { properties, cards, scopes: compareTotals(rolls, properties), sums: plannedSums(properties) };
}
const blocking = ({ cards }: ReturnType<typeof bring>) =>
  cards.filter(({ isBlocking }) => isBlocking).map(({ kind, items }) => `${kind} ${items.length}`);

describe('a portfolio', () => {
  it.each([
    ['appfolio-grouped', 4, []],
    ['appfolio-tickler', 1, []],
    ['buildium-rent-roll', 1, []],
    ['doorloop-rent-roll', 2, []],
    ['landlord-sheet', 2, ['cell-zipcode 1', 'first-day 2']],
    ['roll-a', 1, []],
    ['tenantcloud-leases', 2, []],
    ['turbotenant-rent-roll', 2, []],
    ['yardi-lease-charges', 3, ['cell-street 1', 'cell-state 1', 'cell-city 1', 'cell-zipcode 1']],
  ])('of %s has %i leases, and asks only what no file says', (name, leases, asked) => {
    const brought = bring([rollIn(name)]);
    expect(brought.sums.leases).toBe(leases);
    expect(blocking(brought)).toEqual(asked);
  });

  it.each([
    ['appfolio-grouped'],
    ['buildium-rent-roll'],
    ['doorloop-rent-roll'],
    ['roll-a'],
    ['turbotenant-rent-roll'],
    ['yardi-lease-charges'],
  ])('of %s ties to the totals of its report, to the cent', (name) => {
    const { scopes } = bring([rollIn(name)]);
    for (const { totals } of scopes) expect(totals.filter((one) => differenceOf(one) !== 0)).toEqual([]);
  });

  it('of AppFolio becomes properties, leases, a notice and balances', () => {
    const { properties, sums, cards } = bring([rollIn('appfolio-grouped')]);
    expect(sums).toEqual({
      properties: 2,
      units: 5,
      owners: 1,
      leases: 4,
      tenants: 5,
      rentCents: 548_000,
      depositCents: 548_000,
      owedCents: 32_500,
      prepaidCents: 5_000,
    });
    expect(properties.map(({ title }) => title)).toEqual(['Cedar Flats', 'Bexley House']);
    expect(properties[0]?.rows.map(({ cells }) => cells)).toMatchObject([
      {
        property_type: 'Multi Family',
        street: '210 Cedar Ave',
        city: 'Columbus',
        state: 'OH',
        zipcode: '43215',
        bedrooms: '2',
        bathrooms: '1',
        size_sqft: '850',
        monthly_rent: '1295.00',
        owner1_email: 'ada@owners.test',
      },
      { bathrooms: '1.5' },
      {},
      {},
    ]);
    const [mia, lopez, dana] = properties[0]?.leases ?? [];
    expect(mia?.lease).toMatchObject({
      unit_number: '1A',
      rent_from: '2027-05',
      term: { from: '2026-08-01', to: '2027-07-31', atEnd: 'month-to-month', depositCents: 125_000 },
      owed: [],
      deposits: [{ bucket: 'security', cents: 125_000 }],
    });
    expect(lopez?.lease).toMatchObject({
      term: { tenants: [{ firstName: 'Ana' }, { firstName: 'Rui' }] },
      owed: [{ label: 'Balance brought forward', due_on: '2027-04-16', cents: 32_500 }],
    });
    expect(dana?.lease).toMatchObject({
      notice: { given_on: '2027-04-16', last_day: '2027-04-30' },
      credit_cents: 5_000,
    });
    expect(cards.map(({ title }) => title)).toEqual([
      '1 lease has ended and the tenants still live there',
      '1 household has given notice',
      '5 tenants have no email',
      '1 unit has no number',
    ]);
  });

  it('says which rows a lease left out leaves behind, and ties when it is explained', () => {
    const roll = rollIn('appfolio-grouped');
    const line = roll.properties[0]?.units[1]?.leases[0]?.line ?? 0;
    const { scopes, sums } = bring([roll], { ...answers, leftOut: [line] });
    expect(sums.leases).toBe(3);
    const total = scopes.at(-1)?.totals.filter((one) => differenceOf(one) !== 0);
    expect(total?.map((one) => [one.field, differenceOf(one), one.behind])).toEqual([
      ['rent', -130_000, [`Unit 1B, row ${line}`]],
      ['deposit', -130_000, [`Unit 1B, row ${line}`]],
      ['owed', -32_500, [`Unit 1B, row ${line}`]],
    ]);
  });

  it('takes what is typed in place, and keeps the rows of several files apart', () => {
    const sheet = rollIn('landlord-sheet', 1);
    const [first, second] = sheet.properties.map(({ units }) => units[0]);
    const edits = {
      [`${first?.leases[0]?.line}.from`]: '2025-01-01',
      [`${second?.line}.zipcode`]: '44236',
      [`${second?.leases[0]?.line}.email0`]: 'Lee@Park.test',
    };
    const brought = bring([rollIn('roll-a'), sheet], { ...answers, firstDay: '2026-06-01', edits });
    expect(blocking(brought)).toEqual([]);
    expect(brought.properties.map(({ index }) => index)).toEqual([6, 10_003, 10_004]);
    expect(brought.properties.at(-1)?.leases[0]?.lease?.term).toMatchObject({
      from: '2026-06-01',
      dueDay: 5,
      tenants: [{ email: 'lee@park.test' }],
    });
  });
});

describe('a directory of owners', () => {
  const file = readOwnerFile(
    rowsOf(
      [
        'Owner Directory',
        'Name,Phone Numbers,Email,Properties Owned',
        '"Moor, Ada Jane","Mobile: (614) 555-0142, Home: (614) 555-0100",ada@gum.test,"Cedar Flats (50%), Bexley House"',
        '"Elm Holdings, LLC",,elm@gum.test,Cedar Flats (50%)',
      ].join('\n'),
    ),
  );

  it('says who owns a property and how much of it', () => {
    const place = {
      name: 'Cedar Flats',
      street: '',
      city: '',
      state: '',
      zip: '',
      unit: '',
      asksCity: false,
    };
    expect(file?.count).toBe(2);
    expect(file?.of(place)).toEqual([
      {
        firstName: 'Ada Jane',
        lastName: 'Moor',
        company: '',
        email: 'ada@gum.test',
        mobile: '6145550142',
        share: 50,
      },
      {
        firstName: '',
        lastName: '',
        company: 'Elm Holdings, LLC',
        email: 'elm@gum.test',
        mobile: '',
        share: 50,
      },
    ]);
    expect(file?.of({ ...place, name: 'Bexley House' })).toMatchObject([{ share: 100 }]);
  });

  it('is no rent roll', () => {
    expect(readOwnerFile(rowsOf('Unit,Tenant,Rent\n1,Ada Moor,1450'))).toBeUndefined();
  });
});
