import { type TypedNumber, typedNumbers } from '../../../shared/domain/typed-numbers';
import { NumberField } from '../ui/fields/number-field';
import { Muted } from '../ui/primitives/text';
import { useFormField } from './use-field';

type Props = {
  name: string;
  label: string;
  unit?: string;
  required?: boolean;
  hint?: string;
  /** Dollars and cents, unless it says otherwise. */
  typed?: TypedNumber;
};

/** An amount of the surrounding form, with its unit. */
export const AmountField = ({ name, unit = 'USD', typed = typedNumbers.amount, ...field }: Props) => (
  <NumberField
    {...field}
    typed={typed}
    trailing={
      <Muted as="span" small me="3">
        {unit}
      </Muted>
    }
    {...useFormField(name)}
  />
);

/** A number of days of the surrounding form. */
export const DaysField = ({ name, ...field }: Omit<Props, 'unit' | 'typed'>) => (
  <NumberField {...field} typed={typedNumbers.days} {...useFormField(name)} />
);
