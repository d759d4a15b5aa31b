import { furnishedTypes } from '../../../../../shared/domain/property-types';
import type { PropertyValues } from '../form/property-values';
import type { MergeField } from './merge';

type Text = Exclude<keyof PropertyValues, 'units' | 'rentalOwners'>;

const text = (
  name: Text,
  label: string,
  words: (values: PropertyValues) => string = (values) => values[name],
): MergeField<PropertyValues> => ({
  name,
  label,
  key: (values) => values[name].trim(),
  words,
  take: (into, from) => ({ ...into, [name]: from[name] }),
});

/** A property's own fields, in the order of its form. */
export const propertyMerge: readonly MergeField<PropertyValues>[] = [
  text('propertyType', 'Property type'),
  text('property_title', 'Name of the property'),
  text('propertyDesc', 'Description'),
  text('furnished_type', 'Furnishing', ({ furnished_type }) => furnishedTypes[furnished_type]),
  text('parking', 'Parking spaces'),
  text('street', 'Street'),
  text('country', 'Country'),
  text('state', 'State'),
  text('city', 'City'),
  text('zipcode', 'Zipcode'),
];
