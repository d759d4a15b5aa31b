import { Select, type SelectProps } from '../select';
import { Field, type FieldProps } from './field';

/** A choice with its label, hint and sentence. */
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
