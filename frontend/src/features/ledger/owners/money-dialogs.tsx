import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OwnerHolding, PropertyMoney } from '../../../../../shared/contract/owner-money';
import type { MoneyMethod } from '../../../../../shared/domain/ledger/owners/owner-money';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { AmountField } from '../../../forms/amount-field';
import { FormDialog, type FormDialogProps } from '../../../forms/form-dialog';
import { centsOf, typedOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { openFrom } from '../parts/ledger-words';
import { ledgerChanged } from '../queries';
import { canSend, moneyMethods } from './owner-words';

export type MoneyDialogProps = {
  money: PropertyMoney;
  onClose: () => void;
  ownerId?: string;
  /** Opens the other way to pay an owner. */
  onOther?: () => void;
};

export type Paid = { cents: string; paid_on: string; method: MoneyMethod; reference: string; memo: string };
export const paidToday = ({ today }: PropertyMoney): Paid => ({
  cents: '',
  paid_on: today,
  method: 'check',
  reference: '',
  memo: '',
});
export const paidProblems = ({ cents, paid_on }: Paid) => ({
  cents: centsOf(cents) <= 0 && 'Enter an amount above zero',
  paid_on: paid_on === '' && 'Choose a date',
});
export const bodyOf = ({ cents, memo, reference, ...facts }: Paid) => ({
  ...facts,
  cents: centsOf(cents),
  memo: memo.trim(),
  reference: reference.trim(),
});

/** One entry of a property's own book in a dialog. */
export function MoneyDialog<V extends FieldValues>(props: Omit<FormDialogProps<V>, 'onSaved'>) {
  const client = useQueryClient();
  return <FormDialog {...props} onSaved={() => ledgerChanged(client)} />;
}

export const MemoField = () => (
  <TextField
    label="Memo (optional)"
    hint="Owners see this on their statement"
    maxLength={limits.descriptionCharacters}
    {...useFormField('memo')}
  />
);

export function MethodField() {
  const { onChange, ...method } = useValueField<Paid, 'method'>('method');
  return <ChoiceCards {...method} label="Paid by" columns={3} choices={moneyMethods} onValue={onChange} />;
}

type PaidFieldsProps = { money: PropertyMoney; by?: ReactNode; reference?: string };

export function PaidFields({ money, by, reference = 'Number of the check or transfer' }: PaidFieldsProps) {
  return (
    <>
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <AmountField name="cents" label="Amount" required />
        <DateField
          label="Paid on"
          required
          min={openFrom(money)}
          max={money.today}
          {...useFormField('paid_on')}
        />
      </Columns>
      {by}
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <TextField
          label="Reference (optional)"
          hint={reference}
          maxLength={limits.textCharacters}
          {...useFormField('reference')}
        />
        <MemoField />
      </Columns>
    </>
  );
}

type OfOwner = Paid & { owner_id: string };

const OwnerField = ({ money: { owners } }: { money: PropertyMoney }) => (
  <SelectField
    label="Owner"
    options={owners.map(({ owner_id, name }) => ({ value: owner_id, label: name }))}
    {...useFormField('owner_id')}
  />
);

/** Money that an owner paid in. */
export function ContributionDialog({ money, onClose }: MoneyDialogProps) {
  return (
    <MoneyDialog<OfOwner>
      title="Record a contribution"
      lead={`Money that an owner paid in for ${money.property_title}. It belongs to that owner alone.`}
      button="Record the contribution"
      values={{ ...paidToday(money), owner_id: money.owners[0]?.owner_id ?? '' }}
      problems={(typed) => problemsOf(paidProblems(typed))}
      send={({ owner_id, ...paid }, sending) => {
        const body = { property_id: money.property_id, owner_id, ...bodyOf(paid) };
        return api.ledger.addContribution({ body }, sending);
      }}
      done="Contribution recorded."
      onClose={onClose}
    >
      <OwnerField money={money} />
      <PaidFields money={money} by={<MethodField />} />
    </MoneyDialog>
  );
}

/** Why the provider does not send it. */
const unsent = ({ name, bank_ready: isReady }: OwnerHolding): string =>
  isReady
    ? 'Nothing of it has cleared at the payment provider.'
    : `${name} has no bank account that the payment provider can pay.`;

/** A distribution that was paid by check or transfer (D44). */
export function PayDialog({ money, onClose, ownerId }: MoneyDialogProps) {
  const owner = money.owners.find(({ owner_id }) => owner_id === ownerId);
  const most = owner?.distributable ?? 0;
  return (
    <MoneyDialog<Paid>
      title={`Pay ${owner?.name ?? ''}`}
      lead={`At most ${displayDollars(most)} of ${money.property_title}: cleared money less the reserve and fees due. This records a payment you make yourself. ${owner && !canSend(owner) ? unsent(owner) : ''}`.trim()}
      button="Record the payment"
      values={{ ...paidToday(money), cents: typedOf(most) }}
      problems={(typed) => {
        const problems = paidProblems(typed);
        const over = centsOf(typed.cents) > most && `At most ${displayDollars(most)} is possible`;
        return problemsOf({ ...problems, cents: problems.cents || over });
      }}
      send={(paid, sending) => {
        const body = { property_id: money.property_id, owner_id: ownerId ?? '', ...bodyOf(paid) };
        return api.ledger.payOwner({ body }, sending);
      }}
      done="Distribution recorded."
      onClose={onClose}
    >
      <PaidFields money={money} by={<MethodField />} />
    </MoneyDialog>
  );
}

/** What the provider paid out to the bank, as the bank’s statement says it. */
export function PayoutDialog({ money, onClose }: MoneyDialogProps) {
  const most = money.at_provider;
  return (
    <MoneyDialog<Paid>
      title="Record a payout of the payment provider"
      lead={`${displayDollars(most)} of ${money.property_title} has cleared at the payment provider. Record what arrived at your bank, then match it to the bank line. Nobody’s balance changes.`}
      button="Record the payout"
      values={{ ...paidToday(money), method: 'transfer', cents: typedOf(most) }}
      problems={(typed) => {
        const problems = paidProblems(typed);
        const over = centsOf(typed.cents) > most && `At most ${displayDollars(most)} is possible`;
        return problemsOf({ ...problems, cents: problems.cents || over });
      }}
      send={(paid, sending) => {
        const { method: _, ...facts } = bodyOf(paid);
        return api.ledger.recordPayout({ body: { property_id: money.property_id, ...facts } }, sending);
      }}
      done="Payout recorded."
      onClose={onClose}
    >
      <PaidFields money={money} />
    </MoneyDialog>
  );
}
