type Versioned =
  | { attr: 'version'; eq: number }
  | { or: [{ attr: 'version'; exists: false }, { attr: 'version'; eq: number }] };

/** The condition that a record still has this version; a record without one is at 1. */
export const isVersion = (version: number): Versioned =>
  version === 1
    ? {
        or: [
          { attr: 'version', exists: false },
          { attr: 'version', eq: version },
        ],
      }
    : { attr: 'version', eq: version };

/** The version of a record that has none yet. */
export const versionOf = ({ version = 1 }: { readonly version?: number }): number => version;
