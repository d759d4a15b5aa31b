import type { AuditFacts } from '../../shared/domain/audit-words';
import type { PropertyForm } from '../../shared/domain/properties';
import type { Property, PropertyFacts } from '../table/properties';

/** A tidied form as what the table stores of it. */
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

/** A stored property's own facts. */
export const factsOfProperty = (property: Property): PropertyFacts =>
  ({
    title: property.title,
    propertyType: property.propertyType,
    description: property.description,
    street: property.street,
    city: property.city,
    state: property.state,
    country: property.country,
    zipcode: property.zipcode,
    parking: property.parking,
    furnishedType: property.furnishedType,
  }) satisfies AuditFacts;
