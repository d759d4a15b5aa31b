import * as z from 'zod';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { type FurnishedType, furnishedTypes } from '../../../../../shared/domain/portfolio/property-types';
import { emptyFacts, type PropertyFacts } from '../form/property-values';

const furnishings = Object.keys(furnishedTypes) as FurnishedType[];

export const factsOf = (property: PropertyRead): PropertyFacts => ({
  propertyType: property.property_type,
  property_title: property.property_title,
  propertyDesc: property.property_desc,
  furnished_type: furnishings.find((known) => known === property.furnished_type) ?? emptyFacts.furnished_type,
  parking: String(property.parking),
  street: property.street_address,
  country: property.country,
  state: property.state,
  city: property.city,
  zipcode: property.zipcode,
});

const text = z.string();
const Facts = z.object({
  propertyType: text,
  property_title: text,
  propertyDesc: text,
  furnished_type: z.literal(furnishings),
  parking: text,
  street: text,
  country: text,
  state: text,
  city: text,
  zipcode: text,
});

/** The values of a stored draft; undefined for anything else. */
export const readFacts = (stored: unknown): PropertyFacts | undefined => Facts.safeParse(stored).data;
