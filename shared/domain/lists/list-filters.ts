/** Several ids or words in one part of an address: `a,b`. */
const separator = ',';
/** More would not fit an address. */
export const mostChosen = 20;

/** Without repeats and empty ones. */
export const chosenIn = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split(separator).map((one) => one.trim()))].filter(Boolean).slice(0, mostChosen);

/** Undefined for none, which takes the filter out of the address. */
export const chosenText = (chosen: readonly string[]): string | undefined =>
  chosen.length > 0 ? chosen.slice(0, mostChosen).join(separator) : undefined;

/** Numbers from and to, both included; either may be open. In an address: `1..30`, `31..`, `..1450.50`. */
export type NumberRange = { readonly from?: number | undefined; readonly to?: number | undefined };

const written = /^(-?\d{1,9}(?:\.\d{1,2})?)?\.\.(-?\d{1,9}(?:\.\d{1,2})?)?$/;

/** Undefined for anything but a range with at least one end, the smaller one first. */
export function readRange(text: string | undefined): NumberRange | undefined {
  const found = written.exec(text ?? '');
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined;
  const from = found[1] === undefined ? undefined : Number(found[1]);
  const to = found[2] === undefined ? undefined : Number(found[2]);
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

export const rangeText = ({ from, to }: NumberRange): string | undefined =>
  from === undefined && to === undefined ? undefined : `${from ?? ''}..${to ?? ''}`;

/** A missing number is in no range. */
export const isInRange = (number: number | undefined, range: NumberRange | undefined): boolean =>
  !range ||
  (number !== undefined &&
    number >= (range.from ?? Number.NEGATIVE_INFINITY) &&
    number <= (range.to ?? Number.POSITIVE_INFINITY));
