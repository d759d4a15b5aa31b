import { typedNumbers } from '../../../../../../shared/domain/typed-numbers';
import { useFormField } from '../../../../forms/use-field';
import { NumberField } from '../../../../ui/fields/number-field';
import { Muted } from '../../../../ui/text';

type Props = { name: string; label: string; unit?: string; required?: boolean; hint?: string };

/** An amount of the surrounding form, its unit at its end. */
export const AmountField = ({ name, unit = 'USD', ...field }: Props) => (
  <NumberField
    {...field}
    typed={typedNumbers.amount}
    trailing={
      <Muted as="span" small me="3">
        {unit}
      </Muted>
    }
    {...useFormField(name)}
  />
);

/** A number of days of the surrounding form. */
export const DaysField = ({ name, ...field }: Omit<Props, 'unit'>) => (
  <NumberField {...field} typed={typedNumbers.days} {...useFormField(name)} />
);
