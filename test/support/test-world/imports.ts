import { exportPortfolio } from '../../../functions/imports/export-portfolio';
import { finishImport } from '../../../functions/imports/finish-import';
import { importProperties } from '../../../functions/imports/import-properties';
import { startImport } from '../../../functions/imports/start-import';
import { undoImport } from '../../../functions/imports/undo-import';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import type { Once } from '../../../functions/table/db/once';
import type { PortfolioColumn, PortfolioRow } from '../../../shared/domain/imports/portfolio-columns';
import type { Viewer } from '../../../shared/domain/people/roles';
import { viewerCall } from './viewer';

/** A valid line of a portfolio file. */
export const fileLine = (over: PortfolioRow = {}): PortfolioRow => ({
  property_title: 'Maple Court',
  property_type: 'Multi Family',
  street: '12 Maple Street',
  city: 'Austin',
  state: 'Texas',
  zipcode: '78701',
  country: 'United States',
  unit_number: '101',
  bedrooms: '2',
  bathrooms: '1',
  size_sqft: '850',
  available_from: '2020-01-31',
  monthly_rent: '1450.00',
  owner1_first_name: 'Ada',
  owner1_last_name: 'Moore',
  owner1_email: 'ada@owners.test',
  owner1_mobile: '5125550101',
  owner1_share: '100',
  ...over,
});

export type FileProperty = { index: number; rows: { row: number; cells: PortfolioRow }[] };

/** The file's `index`th property, named after its index, with this many units. */
export const fileProperty = (index: number, units = 1, over: PortfolioRow = {}): FileProperty => ({
  index,
  rows: Array.from({ length: Math.max(1, units) }, (_, at) => ({
    row: index * 1000 + at + 1,
    cells: fileLine({
      property_title: `Court ${index}`,
      ...(units === 0 ? withoutUnit : { unit_number: String(at + 1) }),
      ...over,
    }),
  })),
});

const unitColumns: readonly PortfolioColumn[] = [
  'unit_number',
  'bedrooms',
  'bathrooms',
  'size_sqft',
  'available_from',
  'monthly_rent',
];
const withoutUnit: PortfolioRow = Object.fromEntries(unitColumns.map((column) => [column, '']));

/** The import calls over these stores, by someone in one organization. */
export function importCalls(deps: Deps, over: Partial<Viewer> = {}) {
  const call = () => viewerCall({ deps, now: () => deps.clock.now() }, over);
  const begin = async (name = 'portfolio.csv', planned = { properties: 1, units: 1 }, once?: Once) => {
    const body = {
      file_name: name,
      file_hash: Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64),
      planned: { owners: 0, rent_cents: 0, ...planned },
    };
    return (await perform(startImport, { ...call(), body, once }, deps)).data;
  };
  const send = async (importId: string, properties: FileProperty[]) =>
    (await perform(importProperties, { ...call(), body: { import_id: importId, properties } }, deps)).data;
  const finish = async (importId: string) =>
    (await perform(finishImport, { ...call(), body: { import_id: importId } }, deps)).data;
  const undoOnce = async (importId: string) =>
    (await perform(undoImport, { ...call(), body: { import_id: importId } }, deps)).data;
  return {
    call,
    begin,
    send,
    finish,
    undoOnce,
    /** Until nothing is left. */
    undo: async (importId: string) => {
      for (;;) {
        const { left, kept } = await undoOnce(importId);
        if (left === 0) return kept;
      }
    },
    /** Every page. */
    export: async (query: Partial<Parameters<typeof exportPortfolio>[0]['query']> = {}) => {
      const rows: PortfolioRow[] = [];
      let after = query.after;
      do {
        const page = { ...query, ...(after !== undefined && { after }) };
        const { data } = await exportPortfolio({ ...call(), query: page }, deps);
        rows.push(...data.rows);
        after = data.next;
      } while (after !== undefined);
      return rows;
    },
  };
}
