import { type ChangeEvent, createContext, useContext } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { sanitizeInput } from './sanitize-input';

/** Returns the part of the typed text that the field keeps. */
export type Sanitize = (typed: string) => string;

type Registered = {
  readonly field: UseFormRegisterReturn;
  readonly errors: unknown;
  readonly sanitize?: Sanitize;
  readonly prefix?: string;
};

/** Stands before the ids of a dialog’s fields over a page that has the same fields. */
export const FieldIdPrefix = createContext('');

const sentenceAt = (errors: unknown, name: string): string | undefined => {
  const message: unknown = get(errors, `${name}.message`) ?? get(errors, `${name}.root.message`);
  return typeof message === 'string' ? message : undefined;
};

/** Props of an input: its name, which is also its id, its error, and the sanitizer. */
export const inputProps = ({ field, errors, sanitize, prefix = '' }: Registered) => ({
  ...field,
  id: `${prefix}${field.name}`,
  error: sentenceAt(errors, field.name),
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
    if (sanitize && event.target instanceof HTMLInputElement) sanitizeInput(event.target, sanitize);
    return field.onChange(event);
  },
});

/** Props of an input in the surrounding form. An error re-renders only this input. */
export function useFormField(name: string, sanitize?: Sanitize) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  return inputProps({ field: register(name), errors, sanitize, prefix: useContext(FieldIdPrefix) });
}

/** A field of the surrounding form whose value is not text: a choice, a list, photos. */
export function useValueField<V extends FieldValues, N extends FieldPath<V>>(name: N) {
  const { control } = useFormContext<V>();
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control, name });
  return { ...field, id: `${useContext(FieldIdPrefix)}${name}`, error: sentenceAt(errors, name) };
}
