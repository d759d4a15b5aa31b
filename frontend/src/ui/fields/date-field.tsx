import { TextField, type TextFieldProps } from './text-field';

/** A calendar day, `YYYY-MM-DD`, by the browser's own picker. */
export const DateField = (props: TextFieldProps) => <TextField dir="ltr" {...props} type="date" />;
