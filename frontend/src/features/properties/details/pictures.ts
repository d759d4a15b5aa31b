import type { PropertyRead } from '../../../../../shared/contract/properties';
import { type Picture, photoOf } from '../../../ui/media/picture';
import { picturesOfUnit } from '../../units/pickers/pictures-of-unit';

/** The property's own picture first, under its name, then those of its units; none twice. */
export function picturesOfProperty(property: PropertyRead): Picture[] {
  const { image_url: url, property_title: title } = property;
  const own = url === '' ? [] : [{ url, alt: title, caption: title }];
  const units = property.property_units.flatMap(picturesOfUnit);
  return [...own, ...units.filter((picture) => photoOf(picture.url) !== photoOf(url))];
}
