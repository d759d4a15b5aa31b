import type { UnitRead } from '../../../../../shared/contract/properties';
import { bathsText } from '../../../../../shared/domain/portfolio/baths';

/** `850 sq.ft · 2 bd · 1 ba`, without missing parts. */
export const sizeAndRooms = ({
  size_sqft: size,
  bedrooms,
  bathrooms,
  half_baths: halfBaths,
}: Pick<UnitRead, 'size_sqft' | 'bedrooms' | 'bathrooms' | 'half_baths'>): string =>
  [
    size && `${Number(size).toLocaleString('en-US')} sq.ft`,
    bedrooms && `${bedrooms} bd`,
    bathrooms && `${bathsText(bathrooms, halfBaths)} ba`,
  ]
    .filter(Boolean)
    .join(' · ');

/** `1250.00` as `$1,250.00`; a dash if no rent is set. */
export const rentText = (price: string): string =>
  price === '' ? '–' : Number(price).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
