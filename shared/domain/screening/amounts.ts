/** The whole of the fees in cents (SCR-04). */
export const totalFees = (fees: readonly { readonly cents: number }[]): number =>
  fees.reduce((sum, fee) => sum + fee.cents, 0);

/** What the provider's page takes at least and at most, in cents. */
const payable = { from: 50, to: 99_999_999 } as const;

/** An application fee in cents: at least what the provider's page takes, bounded against typing errors. */
export const applicationFeeCents = { from: payable.from, to: 50_000 } as const;

/** The fee that can be paid online, in cents; undefined when there is none to pay there. */
export function onlineFee({
  fees,
}: {
  readonly fees: readonly { readonly cents: number }[];
}): number | undefined {
  const cents = totalFees(fees);
  return cents >= payable.from && cents <= payable.to ? cents : undefined;
}

/** Said at the field of an amount that cannot be read. */
export const amountNeeded = 'Enter an amount of at least 0';

/** A typed amount; blank counts 0 (SCR-04). Undefined for what is no finite number of at least 0. */
export function readAmount(typed: string | number): number | undefined {
  const text = String(typed).trim();
  // Blank is the number 0.
  const amount = Number(text);
  return /^\d*\.?\d*$/.test(text) && Number.isFinite(amount) ? amount : undefined;
}

/** Dollars as integer cents; undefined like `readAmount`, and past what cents can hold. */
export function readCents(typed: string | number): number | undefined {
  const amount = readAmount(typed);
  const inCents = amount === undefined ? undefined : Math.round(amount * 100);
  return Number.isSafeInteger(inCents) ? inCents : undefined;
}
