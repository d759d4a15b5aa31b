import type { PortfolioColumn, PortfolioRow } from '../../../../shared/domain/portfolio-columns';
import { placesBeside } from '../../../../shared/domain/portfolio-places';
import { furnishedTypes, propertyTypes } from '../../../../shared/domain/property-types';

/** The words that a column accepts beside the line's other cells; empty when it takes any text. */
export function cellWords(column: PortfolioColumn, cells: PortfolioRow): readonly string[] {
  if (column === 'property_type') return propertyTypes;
  if (column === 'furnished') return Object.values(furnishedTypes);
  if (column === 'country' || column === 'state' || column === 'city')
    return placesBeside(column, { country: cells.country ?? '', state: cells.state ?? '' });
  return [];
}
