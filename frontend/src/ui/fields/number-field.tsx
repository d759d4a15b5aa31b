import type { TypedNumber } from '../../../../shared/domain/typed-numbers';
import { TextField, type TextFieldProps } from './text-field';
import { useTypedNumber } from './use-typed-number';

/** A number as text with a phone's number keys: no spin buttons, no change by scrolling. */
export function NumberField({ typed, error, ...props }: TextFieldProps & { typed: TypedNumber }) {
  const { problem, events } = useTypedNumber(typed, props);
  return (
    <TextField
      inputMode={typed.read('1.5') === undefined ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      fontVariantNumeric="tabular-nums"
      {...props}
      {...events}
      error={problem ?? error}
    />
  );
}
