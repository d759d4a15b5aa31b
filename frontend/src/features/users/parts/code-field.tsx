import type { ChangeEvent, Ref } from 'react';
import { authenticator } from '../../../../../shared/domain/profile';
import { TextField } from '../../../ui/fields/text-field';

export type CodeKind = 'app' | 'recovery';

export function codeProblem(kind: CodeKind, code: string): string | undefined {
  if (kind === 'recovery') return code.trim() === '' ? 'Enter one of your recovery codes' : undefined;
  return code.length === authenticator.digits ? undefined : `Enter the ${authenticator.digits} digits`;
}

/** Digits alone, however they were pasted. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, authenticator.digits);

type Field = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onBlur: () => void;
};

/** One code, in a field that phones fill from the app and password managers know. */
export function CodeField({
  kind,
  field,
  onCode,
  ref,
}: {
  kind: CodeKind;
  field: Field;
  onCode: (code: string) => void;
  ref: Ref<HTMLInputElement>;
}) {
  const { id, name, value, error, onBlur } = field;
  const shared = {
    ...{ id, name, value, error, onBlur, ref },
    dir: 'ltr',
    spellCheck: false,
    fontSize: 'xl',
    fontVariantNumeric: 'tabular-nums',
  };
  if (kind === 'recovery')
    return (
      <TextField
        {...shared}
        label="Recovery code"
        hint="One of those you kept when you turned this on. Each works once."
        autoComplete="off"
        autoCapitalize="characters"
        letterSpacing="0.08em"
        onChange={(event: ChangeEvent<HTMLInputElement>) => onCode(event.target.value)}
      />
    );
  return (
    <TextField
      {...shared}
      label="Six-digit code"
      hint="From your authenticator app. It changes every 30 seconds."
      autoComplete="one-time-code"
      inputMode="numeric"
      letterSpacing="0.3em"
      onChange={(event: ChangeEvent<HTMLInputElement>) => onCode(digitsOf(event.target.value))}
    />
  );
}
