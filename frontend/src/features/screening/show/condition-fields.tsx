import type { ApplicantDetails } from '../../../../../shared/contract/screening-shapes';
import { displayDollars } from '../../../../../shared/domain/money';
import type { Problem } from '../../../../../shared/domain/problem';
import { readCents } from '../../../../../shared/domain/screening/amounts';
import {
  asksForMore,
  type Conditions,
  usualDeposit,
} from '../../../../../shared/domain/screening/conditions';
import { AmountField } from '../../../forms/amount-field';
import { useFormField, useValueField } from '../../../forms/use-field';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../ui/fields/choice-cards';

/** Conditions as the dialog holds them; the deposit as it is typed. */
export type ConditionValues = {
  readonly terms: 'usual' | 'conditions';
  readonly deposit: string;
  readonly coSigner: boolean;
};

export const noConditions: ConditionValues = { terms: 'usual', deposit: '', coSigner: false };

export const conditionsOf = ({ terms, deposit, coSigner }: ConditionValues): Conditions | undefined =>
  terms === 'usual' ? undefined : { coSigner, ...(deposit !== '' && { deposit: readCents(deposit) }) };

const usualOf = (applicant: ApplicantDetails): number =>
  usualDeposit(applicant, readCents(applicant.deposit_amount));

export function conditionProblems(values: ConditionValues, applicant: ApplicantDetails): Problem[] {
  const conditions = conditionsOf(values);
  const usual = usualOf(applicant);
  if (!conditions || asksForMore(conditions, usual)) return [];
  const message =
    conditions.deposit === undefined
      ? 'Enter a deposit, require a co-signer, or both'
      : `Enter more than ${displayDollars(usual)}`;
  return [{ path: ['deposit'], message }];
}

const choices = [
  { value: 'usual', label: 'As applied for' },
  { value: 'conditions', label: 'With conditions', hint: 'A higher deposit, a co-signer, or both' },
] as const;

/** What an approval asks for beyond the usual. */
export function ConditionFields({ applicant }: { applicant: ApplicantDetails }) {
  const { onChange, ...terms } = useValueField<ConditionValues, 'terms'>('terms');
  return (
    <>
      <ChoiceCards {...terms} label="Approve" choices={choices} onValue={onChange} />
      {terms.value === 'conditions' && <Asked usual={usualOf(applicant)} />}
    </>
  );
}

const Asked = ({ usual }: { usual: number }) => (
  <>
    <AmountField
      name="deposit"
      label="Deposit"
      hint={
        usual > 0
          ? `The whole deposit, above the usual ${displayDollars(usual)}. Leave it empty to keep that.`
          : 'The whole deposit. Leave it empty to keep the usual one.'
      }
    />
    <CheckboxField
      label="Require a co-signer"
      hint="The lease can be sent once one is named in it."
      {...useFormField('coSigner')}
    />
  </>
);
