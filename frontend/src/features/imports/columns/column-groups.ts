import {
  type PortfolioColumn,
  portfolioColumns,
} from '../../../../../shared/domain/imports/portfolio-columns';

type ColumnGroup = {
  readonly title: string;
  readonly lead?: string;
  readonly columns: readonly PortfolioColumn[];
};

const keys: readonly PortfolioColumn[] = portfolioColumns.map(({ key }) => key);
const firstOfUnit = keys.indexOf('unit_number');
const firstOfOwner = (number: number): number =>
  keys.findIndex((key) => key.startsWith(`owner${number}_`)) >>> 0;

/** Our columns, grouped the way people think of them. */
export const columnGroups: readonly ColumnGroup[] = [
  {
    title: 'Property',
    lead: 'Columns with a star are required; the others are optional.',
    columns: keys.slice(0, firstOfUnit),
  },
  {
    title: 'Unit',
    lead: 'Homes need bedrooms and bathrooms as well.',
    columns: keys.slice(firstOfUnit, firstOfOwner(1)),
  },
  {
    title: 'Owner',
    lead: 'Owners already in your account need only an email; a sole owner needs no share.',
    columns: keys.slice(firstOfOwner(1), firstOfOwner(2)),
  },
];

/** Second to fourth owners: most files have none. */
export const furtherOwners: ColumnGroup = {
  title: 'More owners',
  columns: keys.slice(firstOfOwner(2)),
};
