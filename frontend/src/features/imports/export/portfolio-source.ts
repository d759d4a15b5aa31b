import type { InputOf } from '../../../../../shared/contract/endpoint';
import type { imports } from '../../../../../shared/contract/imports';
import { portfolioColumns } from '../../../../../shared/domain/imports/portfolio-columns';
import { api } from '../../../api/client';
import type { CsvSource } from '../../../ui/data/use-csv-export';

export type PortfolioFilters = Omit<InputOf<typeof imports.exportPortfolio>['query'], 'after'>;

const header = portfolioColumns.map((column) => column.header);

/** Properties with units and owners as a portfolio file, which can be imported again. */
export const portfolioSource = (what: string, filters: PortfolioFilters): CsvSource => ({
  what,
  header,
  page: async (after, signal) => {
    const query = { ...filters, after };
    const { rows, next } = (await api.imports.exportPortfolio({ query }, { signal })).data;
    return { lines: rows.map((row) => portfolioColumns.map(({ key }) => row[key] ?? '')), next };
  },
});

/** These properties, one after another. */
export const chosenSource = (propertyIds: readonly string[]): CsvSource => ({
  what: 'properties',
  header,
  page: async (at, signal) => {
    const [index = '0', after = ''] = at.split(' ');
    const property_id = propertyIds[Number(index)] ?? '';
    const { lines, next } = await portfolioSource('properties', { property_id }).page(after, signal);
    const following = Number(index) + 1;
    if (next !== undefined) return { lines, next: `${index} ${next}` };
    return { lines, next: following < propertyIds.length ? `${following} ` : undefined };
  },
});

/** The properties that a list has in sight, in its order; they are asked for once. */
export function listedSource(readIds: (signal: AbortSignal) => Promise<readonly string[]>): CsvSource {
  let ids: Promise<readonly string[]> | undefined;
  return {
    what: 'properties',
    header,
    page: async (at, signal) => {
      ids ??= readIds(signal);
      const found = await ids;
      return found.length === 0 ? { lines: [] } : await chosenSource(found).page(at, signal);
    },
  };
}
