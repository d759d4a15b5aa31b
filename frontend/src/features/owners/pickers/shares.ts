import { limits } from '../../../../../shared/domain/limits';
import { initialShare, shareFits, totalShare } from '../../../../../shared/domain/portfolio/owners';
import type { OwnerValues } from './owner-values';

const numbers = (owners: readonly OwnerValues[]): number[] => owners.map((owner) => Number(owner.percentage));

/** A new owner's share: 100 for the first, then whatever is left, or empty if nothing is (PRP-12). */
export function startingShare(owners: readonly OwnerValues[]): string {
  const share = initialShare(numbers(owners));
  return share === 0 ? '' : String(share);
}

/** The list with a new share, or undefined if the total would exceed 100 (PRP-12). */
export function withShare(
  owners: readonly OwnerValues[],
  index: number,
  percentage: string,
): OwnerValues[] | undefined {
  const changed = owners.map((owner, at) => (at === index ? { ...owner, percentage } : owner));
  return shareFits(numbers(changed)) ? changed : undefined;
}

/** Equal shares, exact to a hundredth: of three owners, the first gets 33.34. */
export function equalShares(owners: readonly OwnerValues[]): OwnerValues[] {
  const all = limits.percentTotal * 100;
  const each = Math.floor(all / owners.length);
  const first = all - each * (owners.length - 1);
  return owners.map((owner, index) => ({ ...owner, percentage: String((index === 0 ? first : each) / 100) }));
}

/** `Remaining 25%`, or that the shares are complete. */
export function remainingText(owners: readonly OwnerValues[]): { complete: boolean; text: string } {
  const remaining = Math.round((limits.percentTotal - totalShare(numbers(owners))) * 100) / 100;
  return remaining === 0
    ? { complete: true, text: 'Shares total 100%' }
    : { complete: false, text: `Remaining ${remaining}%` };
}
