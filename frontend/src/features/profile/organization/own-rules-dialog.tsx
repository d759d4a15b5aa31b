import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { OrganizationSettings, OwnFees } from '../../../../../shared/contract/organization-settings';
import { problemsOf } from '../../../../../shared/domain/problem';
import type { LateFeeMode } from '../../../../../shared/domain/settings/fee-settings';
import { api } from '../../../api/client';
import { FormDialog } from '../../../forms/form-dialog';
import { typedOf } from '../../../forms/typed-cents';
import { useFormField, useValueField } from '../../../forms/use-field';
import { FieldError } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { type ChosenProperty, PropertyPicker } from '../../properties/pickers/property-picker';
import { organizationSettingsQuery } from '../queries';
import { inherited, lateFeeModes } from './fee-words';
import { ReturnedFeeFields, returnedFeeOf, returnedFeeProblems } from './returned-fee-form';

type Values = {
  chosen: readonly ChosenProperty[];
  ownMode: LateFeeMode | 'inherit';
  ownReturned: 'inherit' | 'own';
  ownAmount: string;
  ownAutomatic: boolean;
};

const feeOf = ({ ownAmount, ownAutomatic }: Values) => ({ amount: ownAmount, isAutomatic: ownAutomatic });

type Props = {
  /** The property whose rules are changed; undefined to choose some. */
  of: OwnFees | undefined;
  /** Every property that has, or had, rules of its own. */
  known: readonly OwnFees[];
  returnedFee: OrganizationSettings['fees']['returned_fee'];
  onClose: () => void;
};

/** Rules of some properties, or that they go by the organization again. */
export function OwnRulesDialog({ of, known, returnedFee, onClose }: Props) {
  const client = useQueryClient();
  const fee = of?.returned_fee ?? returnedFee;
  const send = async (values: Values) => {
    for (const { id } of values.chosen) {
      const version = known.find(({ property_id }) => property_id === id)?.version ?? 0;
      const returned_fee = values.ownReturned === 'own' ? returnedFeeOf(feeOf(values)) : ('inherit' as const);
      const body = { property_id: id, version, late_fees: values.ownMode, returned_fee };
      await api.profile.changeFeeSettings({ body });
    }
  };
  return (
    <FormDialog<Values>
      title={of ? `Rules of ${of.property_title}` : 'Rules of a property'}
      lead="They hold from today on, for all leases of the property."
      button="Save"
      values={{
        chosen: of ? [{ id: of.property_id, title: of.property_title }] : [],
        ownMode: of?.late_fees?.mode ?? 'inherit',
        ownReturned: of?.returned_fee ? 'own' : 'inherit',
        ownAmount: typedOf(fee.cents),
        ownAutomatic: fee.isAutomatic,
      }}
      problems={(values) => [
        ...problemsOf({
          chosen: values.chosen.length === 0 && 'Choose a property',
          ownAmount:
            values.ownReturned === 'own' &&
            returnedFeeProblems(feeOf(values)).map(({ message }) => message)[0],
        }),
      ]}
      send={send}
      done="Saved."
      onSaved={() => client.invalidateQueries(organizationSettingsQuery)}
      onClose={onClose}
    >
      <Fields isNew={of === undefined} />
    </FormDialog>
  );
}

const modes = [inherited, ...lateFeeModes.map(({ value, label }) => ({ value, label }))];
const fees = [inherited, { value: 'own', label: 'Its own amount' }] as const;

function Fields({ isNew }: { isNew: boolean }) {
  const returned = useWatch<Values, 'ownReturned'>({ name: 'ownReturned' });
  return (
    <>
      {isNew && <ChosenProperties />}
      <SelectField label="Late fees" options={modes} {...useFormField('ownMode')} />
      <SelectField label="Returned payment fee" options={fees} {...useFormField('ownReturned')} />
      {returned === 'own' && <ReturnedFeeFields amount="ownAmount" automatic="ownAutomatic" />}
    </>
  );
}

/** Which properties a dialog is about. */
export function ChosenProperties() {
  const { value, onChange, error, id } = useValueField<Pick<Values, 'chosen'>, 'chosen'>('chosen');
  return (
    <div>
      <PropertyPicker chosen={value} onChosen={onChange} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
