import type { PropertyRead } from '../../../../../shared/contract/properties';
import type { Picture } from '../../../ui/picture';
import { picturesOfUnit } from '../../units/pickers/pictures-of-unit';

/** The same photo may be signed twice, so only the part before the signature identifies it. */
const photoOf = (url: string): string => url.split('?')[0] ?? url;

/** The property's picture first, then those of its units, without duplicates. */
export function picturesOfProperty(property: PropertyRead): Picture[] {
  const { image_url: url, property_title: title } = property;
  const own = url === '' ? [] : [{ url, alt: title, caption: title }];
  const units = property.property_units.flatMap(picturesOfUnit);
  return [...own, ...units.filter((picture) => photoOf(picture.url) !== photoOf(url))];
}
