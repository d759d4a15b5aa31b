import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../shared/domain/csv';
import { type PortfolioRow, portfolioColumns } from '../../shared/domain/imports/portfolio-columns';
import { readPortfolio } from '../../shared/domain/imports/portfolio-file';
import { mapColumns } from '../../shared/domain/imports/portfolio-mapping';
import { tidyLine, tidyText } from '../../shared/domain/text';
import { engines, type OpenStores, useDatabase } from '../../test/support/databases';
import { added, aNewProperty, anOrganization, anOwner, aUnit } from '../../test/support/table-data';
import { depsOver } from '../../test/support/test-world/deps-over';
import { importCalls } from '../../test/support/test-world/imports';
import { seedWriter } from '../table/seed';

const wild = fc.stringMatching(/^[=+\-@'";,\r\n\t ]{0,3}(שלום|👩‍👧|é|x|"){1,3}[=,;'\n ]{0,2}z$/u);
const line = wild.map(tidyLine);

/** A property with units, appliances and one to six owners, full of text that is hard on CSV files. */
const rich = fc.record({
  title: line,
  description: wild.map(tidyText),
  street: line,
  appliances: fc.uniqueArray(line, { maxLength: 3, selector: (name) => name.toLowerCase() }),
  units: fc.integer({ min: 0, max: 4 }),
  owners: fc.integer({ min: 1, max: 6 }),
});
type Rich = typeof rich extends fc.Arbitrary<infer T> ? T : never;

/** What the browser reads from a file. */
function fileOf(rows: readonly PortfolioRow[]) {
  const table = rows.map((row) => portfolioColumns.map(({ key }) => row[key] ?? ''));
  const text = csvOf([portfolioColumns.map(({ header }) => header), ...table]);
  const [headers = [], ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
  const mapping = Object.entries(mapColumns(headers));
  return lines.map((cells, index) => ({
    row: index + 1,
    cells: Object.fromEntries(mapping.map(([column, place]) => [column, cells[place] ?? ''])) as PortfolioRow,
  }));
}

describe.each(engines)('an exported portfolio on %s', (engine) => {
  const { open } = useDatabase(engine);

  const standOf = async (stores: OpenStores, organizationId: string) => {
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    const deps = depsOver(stores);
    return { deps, ...importCalls(deps, { organizationId }) };
  };

  async function fill(stores: OpenStores, organizationId: string, all: readonly Rich[]) {
    for (const [at, each] of all.entries()) {
      const shares = Array.from({ length: each.owners }, (_, index) => ({
        owner: anOwner(organizationId, {
          email: `owner${at}-${index}@demo.test`,
          ...(index % 2 === 1 && { companyName: `${each.title} LLC`, isCompany: true }),
        }),
        isNew: true,
        percentage: index === 0 ? 100 - (each.owners - 1) * 0.25 : 0.25,
      }));
      const made = aNewProperty(organizationId, {
        shares,
        property: {
          title: `${each.title} ${at}`,
          description: each.description,
          street: each.street,
          createdAt: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
        },
      });
      const units = Array.from({ length: each.units }, (_, index) =>
        aUnit(made.property, `${each.title} ${index}`, {
          appliances: each.appliances,
          ...(index % 2 === 0 && { monthlyRent: 100_000 + index }),
        }),
      );
      await stores.properties.add(added({ ...made, units }));
    }
  }

  it('is imported into an empty organization and exported again as it was', {
    timeout: 240_000,
  }, async () => {
    const portfolios = fc.array(rich, { minLength: 11, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(portfolios, async (all) => {
        const stores = await open();
        const [from, to] = [await standOf(stores, 'org_from'), await standOf(stores, 'org_to')];
        await fill(stores, 'org_from', all);
        const exported = await from.export({ sort: 'oldest' });
        expect(new Set(exported.map((row) => row.property_title)).size).toBe(all.length);

        const rows = fileOf(exported);
        const { properties, problems } = readPortfolio(rows);
        expect(problems).toEqual([]);
        const { import_id } = await to.begin();
        for (const [index, property] of properties.entries()) {
          const { refused } = await to.send(import_id, [{ index, rows: [...property.rows] }]);
          expect(refused).toEqual([]);
        }
        expect(await to.export({ sort: 'name' })).toEqual(await from.export({ sort: 'name' }));
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  it('comes in pages, a building of 450 units among them whole and once', { timeout: 60_000 }, async () => {
    const stores = await open();
    const testWorld = await standOf(stores, 'org_from');
    const big = aNewProperty('org_from', { units: 450, property: { title: 'Tower' } });
    await stores.properties.add(added(big));
    await fill(
      stores,
      'org_from',
      Array.from({ length: 11 }, () => ({
        title: 'x',
        description: '',
        street: 'y',
        appliances: [],
        units: 1,
        owners: 1,
      })),
    );
    const rows = await testWorld.export();
    expect(rows).toHaveLength(461);
    const numbers = rows.flatMap((row) => (row.property_title === 'Tower' ? [row.unit_number] : []));
    expect(new Set(numbers).size).toBe(450);
    expect(await testWorld.export({ property_id: big.property.propertyId })).toHaveLength(450);
    expect(await testWorld.export({ search: 'tower' })).toHaveLength(450);
  });
});
