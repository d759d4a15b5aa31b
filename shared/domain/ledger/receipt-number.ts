/** How many characters at an id's end are random: the first ten say when it was made. */
const randomCharacters = 12;

/** What people name a payment by, from its id: `7K3M-90QX-1V2B`. */
export const receiptNumber = (paymentId: string): string =>
  (
    paymentId
      .slice(-randomCharacters)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-');
