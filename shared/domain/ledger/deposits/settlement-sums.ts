import { type ChargeKind, sumOf } from '../accounts';

type Cents = { readonly cents: number };

type Amounts = {
  readonly open: readonly (Cents & { readonly kind: ChargeKind })[];
  readonly prepaid: number;
  readonly held: readonly Cents[];
  readonly charges: readonly Cents[];
  readonly waivers: readonly Cents[];
};

const centsOf = (list: readonly Cents[]): number => sumOf(list.map(({ cents }) => cents));

/**
 * balance due + final charges - waivers - prepayment - deposit applied = owed, or refunded (D40); in cents. A
 * deposit that was charged and never paid is not owed any more.
 */
export function settlementSums({ open, prepaid, held, charges, waivers }: Amounts) {
  const due = centsOf(open.filter(({ kind }) => kind !== 'deposit'));
  const [added, waived, deposit] = [centsOf(charges), centsOf(waivers), centsOf(held)];
  const asked = due + added - waived;
  const fromPrepaid = Math.min(asked, prepaid);
  const applied = Math.min(asked - fromPrepaid, deposit);
  return {
    due,
    added,
    waived,
    prepaid,
    held: deposit,
    applied,
    refunded: deposit - applied + prepaid - fromPrepaid,
    owed: asked - fromPrepaid - applied,
  };
}
export type SettlementSums = ReturnType<typeof settlementSums>;
