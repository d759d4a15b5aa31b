import type { PropertyRead, UnitRead } from '../../../../../shared/contract/properties';
import type { Picture } from '../../../ui/gallery';

/** What a photo shows: what was said of it, else whose it is and which. */
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

/** A link is signed anew for each place it stands in: the photo is what comes before the signature. */
const photoOf = (url: string): string => url.split('?')[0] ?? url;

/** The property's own picture first, under its name, then those of its units; none twice. */
export function picturesOfProperty(property: PropertyRead): Picture[] {
  const { image_url: url, property_title: title } = property;
  const own = url === '' ? [] : [{ url, alt: title, caption: title }];
  const units = property.property_units.flatMap(picturesOfUnit);
  return [...own, ...units.filter((picture) => photoOf(picture.url) !== photoOf(url))];
}
