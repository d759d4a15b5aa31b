import { useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import type { Roommates } from '../../../../../shared/contract/rent-shares';
import { displayDollars } from '../../../../../shared/domain/money';
import { splitByWeights } from '../../../../../shared/domain/portfolio/shares';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { Muted } from '../../../ui/primitives/text';
import { leaseChanged } from '../../leases/queries';
import { ledgerChanged } from '../queries';

type Unit = 'percent' | 'cents' | 'none';
type Values = { unit: Unit; from: string; shares: { amount: string }[] };

const wholePercent = 10_000;
const units = [
  { value: 'percent', label: 'Percent', hint: 'Follows rent changes' },
  { value: 'cents', label: 'Dollars', hint: 'Of the monthly rent' },
] as const;
const none = { value: 'none', label: 'No shares', hint: 'One balance for all' } as const;

/** As set, or the same for everyone. */
const firstAmounts = ({ set, tenants }: Roommates): number[] =>
  set
    ? tenants.map(({ amount }) => amount)
    : splitByWeights(
        wholePercent,
        tenants.map(() => 1n),
      );

type Props = { ledger: Ledger; roommates: Roommates; onClose: () => void };

/** Sets each tenant's share of the rent from a day on (D26). */
export default function SharesDialog({ ledger, roommates, onClose }: Props) {
  const client = useQueryClient();
  const { rent, set, tenants } = roommates;
  const amountsOf = ({ shares }: Values) => shares.map(({ amount }) => centsOf(amount));
  const leftOf = (values: Values) =>
    (values.unit === 'percent' ? wholePercent : rent) - amountsOf(values).reduce((sum, one) => sum + one, 0);
  return (
    <FormDialog<Values>
      title="Roommates’ shares"
      lead="Shares are a view for the tenants. The lease keeps one balance, and each tenant stays responsible for all of it."
      button="Save shares"
      values={{
        unit: set?.unit ?? 'percent',
        from: `${ledger.today.slice(0, 7)}-01`,
        shares: firstAmounts(roommates).map((amount) => ({ amount: typedOf(amount) })),
      }}
      problems={(values) =>
        problemsOf({
          from: values.from === '' && 'Choose a date',
          'shares.0.amount':
            values.unit !== 'none' &&
            leftOf(values) !== 0 &&
            `Together they are ${values.unit === 'percent' ? '100%' : displayDollars(rent)}`,
        })
      }
      send={({ unit, from, ...values }, sending) => {
        const amounts = amountsOf({ unit, from, ...values });
        const all = tenants.map(({ tenant_id }, at) => ({ tenant_id, amount: amounts[at] ?? 0 }));
        const chosen = unit === 'none' ? { unit: 'percent' as const, shares: [] } : { unit, shares: all };
        return api.leases.setRentShares({ body: { lease_id: ledger.lease_id, from, ...chosen } }, sending);
      }}
      done="Shares saved."
      onSaved={async () => {
        await Promise.all([ledgerChanged(client), leaseChanged(client)]);
      }}
      onClose={onClose}
    >
      <Fields roommates={roommates} leftOf={leftOf} />
    </FormDialog>
  );
}

function Fields({ roommates, leftOf }: { roommates: Roommates; leftOf: (values: Values) => number }) {
  const { onChange, ...field } = useValueField<Values, 'unit'>('unit');
  const { setValue } = useFormContext<Values>();
  const [unit, from, shares] = useWatch<Values, ['unit', 'from', 'shares']>({
    name: ['unit', 'from', 'shares'],
  });
  /** The same parts in the other unit. */
  const onUnit = (next: Unit) => {
    onChange(next);
    const weights = shares.map(({ amount }) => BigInt(centsOf(amount)));
    if (next === 'none' || weights.every((weight) => weight === 0n)) return;
    const parts = splitByWeights(next === 'percent' ? wholePercent : roommates.rent, weights);
    for (const [at, part] of parts.entries()) setValue(`shares.${at}.amount`, typedOf(part));
  };
  const left = leftOf({ unit, from, shares });
  const amount =
    unit === 'percent' ? `${(Math.abs(left) / 100).toFixed(2)}%` : displayDollars(Math.abs(left));
  return (
    <>
      <ChoiceCards
        {...field}
        label="Shares in"
        columns={3}
        choices={roommates.set ? [...units, none] : units}
        onValue={onUnit}
      />
      {unit !== 'none' &&
        roommates.tenants.map(({ tenant_id, name }, at) => (
          <AmountField
            key={tenant_id}
            name={`shares.${at}.amount`}
            label={name}
            unit={unit === 'percent' ? '%' : 'USD'}
          />
        ))}
      {unit !== 'none' && left !== 0 && (
        <Muted aria-live="polite">{left > 0 ? `${amount} is left to share` : `${amount} too much`}</Muted>
      )}
      <DateField label="From" required {...useFormField('from')} />
    </>
  );
}
