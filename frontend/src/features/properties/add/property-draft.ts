import * as z from 'zod';
import { OwnerForm } from '../../../../../shared/domain/portfolio/owners';
import { furnishedTypes } from '../../../../../shared/domain/portfolio/property-types';
import { UnitForm } from '../../../../../shared/domain/portfolio/units';
import type { PropertyValues } from '../form/property-values';

const line = z.string().default('');

/** What the browser stores of an unfinished form: all typed values, never a photo. */
const Draft = z.object({
  propertyType: line,
  propertyDesc: line,
  street: line,
  city: line,
  state: line,
  country: line,
  zipcode: line,
  property_title: line,
  parking: line,
  furnished_type: z.literal(Object.keys(furnishedTypes) as (keyof typeof furnishedTypes)[]),
  units: z.array(UnitForm.omit({ imageUploads: true })).min(1),
  rentalOwners: z.array(OwnerForm.extend({ percentage: z.string() })),
});

export const writeProperty = (values: PropertyValues): z.input<typeof Draft> => ({
  ...values,
  units: values.units.map(({ photos: _, ...unit }) => unit),
});

/** The form from a stored draft, or undefined: a draft from an old build must not break the screen. */
export function readProperty(stored: unknown): PropertyValues | undefined {
  const draft = Draft.safeParse(stored);
  if (!draft.success) return undefined;
  return { ...draft.data, units: draft.data.units.map((unit) => ({ ...unit, photos: [] })) };
}
