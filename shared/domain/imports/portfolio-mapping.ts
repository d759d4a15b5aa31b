import { plainKey } from './portfolio-cells';
import { type PortfolioColumn, portfolioColumns } from './portfolio-columns';

type Mapping = Partial<Record<PortfolioColumn, number>>;

/** `Ownership %` is not `Ownership`. */
const headerKey = (header: string): string => plainKey(header.replaceAll('%', ' percent '));

/** Maps our columns to the file's (from 0), by header, then by synonym. The user maps the rest by hand. */
export function mapColumns(headers: readonly string[]): Mapping {
  const keys = headers.map(headerKey);
  const mapping: Mapping = {};
  const take = (column: PortfolioColumn, names: readonly string[]) => {
    if (mapping[column] !== undefined) return;
    const found = names.map((name) => keys.indexOf(headerKey(name))).find((index) => index >= 0);
    if (found !== undefined) mapping[column] = found;
  };
  for (const { key, header } of portfolioColumns) take(key, [header, key]);
  for (const { key, synonyms } of portfolioColumns) take(key, synonyms);
  return mapping;
}
