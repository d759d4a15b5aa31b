import { plainKey } from './portfolio-cells';
import { type PortfolioColumn, portfolioColumns } from './portfolio-columns';

type Mapping = Partial<Record<PortfolioColumn, number>>;

/** `Ownership %` is not `Ownership`. */
const headerKey = (header: string): string => plainKey(header.replaceAll('%', ' percent '));

/** Maps our columns to the file's (from 0), by header, then by synonym. The user maps the rest by hand. */
export function mapColumns(headers: readonly string[]): Mapping {
  const free = new Map(headers.map((header, index) => [index, headerKey(header)]));
  const mapping: Mapping = {};
  const take = (column: PortfolioColumn, names: readonly string[]) => {
    if (mapping[column] !== undefined) return;
    const wanted = names.map(headerKey);
    const found = wanted.flatMap((name) => [...free].filter(([, key]) => key === name)).at(0);
    if (!found) return;
    mapping[column] = found[0];
    free.delete(found[0]);
  };
  for (const { key, header } of portfolioColumns) take(key, [header, key]);
  for (const { key, synonyms } of portfolioColumns) take(key, synonyms);
  return mapping;
}
