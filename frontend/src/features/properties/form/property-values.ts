import type { LocalDate } from '../../../../../shared/domain/dates';
import { localDateOf } from '../../../../../shared/domain/dates';
import type { OwnerForm } from '../../../../../shared/domain/owners';
import type { PropertyForm } from '../../../../../shared/domain/properties';
import { propertyDefaults } from '../../../../../shared/domain/property-types';
import { type UnitForm, uncheckedAppliances } from '../../../../../shared/domain/units';
import type { Photo } from '../../../ui/photo-picker';

/** A unit while it is typed: the wire's unit, with its photos still on this machine. */
export type UnitValues = Omit<UnitForm, 'imageUploads'> & { photos: Photo[] };

/** An owner while it is typed: the share is text until the rules read it. */
export type OwnerValues = Omit<OwnerForm, 'percentage'> & { percentage: string };

export type PropertyValues = Omit<PropertyForm, 'parking' | 'units' | 'rentalOwners'> & {
  parking: string;
  units: UnitValues[];
  rentalOwners: OwnerValues[];
};

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

/** A new property: one unit, the defaults of PRP-23, the one country there is. */
export const emptyProperty = (rentalOwners: OwnerValues[] = []): PropertyValues => ({
  propertyType: '',
  propertyDesc: '',
  street: '',
  city: '',
  state: '',
  country: 'United States',
  zipcode: '',
  property_title: '',
  parking: String(propertyDefaults.parking),
  furnished_type: propertyDefaults.furnished_type,
  units: [emptyUnit()],
  rentalOwners,
});

/** NaN for a share nobody typed: the rule says what is missing. */
export const shareOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** What the rules read and the call carries. */
export const toPropertyForm = (values: PropertyValues): PropertyForm => ({
  ...values,
  parking: Number(values.parking || 0),
  units: values.units.map(({ photos: _, ...unit }) => ({ ...unit, imageUploads: [] })),
  rentalOwners: values.rentalOwners.map((owner) => ({ ...owner, percentage: shareOf(owner.percentage) })),
});

/** The calendar day where the person sits: an availability date may not be before it. */
export const today = (now: Date): LocalDate => localDateOf(now, -now.getTimezoneOffset());
