/** Spreadsheets read `(50.00)` as a number below 0, and a leading minus as a formula. */
export function fileDollars(cents: number): string {
  const text = (Math.abs(cents) / 100).toFixed(2);
  return cents < 0 ? `(${text})` : text;
}
