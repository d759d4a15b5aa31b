/**
 * Types a route's search for the code that links to it. Each screen brings its own parser
 * (`propertyPlaces.parse` and the like), so that a mere login does not load them all.
 */
export const searchOf =
  <Place>() =>
  (raw: Record<string, unknown>): Place =>
    raw as Place;
