import { furnishedTypes } from '../../../../../shared/domain/portfolio/property-types';
import { type MergeField, textField } from '../../../forms/merge';
import type { PropertyFacts } from '../form/property-values';

/** A property's own fields, in the order of the form. */
export const propertyMerge: readonly MergeField<PropertyFacts>[] = [
  textField('propertyType', 'Property type'),
  textField('property_title', 'Name of the property'),
  textField('propertyDesc', 'Description'),
  textField('furnished_type', 'Furnishing', (type) => furnishedTypes[type]),
  textField('parking', 'Parking spaces'),
  textField('street', 'Street'),
  textField('country', 'Country'),
  textField('state', 'State'),
  textField('city', 'City'),
  textField('zipcode', 'Zipcode'),
];
