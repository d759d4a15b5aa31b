import { type UnitForm, uncheckedAppliances } from '../../../../../shared/domain/portfolio/units';
import type { Photo } from '../../../ui/media/photo-picker';

/** A unit as typed: the API's unit, with photos that are not sent yet. */
export type UnitValues = Omit<UnitForm, 'imageUploads'> & { photos: Photo[] };

export const emptyUnit = (): UnitValues => ({
  unitNumber: '',
  bedrooms: '',
  bathrooms: '',
  halfBaths: '',
  rentprice: '',
  availableDate: '',
  monthlyRent: '',
  appliances: uncheckedAppliances(),
  photos: [],
});

/** The unit that the rules check. */
export const toUnitForm = ({ photos: _, ...unit }: UnitValues): UnitForm => ({ ...unit, imageUploads: [] });

const fieldNames: Record<string, string> = {
  unitNumber: 'number',
  bedrooms: 'beds',
  bathrooms: 'baths',
  halfBaths: 'half baths',
  rentprice: 'size',
  monthlyRent: 'monthly rent',
  availableDate: 'availability date',
  photos: 'photos',
};

/** The name of a unit's field inside a sentence. */
export const unitFieldName = (field: string): string => fieldNames[field] ?? field;

/** The form values that the unit fields need. */
export type FormWithUnits = { propertyType: string; units: UnitValues[] };
