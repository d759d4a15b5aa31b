type Place = { readonly unit_number: string; readonly property_title: string };

/** How many places a line names. */
const mostNamed = 3;

export const placeText = ({ unit_number, property_title }: Place): string =>
  `Unit ${unit_number}, ${property_title}`;

/** The first places by name, then how many more of all. */
export function placesText(some: readonly Place[], all = some.length): string {
  const named = some.slice(0, mostNamed);
  const more = all - named.length;
  const words = named.map(placeText).join('; ');
  return more > 0 ? `${words}; ${more} more` : words;
}
