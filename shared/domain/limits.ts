/** Every number of the spec's section 9, named once, and the limits we added where it is silent. */
export const limits = {
  /** spec §9 */
  descriptionCharacters: 1000,
  zipcodeDigits: 5,
  mobileDigits: 10,
  roomDigits: 2,
  sizeCharacters: 10,
  imageBytesPerUnit: 3 * 1024 * 1024,
  ownerPickerPage: 3,
  unitListPage: 5,
  percentTotal: 100,
  planFeaturesShown: 5,
  mobileMenuPixels: 768,

  /** Ours. A line of text that fits a form; nobody's street is longer. */
  textCharacters: 200,
  /** A name in a mail stays on one line of it. */
  nameCharacters: 60,
  emailCharacters: 254,
  passwordCharacters: { min: 10, max: 128 },
  appliancesPerUnit: 40,
  imagesPerUnit: 10,
  ownersPerProperty: 20,
  /** One addProperty2 call; larger buildings are imported. */
  unitsPerCall: 500,
  parkingSpaces: 9999,
  /** Monthly rent in cents: ten million dollars. */
  rentCents: 1_000_000_000,
  listPage: 25,
  listPageMax: 100,
  /** Units that one read of a property brings; the rest are paged. */
  unitsPerRead: 200,
  /** Lambda takes 6 MB; an envelope adds a third (base64) to what it carries, and files inside add a third again. */
  inlineFileBytesPerCall: 2_500_000,
} as const;
