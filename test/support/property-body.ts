import { AddPropertyBody } from '../../shared/contract/properties';

/** A unit as the form sends it. */
export const unitInput = (over: Record<string, unknown> = {}) => ({
  unitNumber: '1A',
  bedrooms: '2',
  bathrooms: '1',
  rentprice: '850',
  availableDate: '2026-07-01',
  monthlyRent: '1250.50',
  appliances: [{ id: 1, checkListId: 1, name: 'Oven', checked: true }],
  ...over,
});

/** A new owner as the form sends it. */
export const ownerInput = (over: Record<string, unknown> = {}) => ({
  userId: '',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email: 'ada@owners.test',
  mobile: '5551234567',
  percentage: 100,
  isCompany: false,
  ...over,
});

/** addProperty2's body as parsed by the contract: lists as JSON text, as the multipart form has them. */
export const propertyBody = (over: Record<string, unknown> = {}): AddPropertyBody => {
  const { units = [unitInput()], rentalOwners = [ownerInput()], ...rest } = over;
  return AddPropertyBody.parse({
    propertyType: 'Multi Family',
    propertyDesc: 'Two floors, one garden',
    street: '12 Maple Street',
    city: 'Ames',
    state: 'Iowa',
    country: 'United States',
    zipcode: '50010',
    property_title: 'Maple Court',
    units: JSON.stringify(units),
    rentalOwners: JSON.stringify(rentalOwners),
    ...rest,
  });
};
