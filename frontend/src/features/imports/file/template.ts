import { csvOf } from '../../../../../shared/domain/csv';
import { portfolioColumns } from '../../../../../shared/domain/portfolio-columns';

/** An empty portfolio file: our headers, and one line that shows what goes where. */
export const templateCsv = (): string =>
  csvOf([portfolioColumns.map(({ header }) => header), portfolioColumns.map(({ example }) => example)]);
