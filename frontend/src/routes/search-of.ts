/**
 * What a route's address may say, for those who link to it. The screen reads and checks it (`propertyPlaces.parse` and the like) and brings its own
 * parser: all of them together in the frame would be loaded by who only logs in.
 */
export const searchOf =
  <Place>() =>
  (raw: Record<string, unknown>): Place =>
    raw as Place;
