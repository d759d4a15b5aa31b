import { endOfMonth, monthOf } from '../../dates';
import { sumOf } from '../../ledger/accounts';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import type { Term } from '../term';
import { moveInChargesOf } from './move-in-charges';
import { rentOf } from './rent';

/** What is paid before somebody moves in, in cents. */
export type BeforeMoveIn = { readonly label: string; readonly cents: number };

/** The lease as if this first term were agreed on today, by the rules that will charge it. */
const asAgreed = (term: Term, today: Day): Lease => ({
  leaseId: 'draft',
  unitId: '',
  propertyId: '',
  notices: [],
  surrenders: [],
  ends: [],
  rentChanges: [],
  holdovers: [],
  terms: [{ ...term, number: 1, adopted: { on: today, by: '' } }],
  packets: [],
  signers: [],
});

/** The first month's rent and what a first term charges once; without a first day no rent. */
export function beforeMoveIn(term: Term, today: Day): BeforeMoveIn[] {
  const lease = asAgreed(term, today);
  const { from } = term;
  const rent = from === '' ? [] : rentOf(lease, { from, to: endOfMonth(monthOf(from)) });
  const cents = sumOf(rent.map((one) => one.cents));
  return [
    ...(cents > 0 ? [{ label: 'First month’s rent', cents }] : []),
    ...moveInChargesOf(lease).map((one) => ({ label: one.label, cents: one.cents })),
  ];
}
