import { Select, type SelectProps } from '../primitives/select';
import { Field, type FieldProps } from './field';

export const SelectField = ({
  label,
  error,
  hint,
  required,
  id,
  ...select
}: FieldProps & Omit<SelectProps, 'required'>) => (
  <Field label={label} error={error} hint={hint} required={required} id={id}>
    {(wiring) => <Select {...select} {...wiring} />}
  </Field>
);
