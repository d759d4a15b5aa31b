/** The numbers of spec §9, and the limits we added where it says nothing. */
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

  /** Ours. A line of form text; no street is longer. */
  textCharacters: 200,
  /** A name in a mail stays on one line of it. */
  nameCharacters: 60,
  emailCharacters: 254,
  passwordCharacters: { min: 10, max: 128 },
  appliancesPerUnit: 40,
  imagesPerUnit: 10,
  ownersPerProperty: 20,
  /** One addProperty2 call, and one property of an import. */
  unitsPerCall: 500,
  parkingSpaces: 9999,
  /** Monthly rent in cents: ten million dollars. */
  rentCents: 1_000_000_000,
  listPage: 25,
  listPageMax: 100,
  /** Open bills of all properties on one screen; the rest show once these are paid. */
  openBillsShown: 1_000,
  /** Units in one read of a property; the rest are paged. */
  unitsPerRead: 200,
  /** Lambda takes 6 MB; base64 adds a third to the files, and the envelope a third again. */
  inlineFileBytesPerCall: 2_500_000,
} as const;
