import type { PropertyForm } from '../../shared/domain/portfolio/properties';
import type { Owner } from '../table/owners/record';
import type { Property, Share } from '../table/properties/record';
import type { Unit } from '../table/units/record';

type Exported = {
  readonly property: Property;
  readonly units: readonly Unit[];
  readonly shares: readonly Share[];
  /** By id, since a share does not hold everything about its owner. */
  readonly owners: ReadonlyMap<string, Owner>;
};

const dollars = (cents: number | undefined): string => (cents === undefined ? '' : (cents / 100).toFixed(2));

/** A stored property as the form that would create it again. */
export const formOf = ({ property, units, shares, owners }: Exported): PropertyForm => ({
  propertyType: property.propertyType,
  propertyDesc: property.description,
  street: property.street,
  city: property.city,
  state: property.state,
  country: property.country,
  zipcode: property.zipcode,
  property_title: property.title,
  parking: property.parking,
  furnished_type: property.furnishedType,
  units: units.map((unit) => ({
    unitNumber: unit.unitNumber,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    halfBaths: unit.halfBaths,
    rentprice: unit.sizeSqft,
    availableDate: unit.availableDate,
    monthlyRent: dollars(unit.monthlyRent),
    appliances: unit.appliances.map((name) => ({ id: name, checkListId: '', name, checked: true })),
    imageUploads: [],
  })),
  rentalOwners: shares.map(({ ownerId, percentage, ...share }) => ({
    userId: '',
    firstName: share.firstName,
    lastName: share.lastName,
    companyName: share.companyName,
    email: share.email,
    mobile: owners.get(ownerId)?.mobile ?? '',
    percentage,
    isCompany: share.companyName !== '',
  })),
});
