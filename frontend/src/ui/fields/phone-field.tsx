import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { isMobile, nationalDigits, phoneMask } from '../../../../shared/domain/phone';
import { Field, type FieldProps } from './field';
import { Input } from './text-field';

const digitsBefore = (text: string, place: number): number => text.slice(0, place).replace(/\D/g, '').length;

/** The caret position after so many digits of a text. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  while (place < text.length && digitsBefore(text, place) < digits) place += 1;
  return place;
}

/**
 * A US mobile number shown as `+1 (999) 999-9999` (PRP-07). `value` and `onValue` use its ten digits; any
 * other text stays as entered, and the rules refuse it.
 */
export function PhoneField({
  label,
  error,
  hint,
  required,
  id,
  value,
  onValue,
  onBlur,
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
  const [entered, setEntered] = useState('');
  const isEntered = nationalDigits(entered) === value;
  const shown = isEntered && value === '' ? entered : phoneMask(value);
  const take = (text: string) => {
    setEntered(text);
    onValue(nationalDigits(text));
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = target;
    const isLonger = text.length > shown.length && text.startsWith(shown);
    // The mask writes digits as they arrive; only the whole entry tells a country code from an area code.
    const whole = isLonger && isEntered ? entered + text.slice(shown.length) : text;
    const place = target.selectionStart ?? text.length;
    const digits = nationalDigits(whole);
    take(text.length < shown.length && digits === '' ? '' : whole);
    if (place === text.length) return;
    const mask = phoneMask(digits);
    target.value = mask;
    const caret = placeAfter(mask, digitsBefore(text, place));
    target.setSelectionRange(caret, caret);
  };
  /** Pasting a whole number replaces the field's text. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!isMobile(nationalDigits(pasted))) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(wiring) => (
        <Input
          placeholder="+1 (999) 999-9999"
          type="tel"
          dir="ltr"
          autoComplete="tel-national"
          {...input}
          value={shown}
          onChange={change}
          onPaste={paste}
          onBlur={() => {
            setEntered(value === '' ? '' : value);
            onBlur?.();
          }}
          {...wiring}
        />
      )}
    </Field>
  );
}
