import * as z from 'zod';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { type FurnishedType, furnishedTypes } from '../../../../../shared/domain/property-types';
import { emptyProperty, type PropertyValues } from '../form/property-values';

const isFurnished = (type: string): type is FurnishedType => Object.hasOwn(furnishedTypes, type);

/** A property's own facts as their form; its units and owners are changed on their own. */
export const propertyFormOf = (property: PropertyRead): PropertyValues => ({
  ...emptyProperty(),
  propertyType: property.property_type,
  propertyDesc: property.property_desc,
  street: property.street_address,
  city: property.city,
  state: property.state,
  country: property.country,
  zipcode: property.zipcode,
  property_title: property.property_title,
  parking: String(property.parking),
  ...(isFurnished(property.furnished_type) ? { furnished_type: property.furnished_type } : {}),
  units: [],
});

const text = z.string();
const Facts = z.object({
  propertyType: text,
  propertyDesc: text,
  street: text,
  city: text,
  state: text,
  country: text,
  zipcode: text,
  property_title: text,
  parking: text,
  furnished_type: z.literal(Object.keys(furnishedTypes) as FurnishedType[]),
});
const Change = z.object({ version: z.number(), base: Facts, values: Facts });

/** The facts of the form, for the call and for the draft. */
export const factsOf = ({ units: _, rentalOwners: __, ...facts }: PropertyValues): z.infer<typeof Facts> =>
  facts;

const whole = (facts: z.infer<typeof Facts>): PropertyValues => ({ ...facts, units: [], rentalOwners: [] });

export type PropertyChange = { version: number; base: PropertyValues; values: PropertyValues };

/** The change a stored draft stands for; undefined for anything that is none. */
export function fromPropertyChange(stored: unknown): PropertyChange | undefined {
  const change = Change.safeParse(stored);
  if (!change.success) return undefined;
  const { version, base, values } = change.data;
  return { version, base: whole(base), values: whole(values) };
}
