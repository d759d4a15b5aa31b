import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDelimited } from '../tabular/delimited';
import { fullName } from '../tabular/people-cells';
import { readRoll } from './read-roll';
import type { RentRoll } from './rent-roll';

const files = [
  'appfolio-grouped',
  'appfolio-tickler',
  'buildium-rent-roll',
  'doorloop-rent-roll',
  'landlord-sheet',
  'roll-a',
  'tenantcloud-leases',
  'turbotenant-rent-roll',
  'yardi-lease-charges',
] as const;

const rowsOf = (text: string) => readDelimited(text, { most: 1_000 }).rows;
const rowsIn = (name: string) =>
  rowsOf(readFileSync(new URL(`./fixtures/${name}.csv`, import.meta.url), 'utf8'));
function rollOf(rows: ReturnType<typeof rowsOf>): RentRoll {
  const roll = readRoll(rows);
  if (!roll) throw new Error('no headings');
  return roll;
}
const rollIn = (name: string): RentRoll => rollOf(rowsIn(name));
const rollFrom = (...lines: string[]): RentRoll => rollOf(rowsOf(lines.join('\n')));

/** A unit in one line: number, then each lease with standing, tenants, days and money in dollars. */
const shortly = ({ properties }: RentRoll): Record<string, string[]> =>
  Object.fromEntries(
    properties.map(({ place, units }) => [
      [place.name, place.street, place.city, place.state, place.zip].filter(Boolean).join(', '),
      units.map(({ number, leases }) =>
        [
          number,
          ...leases.map(({ standing, tenants, from, to, isMonthToMonth, ...money }) =>
            [
              standing,
              tenants.map(fullName).join(' + '),
              `${from ?? '?'} to ${isMonthToMonth ? 'month' : (to ?? '?')}`,
              [money.rentCents, money.depositCents, money.owedCents].map((cents) => cents / 100).join('/'),
            ].join(' '),
          ),
        ].join(': '),
      ),
    ]),
  );

