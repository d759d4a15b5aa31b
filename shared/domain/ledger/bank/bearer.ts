import type { AccountKind } from './bank-codes';

/** Who bears what a bank takes and gives by itself. */
export const bearers = ['manager', 'owners'] as const;
export type Bearer = (typeof bearers)[number];

type At = { readonly kind: AccountKind | undefined; readonly isSolo: boolean };

/**
 * The manager, or at an owner's own account the owners; a landlord with property of their own has no manager
 * (D66).
 */
export const bearerOf = ({ kind, isSolo }: At): Bearer => (isSolo || kind === 'own' ? 'owners' : 'manager');
