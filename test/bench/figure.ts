/** One measured thing beside what it is held to, as `npm run bench -- --out FILE` writes it. */
export type Figure = {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What it is held to, in the figure's unit; an aim beyond it in brackets. */
  readonly bar: string;
  readonly held: boolean;
};

/** What one group brings: figures, and lines that explain them. */
export type Measured = { readonly figures: readonly Figure[]; readonly notes?: readonly string[] };

type Told = { readonly id: string; readonly what: string; readonly value: number; readonly unit: string };

/** Four digits that mean something; whole numbers stay whole. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

const aiming = (sign: string, aim: number | undefined): string =>
  aim === undefined ? '' : ` (aim ${sign} ${aim})`;

/** Held when the value, as it was measured and not as it is printed, is no more than `bar`. */
export const atMost = (told: Told, bar: number, aim?: number): Figure => ({
  ...told,
  value: rounded(told.value),
  bar: `≤ ${bar}${aiming('≤', aim)}`,
  held: told.value <= bar,
});

/** Held when the value is no less than `bar`. */
export const atLeast = (told: Told, bar: number, aim?: number): Figure => ({
  ...told,
  value: rounded(told.value),
  bar: `≥ ${bar}${aiming('≥', aim)}`,
  held: told.value >= bar,
});
