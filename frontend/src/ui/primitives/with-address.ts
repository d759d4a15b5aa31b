/** `Maple Court, 12 Elm St, Austin`; only the address where a property is named after it. */
export const withAddress = (title: string, address: string): string =>
  address.startsWith(title) ? address : `${title}, ${address}`;
