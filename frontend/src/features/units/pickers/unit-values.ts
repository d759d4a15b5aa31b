import { type UnitForm, uncheckedAppliances } from '../../../../../shared/domain/units';
import type { Photo } from '../../../ui/photo-picker';

/** A unit while it is typed: the wire's unit, with its photos still on this machine. */
export type UnitValues = Omit<UnitForm, 'imageUploads'> & { photos: Photo[] };

export const emptyUnit = (): UnitValues => ({
  unitNumber: '',
  bedrooms: '',
  bathrooms: '',
  rentprice: '',
  availableDate: '',
  monthlyRent: '',
  appliances: uncheckedAppliances(),
  photos: [],
});

/** What the rules read. */
export const toUnitForm = ({ photos: _, ...unit }: UnitValues): UnitForm => ({ ...unit, imageUploads: [] });

const fieldNames: Record<string, string> = {
  unitNumber: 'number',
  bedrooms: 'beds',
  bathrooms: 'baths',
  rentprice: 'size',
  monthlyRent: 'monthly rent',
  availableDate: 'availability date',
  photos: 'photos',
};

/** Name of a unit's field, for a sentence. */
export const unitFieldName = (field: string): string => fieldNames[field] ?? field;

/** The part of a form's values that the units' fields need. */
export type FormWithUnits = { propertyType: string; units: UnitValues[] };
