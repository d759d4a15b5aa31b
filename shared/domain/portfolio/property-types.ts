/** In the order the select shows them. */
export const propertyTypes = [
  'Single Family',
  'Multi Family',
  'Condo/Townhome',
  'Industrial',
  'Office',
  'Retail',
  'Shopping Center',
  'Others',
  'Parking',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

const typesWithRooms: readonly string[] = ['Single Family', 'Multi Family', 'Condo/Townhome'];

/** Only homes have bedrooms and bathrooms; other types hide and clear the fields (PRP-02, PRP-14). */
export const hasRooms = (propertyType: string): boolean => typesWithRooms.includes(propertyType);

export const furnishedTypes = {
  fullyFurnished: 'Fully furnished',
  semiFurnished: 'Partly furnished',
  unfurnished: 'Unfurnished',
} as const;
export type FurnishedType = keyof typeof furnishedTypes;

/** Defaults of a new property (PRP-23). */
export const propertyDefaults = { parking: 0, furnished_type: 'fullyFurnished' } as const;