describe('a rent roll', () => {
  it.each([
    ['appfolio-grouped', 'appfolio', '2027-04-16'],
    ['appfolio-tickler', 'appfolio', undefined],
    ['buildium-rent-roll', 'buildium', '2027-04-16'],
    ['doorloop-rent-roll', 'doorloop', '2027-04-16'],
    ['landlord-sheet', 'sheet', undefined],
    ['roll-a', 'appfolio', '2026-11-28'],
    ['tenantcloud-leases', 'tenantcloud', undefined],
    ['turbotenant-rent-roll', 'turbotenant', '2027-04-16'],
    ['yardi-lease-charges', 'yardi', '2027-04-30'],
  ])('%s is known as %s, as of %s', (name, report, asOf) => {
    expect([rollIn(name).report, rollIn(name).asOf]).toEqual([report, asOf]);
  });

  it.each(files)('%s ties to the totals that it states, to the cent', (name) => {
    for (const { file, here } of rollIn(name).totals) expect(here).toBe(file);
    expect(rollIn(name).doubts).toEqual([]);
  });

  it.each([
    ['appfolio-grouped', 18],
    ['appfolio-tickler', 0],
    ['buildium-rent-roll', 10],
    ['doorloop-rent-roll', 6],
    ['landlord-sheet', 0],
    ['roll-a', 12],
    ['tenantcloud-leases', 0],
    ['turbotenant-rent-roll', 0],
    ['yardi-lease-charges', 9],
  ])('%s states %s totals', (name, count) => expect(rollIn(name).totals).toHaveLength(count));

  it.each(files)(
    '%s loses no row: each is its headings, a unit, a charge, or left out with its line',
    (name) => {
      const roll = rollIn(name);
      const told = new Set([
        ...roll.leftOut.map(({ line }) => line),
        ...roll.properties.flatMap(({ units }) =>
          units.flatMap((unit) => [unit.line, ...unit.leases.map(({ line }) => line)]),
        ),
      ]);
      const lost = rowsIn(name).filter(({ line }) => line !== roll.headings.line && !told.has(line));
      const joined: Partial<Record<string, number[]>> = {
        'yardi-lease-charges': [6, 9],
        'appfolio-tickler': [3],
      };
      expect(lost.map(({ line }) => line)).toEqual(joined[name] ?? []);
    },
  );

  it.each([
    [
      'appfolio-grouped',
      {
        'Cedar Flats, 210 Cedar Ave, Columbus, OH, 43215': [
          '1A: running Mia Harris 2026-08-01 to 2027-07-31 1250/1250/0',
          '1B: running Ana Lopez + Rui Lopez 2025-09-01 to 2026-08-31 1300/1300/325',
          '2A',
          "2B: notice Dana O'Neil-Smith Jr. 2026-05-01 to 2027-04-30 880/880/-50",
        ],
        'Bexley House, 14 Main St, Bexley, OH, 43209': [
          'Main: running Dae Kim 2026-06-01 to 2027-05-31 2050/2050/0',
        ],
      },
    ],
    [
      'appfolio-tickler',
      {
        'Oak House, 100 Oak St, Austin, TX, 78701': [
          '1: running Ada Jane Moor + Li Tan 2027-01-01 to 2027-12-31 1450/1450/0',
          '2',
        ],
      },
    ],
    [
      'buildium-rent-roll',
      {
        '12 Elm St, 12 Elm St, Dayton, OH, 45402': [
          '1: running Ada Moor 2026-01-01 to 2026-12-31 1000/1000/75',
          '2',
        ],
      },
    ],
    [
      'doorloop-rent-roll',
      {
        'Gum House, 9 Gum St, Austin, TX, 78701': [
          '1: running Ada Moor + Li Tan 2027-01-01 to 2027-12-31 1450/1450/-325',
          '2: running Bo Lee 2024-03-01 to month 880/880/0',
          '3',
        ],
      },
    ],
    [
      'landlord-sheet',
      {
        '88 Beacon St, 88 Beacon St, Hudson, OH, 44236': [
          '3: running Theo Barnes + Pat Barnes ? to month 980/980/0',
        ],
        '9 Old Mill Rd, 9 Old Mill Rd, Hudson, OH': ['Main: running Lee Park ? to 2027-05-31 1450/1450/200'],
      },
    ],
    [
      'roll-a',
      {
        'Oak House, 100 Oak St, Austin, TX, 78701': [
          '1: running R Vale 2026-01-01 to 2026-12-31 1450/1450/0',
          '2',
        ],
      },
    ],
    [
      'tenantcloud-leases',
      {
        '7 Pine Rd, 7 Pine Rd, Dayton, OH, 45402': [
          'A: running Ada Moor + Li Tan 2027-01-01 to 2027-12-31 1450/1450/0',
          'B: running Bo Lee 2026-03-01 to month 900/800/0',
        ],
      },
    ],
    [
      'turbotenant-rent-roll',
      {
        '4410 Speedway, 4410 Speedway, Austin, TX, 78751': [
          '1: running Jordan Price + Sam Rivera 2026-12-01 to 2027-11-30 1450/1450/0',
          '2: running Kim Lowe 2026-03-01 to month 1300/1200/1300',
        ],
      },
    ],
    [
      'yardi-lease-charges',
      {
        'Maple Court': [
          '101: running Alice Chen 2024-06-01 to 2027-05-31 1450/500/-20',
          '102: to-come Cy Park 2027-05-15 to 2028-05-14 1200/1200/0',
          '103: notice Bo Díaz 2026-07-01 to 2027-06-30 1600/1000/310.5',
        ],
      },
    ],
  ])('%s has these units and leases', (name, expected) => expect(shortly(rollIn(name))).toEqual(expected));

  it('has rooms, sizes, market rents, charges, phones and due days', () => {
    const [gum] = rollIn('doorloop-rent-roll').properties;
    expect(gum?.units[0]).toMatchObject({
      beds: 2,
      baths: 1,
      halfBaths: 1,
      sizeSqft: 850,
      marketCents: 150_000,
    });
    expect(gum?.units[1]).toMatchObject({ beds: 0, baths: 1, sizeSqft: undefined });
    expect(gum?.units[0]?.leases[0]?.charges).toEqual([
      { code: 'Other recurring charges', cents: 5_000 },
      { code: 'Recurring credits', cents: -2_500 },
    ]);
    const [maple] = rollIn('yardi-lease-charges').properties;
    expect(maple?.units[0]).toMatchObject({
      beds: 2,
      baths: 1,
      leases: [{ charges: [{ code: 'park', cents: 5_000 }] }],
    });
    const [beacon] = rollIn('landlord-sheet').properties;
    expect(beacon?.units[0]?.leases[0]).toMatchObject({ dueDay: 1, phone: '614-555-0142' });
    expect(rollIn('appfolio-tickler').properties[0]?.units[0]?.leases[0]).toMatchObject({
      phone: '(512) 555-0101; (512) 555-0102',
      email: 'ada@moor.test; li@tan.test',
    });
  });

  it('says which rows are left out, and why', () => {
    const kinds = (name: string) => rollIn(name).leftOut.map(({ line, kind }) => `${line} ${kind}`);
    expect(kinds('roll-a')).toEqual([
      '1 title',
      '2 title',
      '3 title',
      '4 title',
      '6 group',
      '9 subtotal',
      '10 total',
    ]);
    expect(kinds('yardi-lease-charges').slice(-3)).toEqual(['18 total', '19 summary', '20 summary']);
    expect(kinds('appfolio-tickler')).toEqual(['4 past']);
  });
});

