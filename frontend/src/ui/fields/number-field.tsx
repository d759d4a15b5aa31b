import { TextField, type TextFieldProps } from './text-field';

/** A number as text with the number keys of a phone: no spin buttons, nothing changes by scrolling. The form's sanitizer keeps it clean. */
export const NumberField = ({ decimals = false, ...props }: TextFieldProps & { decimals?: boolean }) => (
  <TextField
    inputMode={decimals ? 'decimal' : 'numeric'}
    autoComplete="off"
    dir="ltr"
    fontVariantNumeric="tabular-nums"
    {...props}
  />
);
