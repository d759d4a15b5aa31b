import type { PropertyForm } from '../../../shared/domain/portfolio/properties';
import type { PropertyFacts } from '../../table/properties/record';

/** A tidied form as stored. */
export const factsOfForm = (form: Omit<PropertyForm, 'units' | 'rentalOwners'>): PropertyFacts => ({
  title: form.property_title,
  propertyType: form.propertyType,
  description: form.propertyDesc,
  street: form.street,
  city: form.city,
  state: form.state,
  country: form.country,
  zipcode: form.zipcode,
  parking: form.parking,
  furnishedType: form.furnished_type,
});
