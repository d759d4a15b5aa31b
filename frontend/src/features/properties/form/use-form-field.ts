import type { ChangeEvent } from 'react';
import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form';
import type { PropertyValues } from './property-values';
import { sanitizeInput } from './sanitize-input';

type Name = FieldPath<PropertyValues>;

/** The sentence that stands under a field. */
export function useFieldError(name: Name): string | undefined {
  const { errors } = useFormState<PropertyValues>({ name });
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' ? message : undefined;
}

/** A text input of the form: registered, named by its path, cleaned while typing, with its sentence. */
export function useFormField(name: Name, sanitize?: (typed: string) => string) {
  const { register } = useFormContext<PropertyValues>();
  const { onChange, onBlur, ref } = register(name);
  const error = useFieldError(name);
  return {
    id: name,
    name,
    ref,
    onBlur,
    error,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (sanitize) sanitizeInput(event.target, sanitize);
      return onChange(event);
    },
  };
}
