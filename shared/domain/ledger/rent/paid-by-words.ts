import { displayDollars } from '../../money';

type PaidByOne = { readonly name: string; readonly is_me: boolean; readonly cents: number };

/** `you $80.00, Kim $20.00`; who is not a tenant has no name here. */
export const paidByWords = (paid: readonly PaidByOne[]): string =>
  paid
    .map(({ name, is_me, cents }) => `${is_me ? 'you' : name || 'others'} ${displayDollars(cents)}`)
    .join(', ');
