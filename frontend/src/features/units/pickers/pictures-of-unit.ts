import type { UnitRead } from '../../../../../shared/contract/properties';
import type { Picture } from '../../../ui/media/picture';

/** The photo's description, or the unit and the photo's number. */
const altOf = (unit: Pick<UnitRead, 'unit_number' | 'image_alts'>, index: number): string =>
  unit.image_alts?.[index] || `Unit ${unit.unit_number}, photo ${index + 1}`;

export const picturesOfUnit = (
  unit: Pick<UnitRead, 'unit_number' | 'image_urls' | 'image_alts'>,
): Picture[] =>
  unit.image_urls.map((url, index) => ({
    url,
    alt: altOf(unit, index),
    caption: `Unit ${unit.unit_number}`,
  }));
