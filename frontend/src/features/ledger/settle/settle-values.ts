import type { SettlementView } from '../../../../../shared/contract/lease-settlement';
import type { finalKinds } from '../../../../../shared/domain/ledger/deposits/settlement-facts';
import {
  type SettlementSums,
  settlementSums,
} from '../../../../../shared/domain/ledger/deposits/settlement-sums';
import type { PaidOut } from '../../../../../shared/domain/ledger/entry';
import { displayDollars } from '../../../../../shared/domain/money';
import { type Problem, problemsOf } from '../../../../../shared/domain/problem';
import { centsOf, typedOf } from '../../../forms/typed-cents';

/**
 * Amounts in dollars as typed; `item` is a thing of the move-out report, `charge` the number of an open one.
 */
export type SettleValues = {
  charges: {
    kind: (typeof finalKinds)[number];
    label: string;
    cents: string;
    reason: string;
    item: string;
  }[];
  waivers: { charge: string; cents: string; reason: string }[];
  to: string;
  method: PaidOut['method'];
  reference: string;
  signed_by: string;
};

export const newCharge = (): SettleValues['charges'][number] => ({
  kind: 'damage',
  label: '',
  cents: '',
  reason: '',
  item: '',
});

/** What can be waived: everything that is open but a deposit, which is dropped anyway. */
export const waivable = ({ open }: SettlementView) => open.filter(({ kind }) => kind !== 'deposit');

/** The drafts of the move-out report, and one check to all tenants. */
export const firstValues = (view: SettlementView): SettleValues => ({
  charges: view.proposed.map(({ photos: _, cents, ...one }) => ({
    ...one,
    kind: 'damage',
    cents: typedOf(cents),
  })),
  waivers: [],
  to: view.tenants.join(' and '),
  method: 'check',
  reference: '',
  signed_by: view.signer,
});

type Amounts = Pick<SettleValues, 'charges' | 'waivers'>;
const typed = ({ cents }: { cents: string }) => ({ cents: centsOf(cents) });

/** What the settlement comes to as it is typed, by the rule that posts it (D40). */
export const sumsAsTyped = (
  { open, prepaid, held }: SettlementView,
  { charges, waivers }: Amounts,
): SettlementSums =>
  settlementSums({ open, prepaid, held, charges: charges.map(typed), waivers: waivers.map(typed) });

export function settleProblems(view: SettlementView, values: SettleValues): Problem[] {
  const { charges, waivers, to, signed_by } = values;
  const openOf = (charge: string) => view.open.find((one) => String(one.charge) === charge)?.cents ?? 0;
  const isTwice = (charge: string, index: number) =>
    waivers.findIndex((one) => one.charge === charge) < index;
  return [
    ...charges.flatMap(({ label, cents, reason }, index) =>
      problemsOf({
        [`charges.${index}.label`]: label.trim() === '' && 'Say what it is',
        [`charges.${index}.cents`]: centsOf(cents) <= 0 && 'Enter an amount above zero',
        [`charges.${index}.reason`]: reason.trim() === '' && 'Say what it is for',
      }),
    ),
    ...waivers.flatMap(({ charge, cents, reason }, index) =>
      problemsOf({
        [`waivers.${index}.charge`]: isTwice(charge, index) && 'This is already waived',
        [`waivers.${index}.cents`]:
          centsOf(cents) <= 0
            ? 'Enter an amount above zero'
            : centsOf(cents) > openOf(charge) && `At most ${displayDollars(openOf(charge))} is open`,
        [`waivers.${index}.reason`]: reason.trim() === '' && 'Say why',
      }),
    ),
    ...problemsOf({
      to: sumsAsTyped(view, values).refunded > 0 && to.trim() === '' && 'Say who gets the refund',
      signed_by: signed_by.trim() === '' && 'Write your name',
    }),
  ];
}

/** The call's body: what is seen is what is posted, else it is refused. */
export function settleBody(view: SettlementView, values: SettleValues) {
  const { charges, waivers, to, method, reference, signed_by } = values;
  const { refunded, owed } = sumsAsTyped(view, values);
  return {
    lease_id: view.lease_id,
    charges: charges.map(({ kind, label, cents, reason, item }) => ({
      kind,
      label: label.trim(),
      cents: centsOf(cents),
      reason: reason.trim(),
      ...(item && { item }),
    })),
    waivers: waivers.map(({ charge, cents, reason }) => ({
      charge: Number(charge),
      cents: centsOf(cents),
      reason: reason.trim(),
    })),
    ...(refunded > 0 && { paid_out: { to: to.trim(), method, reference: reference.trim() } }),
    signed_by: signed_by.trim(),
    refunded_cents: refunded,
    owed_cents: owed,
  };
}
