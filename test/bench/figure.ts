/** One measurement and its bar, as `npm run bench -- --out FILE` writes them. */
export type Figure = {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The bar in the figure's unit, with a stricter aim in brackets. */
  readonly bar: string;
  readonly held: boolean;
};

/** One group's figures, and lines that explain them. */
export type Measured = { readonly figures: readonly Figure[]; readonly notes?: readonly string[] };

type Told = { readonly id: string; readonly what: string; readonly value: number; readonly unit: string };

/** Four significant digits; whole numbers stay whole. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

const aiming = (sign: string, aim: number | undefined): string =>
  aim === undefined ? '' : ` (aim ${sign} ${aim})`;

/** Met when the measured value, not the printed one, is at most `bar`. */
export const atMost = (told: Told, bar: number, aim?: number): Figure => ({
  ...told,
  value: rounded(told.value),
  bar: `≤ ${bar}${aiming('≤', aim)}`,
  held: told.value <= bar,
});

/** Met when the value is at least `bar`. */
export const atLeast = (told: Told, bar: number, aim?: number): Figure => ({
  ...told,
  value: rounded(told.value),
  bar: `≥ ${bar}${aiming('≥', aim)}`,
  held: told.value >= bar,
});
