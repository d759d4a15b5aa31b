import { useWatch } from 'react-hook-form';
import { AmountField } from '../../../forms/amount-field';
import { useFormField } from '../../../forms/use-field';
import { SelectField } from '../../../ui/fields/select-field';
import { Columns } from '../../../ui/layout/columns';
import { type OfferValues, offerLengths } from './offer-values';

/** The length of the renewal, and its rent. */
export function OfferFields() {
  const { kind } = useWatch<OfferValues>();
  return (
    <Columns widths="1fr 1.5fr 1fr" from="sm" gap="4">
      <SelectField label="For" {...useFormField('months')}>
        {offerLengths.map((months) => (
          <option key={months} value={months}>
            {`${months} months`}
          </option>
        ))}
      </SelectField>
      <SelectField label="Rent" {...useFormField('kind')}>
        <option value="same">Stays the same</option>
        <option value="percent">Increases by percent</option>
        <option value="amount">Increases by an amount</option>
      </SelectField>
      {kind !== 'same' && (
        <AmountField name="amount" label="By" unit={kind === 'percent' ? '%' : 'USD'} required />
      )}
    </Columns>
  );
}
