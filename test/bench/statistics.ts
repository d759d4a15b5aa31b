const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The value below which this share of them lies; `share` is 0 to 1. NaN for an empty list. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The middle value, or the mean of the two in the middle. NaN for an empty list. */
export function median(values: readonly number[]): number {
  const all = sorted(values);
  const [low, high] = [all[Math.floor((all.length - 1) / 2)], all[Math.floor(all.length / 2)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
