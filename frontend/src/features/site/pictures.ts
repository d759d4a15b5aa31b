/** Screenshots made by test/pictures/main.ts. Sizes are CSS pixels; the files suit high-density screens. */
export const pictures = {
  dashboard: {
    width: 1280,
    height: 780,
    alt: 'The home screen of an organization: rent collected this month, what is past due, occupancy, and what needs attention.',
  },
  phone: {
    width: 390,
    height: 800,
    alt: 'The property list on a phone: a card per property with its photo, address and units.',
  },
  property: {
    width: 1280,
    height: 860,
    alt: 'A property’s page: its address and facts, its units with rents, and its owners with their shares.',
  },
  portfolio: {
    width: 1280,
    height: 860,
    alt: 'The property list: every property with its type, address and number of units, and a search field.',
  },
} as const;

export type PictureName = keyof typeof pictures;
