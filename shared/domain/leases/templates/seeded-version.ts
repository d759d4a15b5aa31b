/** The version of the seeded texts. Raise it with each change, so that a draft names its exact text. */
export const seededVersion = 1;