describe('a rent roll that is odd', () => {
  const heads = 'Property,Unit,Tenant,Status,Rent,Deposit,Past Due,Lease From,Lease To';

  it('is none without headings', () => expect(readRoll(rowsOf('a,b,c\n1,2,3'))).toBeUndefined());

  it('has totals that do not tie: both figures are told', () => {
    const roll = rollFrom(heads, 'Oak,1,Ada Moor,Current,1450,0,0,,', 'Total 2 Units,,,,1500.00,,,,');
    expect(roll.totals).toEqual([
      { line: 3, field: 'units', file: 2, here: 1 },
      { line: 3, field: 'rent', file: 150_000, here: 145_000 },
    ]);
  });

  it('has cells that cannot be read: each is told', () => {
    const roll = rollFrom(heads, 'Oak,1,Ada Moor,Sometimes,about 1450,-,,soon,MTM');
    expect(roll.doubts).toEqual([
      { line: 2, field: 'rent', text: 'about 1450' },
      { line: 2, field: 'start', text: 'soon' },
      { line: 2, field: 'status', text: 'Sometimes' },
    ]);
  });

  it.each([
    ['Current', 'running'],
    ['Occupied-NTV', 'notice'],
    ['Notice-Rented', 'notice'],
    ['Notice-Unrented', 'notice'],
    ['Future', 'to-come'],
    ['Vacant-Rented', 'to-come'],
    ['Evict', 'running'],
    ['O', 'running'],
    ['Month-to-month', 'running'],
  ])('has status %s for a lease that is %s', (status, standing) => {
    const roll = rollFrom(heads, `Oak,1,Ada Moor,${status},1450,0,0,01/01/2027,12/31/2027`);
    expect(roll.properties[0]?.units[0]?.leases.map((lease) => lease.standing)).toEqual([standing]);
  });

  it.each([
    ['Vacant-Unrented', '', false],
    ['', 'VACANT', false],
    ['Down', '', false],
    ['Model', '', true],
    ['', 'MODEL', true],
  ])('has no lease for status %j and tenant %j', (status, tenant, isOffMarket) => {
    const roll = rollFrom(heads, `Oak,1,${tenant},${status},1450,0,0,,`);
    expect(roll.properties[0]?.units[0]).toMatchObject({ leases: [], isOffMarket });
  });

  it('keeps who left only where money of theirs is left, and notes an eviction', () => {
    const roll = rollFrom(
      heads,
      'Oak,1,Ada Moor,Past,1450,0,0,01/01/2025,12/31/2025',
      'Oak,2,Li Tan,Past,1450,500,0,01/01/2025,12/31/2025',
      'Oak,3,Bo Lee,Evict,1450,0,0,01/01/2025,12/31/2027',
    );
    const leases = roll.properties[0]?.units.map((unit) => unit.leases);
    expect(leases).toMatchObject([[], [{ standing: 'ended' }], [{ notes: ['Eviction in the old system'] }]]);
    expect(roll.leftOut).toEqual([
      { line: 2, kind: 'past', words: 'Oak · 1 · Ada Moor · Past · 1450 · 0 · 0 · 01/01/2025 · 12/31/2025' },
    ]);
  });

  it('tells leases of one unit apart by their days where no status says which runs', () => {
    const roll = rollFrom(
      'As of 04/16/2027',
      'Property,Unit,Tenants,Lease Start,Lease End,Rent',
      'Oak,1,Ada Moor,01/01/2026,12/31/2026,900',
      'Oak,1,Li Tan,01/01/2027,12/31/2027,950',
      'Oak,1,Bo Lee,01/01/2028,12/31/2028,990',
      'Oak,2,Cy Park,01/01/2025,12/31/2025,800',
    );
    const standings = roll.properties[0]?.units.map((unit) => unit.leases.map((lease) => lease.standing));
    expect(standings).toEqual([['ended', 'running', 'to-come'], ['running']]);
  });

  it('names a property once, above the rows of its other units', () => {
    const roll = rollFrom(
      'Address,Unit,Tenant,Rent',
      '"12 Elm St, Dayton, OH 45402",A,Ada Moor,900',
      ',B,Li Tan,950',
      '"9 Gum St, Austin, TX 78701",A,Bo Lee,700',
      'Total,,,2550',
    );
    expect(roll.properties.map(({ place, units }) => [place.name, units.length])).toEqual([
      ['12 Elm St', 2],
      ['9 Gum St', 1],
    ]);
    expect(roll.totals).toEqual([{ line: 5, field: 'rent', file: 255_000, here: 255_000 }]);
  });

  it('joins tenants whose line repeats or leaves out the rent, and keeps rooms let apart', () => {
    const roll = rollFrom(
      'Property,Unit,First name,Last name,Lease Start,Rent,Deposit',
      'Oak,1,Ada,Moor,01/01/2026,900,900',
      'Oak,1,Li,Tan,01/01/2026,,100',
      'Oak,2,Bo,Lee,01/01/2026,500,0',
      'Oak,2,Cy,Park,01/01/2026,450,0',
    );
    expect(shortly(roll)).toEqual({
      Oak: [
        '1: running Ada Moor + Li Tan 2026-01-01 to month 900/1000/0',
        '2: running Bo Lee 2026-01-01 to month 500/0/0: running Cy Park 2026-01-01 to month 450/0/0',
      ],
    });
  });
});
