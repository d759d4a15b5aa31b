import type { Entry } from '../entry';
import { chargeName } from '../kind-names';

/** `Payment: check 1042`, `Refund failed`. */
export function whatOf({ type, received }: Entry): string {
  const words = type.slice(0, 1).toUpperCase() + type.slice(1).replaceAll('-', ' ');
  const how = [received?.method, received?.reference].filter(Boolean).join(' ');
  return how === '' ? words : `${words}: ${how}`;
}

/** `Utilities: Water`, `Payment: check 1042`, `Expense: Ace Plumbing`. */
export function entryText(entry: Entry): string {
  const { charge, owners } = entry;
  if (charge) return chargeName(charge);
  return owners?.vendor ? `${whatOf(entry)}: ${owners.vendor}` : whatOf(entry);
}
