import type { MoveInKind } from './rent-terms';

/**
 * What a charge without a name of its own is called. The signers' page reads it, so that it loads no schemas.
 */
export const moveInLabels: Readonly<Record<'deposit' | Exclude<MoveInKind, 'fee'>, string>> = {
  deposit: 'Security deposit',
  'pet-deposit': 'Pet deposit',
  'last-month': 'Last month’s rent',
};
