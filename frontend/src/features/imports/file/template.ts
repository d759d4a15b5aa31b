import { csvOf } from '../../../../../shared/domain/csv';
import { portfolioColumns } from '../../../../../shared/domain/imports/portfolio-columns';

/** A portfolio file with our headers and one example line. */
export const templateCsv = (): string =>
  csvOf([portfolioColumns.map(({ header }) => header), portfolioColumns.map(({ example }) => example)]);
