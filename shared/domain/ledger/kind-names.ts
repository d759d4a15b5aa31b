import type { ChargeKind } from './accounts';

/** What a charge without a text of its own is called. */
export const kindNames: Record<ChargeKind, string> = {
  rent: 'Rent',
  pet: 'Pet rent',
  parking: 'Parking',
  utility: 'Utilities',
  late: 'Late fee',
  nsf: 'Returned payment fee',
  damage: 'Damage',
  deposit: 'Security deposit',
  other: 'Other',
};

type Named = { readonly kind: ChargeKind; readonly label: string };

/** `Utilities: Water`; a label that says the same as the kind is left out. */
export const chargeName = ({ kind, label }: Named): string =>
  label === '' || label === kindNames[kind] ? kindNames[kind] : `${kindNames[kind]}: ${label}`;
