import type { ChangeEvent, Ref } from 'react';
import { authenticator } from '../../../../../shared/domain/people/profile';
import type { QuickForm } from '../../../forms/use-quick-form';
import { TextField } from '../../../ui/fields/text-field';

export type CodeKind = 'app' | 'recovery';

export function codeProblem(kind: CodeKind, code: string): string | undefined {
  if (kind === 'recovery') return code.trim() === '' ? 'Enter one of your recovery codes' : undefined;
  return code.length === authenticator.digits ? undefined : `Enter the ${authenticator.digits} digits`;
}

/** Pasted codes may contain spaces or dashes. */
const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, authenticator.digits);

/** One code. Phones and password managers can fill it; six digits submit themselves. */
export function CodeField({
  kind,
  field,
  ref,
}: {
  kind: CodeKind;
  field: ReturnType<QuickForm<'code'>['field']>;
  ref: Ref<HTMLInputElement>;
}) {
  const shared = {
    ...field,
    ref,
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
        hint="One of the codes you saved when you turned this on. Each works once."
        autoComplete="off"
        autoCapitalize="characters"
        letterSpacing="0.08em"
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
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        target.value = digitsOf(target.value);
        field.onChange();
        if (target.value.length === authenticator.digits) target.form?.requestSubmit();
      }}
    />
  );
}
