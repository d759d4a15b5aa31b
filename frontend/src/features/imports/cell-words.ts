import type { PortfolioColumn } from '../../../../shared/domain/imports/portfolio-columns';
import { placesBeside } from '../../../../shared/domain/imports/portfolio-places';
import { furnishedTypes, propertyTypes } from '../../../../shared/domain/portfolio/property-types';

/** The words a column accepts; empty when it takes any text. */
export function cellWords(column: PortfolioColumn): readonly string[] {
  if (column === 'property_type') return propertyTypes;
  if (column === 'furnished') return Object.values(furnishedTypes);
  if (column === 'country' || column === 'state' || column === 'city') return placesBeside(column);
  return [];
}
