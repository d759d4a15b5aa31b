import { useWatch } from 'react-hook-form';
import { useFormField } from '../../../forms/use-field';
import { Columns } from '../../../ui/columns';
import { SelectField } from '../../../ui/fields/select-field';
import { AmountField } from '../draft/money/amount-field';
import { type OfferValues, offerLengths } from './offer-values';

/** For how long, and what becomes of the rent. */
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
        <option value="percent">Rises by percent</option>
        <option value="amount">Rises by an amount</option>
      </SelectField>
      {kind !== 'same' && (
        <AmountField name="amount" label="By" unit={kind === 'percent' ? '%' : 'USD'} required />
      )}
    </Columns>
  );
}
