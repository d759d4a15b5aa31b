import { TextField, type TextFieldProps } from './text-field';

/** A number as text with a phone's number keys: no spin buttons, no change by scrolling. */
export const NumberField = ({ decimals = false, ...props }: TextFieldProps & { decimals?: boolean }) => (
  <TextField
    inputMode={decimals ? 'decimal' : 'numeric'}
    autoComplete="off"
    dir="ltr"
    fontVariantNumeric="tabular-nums"
    {...props}
  />
);
