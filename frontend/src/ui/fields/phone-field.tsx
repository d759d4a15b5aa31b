import type { ClipboardEvent } from 'react';
import { PatternFormat } from 'react-number-format';
import { nationalDigits } from '../../../../shared/domain/text';
import { Field, type FieldProps } from './field';
import { Input } from './text-field';

/** A US mobile number shown as `+1 (999) 999-9999` (PRP-07). `value` and `onValue` use its ten digits. */
export function PhoneField({
  label,
  error,
  hint,
  required,
  id,
  value,
  onValue,
  ...input
}: FieldProps & {
  id?: string;
  name?: string;
  value: string;
  onValue: (digits: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  autoComplete?: string;
}) {
  // The mask would read a pasted leading 1 as part of the area code.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    onValue(nationalDigits(event.clipboardData.getData('text')).slice(0, 10));
  };
  return (
    <Field {...{ label, error, hint, required, id }}>
      {(wiring) => (
        <PatternFormat
          customInput={Input}
          format="+1 (###) ###-####"
          placeholder="+1 (999) 999-9999"
          type="tel"
          dir="ltr"
          autoComplete="tel-national"
          {...input}
          value={value}
          onValueChange={(typed, { source }) => {
            if (source === 'event') onValue(nationalDigits(typed.value).slice(0, 10));
          }}
          onPaste={paste}
          {...wiring}
        />
      )}
    </Field>
  );
}
