import { bathsText } from '../../../../../shared/domain/portfolio/baths';
import type { UnitValues } from '../../units/pickers/unit-values';

type Shown = Pick<UnitValues, 'unitNumber' | 'bedrooms' | 'bathrooms' | 'halfBaths' | 'rentprice'> & {
  photos: readonly unknown[];
};

/** A folded unit in one line: `Unit 101` and `2 bd · 1 ba · 850 sq.ft · 3 photos`. */
export function unitSummary(unit: Shown, index: number): { title: string; text: string } {
  const { unitNumber, bedrooms, bathrooms, halfBaths, rentprice, photos } = unit;
  const parts = [
    bedrooms && `${bedrooms} bd`,
    bathrooms && `${bathsText(bathrooms, halfBaths)} ba`,
    rentprice && `${rentprice} sq.ft`,
    photos.length > 0 && `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`,
  ];
  return {
    title: unitNumber.trim() ? `Unit ${unitNumber.trim()}` : `New unit ${index + 1}`,
    text: parts.filter(Boolean).join(' · '),
  };
}
