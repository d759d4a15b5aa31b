import { TextField, type TextFieldProps } from './text-field';

/** A local date, `YYYY-MM-DD`, with the browser's own picker. */
export const DateField = (props: TextFieldProps) => <TextField dir="ltr" {...props} type="date" />;
