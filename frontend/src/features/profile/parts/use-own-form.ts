import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldErrors, type Path, type Resolver, useForm } from 'react-hook-form';
import { now } from '../../../api/clock';
import { saidBy } from './said';

type Texts = Record<string, string>;
type Problems<V extends Texts> = { readonly [K in keyof V]?: string | undefined };

// The library’s types of a form do not follow a type that is still open: hence the two `as`.
function resolverOf<V extends Texts>(check: (values: V) => Problems<V>): Resolver<V> {
  return (values) => {
    const found = Object.entries(check(values)).filter(([, said]) => said !== undefined);
    if (found.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

/** A form of texts: checked when a field is left, then while typing; what the server says goes to its field, or above the form. */
export function useOwnForm<V extends Texts>({
  initial,
  check,
  send,
}: {
  initial: V;
  check: (values: V) => Problems<V>;
  send: (values: V) => Promise<void>;
}) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<V>({
    defaultValues: initial as DefaultValues<V>,
    mode: 'onTouched',
    resolver: resolverOf(check),
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const isKnown = (name: string): name is Path<V> & string => Object.hasOwn(initial, name);
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await send(values);
    } catch (error) {
      const said = saidBy(error, now());
      const known = Object.entries(said.fields).filter(([name]) => isKnown(name));
      known.forEach(([name, message], index) => {
        if (isKnown(name)) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      });
      if (known.length === 0) setFailure(said.failure ?? Object.values(said.fields)[0]);
    }
  });
  const errorOf = (name: Path<V>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return {
    form,
    failure,
    isDirty,
    pending: isSubmitting,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    errorOf,
    /** Everything an input needs. */
    field: (name: Path<V>) => ({ ...form.register(name), error: errorOf(name) }),
  };
}
