import { Select, type SelectProps } from '../select';
import { Field, type FieldProps } from './field';

export const SelectField = ({
  label,
  error,
  hint,
  required,
  id,
  ...select
}: FieldProps & Omit<SelectProps, 'required'>) => (
  <Field {...{ label, error, hint, required, id }}>{(wiring) => <Select {...select} {...wiring} />}</Field>
);
